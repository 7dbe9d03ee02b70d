/* The ranks of poker hands, written apart from the package: a mask of ranks for each suit. */

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint32_t Value;  /* category, then ranks in fours of bits; what is missing is lowest */
typedef uint64_t Wide;

enum { HIGH, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS, STRAIGHT_FLUSH, ROYAL };

#define CARD(rank, suit) ((rank) * 4 + (suit))  /* the deuce is 0, the ace 12 */
#define RANK(card) ((card) >> 2)
#define SUIT(card) ((card) & 3)
#define OF(category) ((Value)(category) << 26)

static inline int top(int ranks) { return 31 - __builtin_clz(ranks); }

/* The highest of five ranks in a row, the five being 4 and the ace 13; 0 where there are none. */
static int run_of(int ranks) {
  int wide = ranks << 1 | (ranks >> 12 & 1);
  int five = wide & wide >> 1 & wide >> 2 & wide >> 3 & wide >> 4;
  return five ? top(five) + 4 : 0;
}

static signed char RUN[8192];

static void begin(void) {
  for (int ranks = 0; ranks < 8192; ranks++) RUN[ranks] = run_of(ranks);
}

/* So many of the highest ranks, the first at this bit. */
static Value kickers(int ranks, int many, int at) {
  Value found = 0;
  for (; many-- && ranks; at -= 4) {
    int best = top(ranks);
    found |= (Value)(best + 1) << at;
    ranks &= ~(1 << best);
  }
  return found;
}

/* The best five of seven cards of one deck, or of fewer. */
static Value value_of(const int suits[4]) {
  int a = suits[0], b = suits[1], c = suits[2], d = suits[3], all = a | b | c | d;
  for (int i = 0; i < 4; i++)
    if (__builtin_popcount(suits[i]) >= 5) {
      int run = RUN[suits[i]];
      if (run == 13) return OF(ROYAL);
      return run ? OF(STRAIGHT_FLUSH) | run << 16 : OF(FLUSH) | kickers(suits[i], 5, 16);
    }
  int four = a & b & c & d;
  int three = ((a & b & c) | (a & b & d) | (a & c & d) | (b & c & d)) & ~four;
  int two = ((a & b) | (a & c) | (a & d) | (b & c) | (b & d) | (c & d)) & ~three & ~four;
  int run = RUN[all];
  if (four) {
    int best = top(four);
    return OF(QUADS) | (best + 1) << 16 | kickers(all & ~(1 << best), 1, 12);
  }
  if (three) {
    int best = top(three), beside = (three & ~(1 << best)) | two;
    if (beside) return OF(FULL) | (best + 1) << 16 | (top(beside) + 1) << 12;
    if (!run) return OF(TRIPS) | (best + 1) << 16 | kickers(all & ~(1 << best), 2, 12);
  }
  if (run) return OF(STRAIGHT) | run << 16;
  if (!two) return OF(HIGH) | kickers(all, 5, 16);
  int best = top(two), second = two & ~(1 << best);
  if (!second) return OF(PAIR) | (best + 1) << 16 | kickers(all & ~(1 << best), 3, 12);
  int low = top(second), rest = all & ~(1 << best) & ~(1 << low);
  return OF(TWO_PAIR) | (best + 1) << 16 | (low + 1) << 12 | kickers(rest, 1, 8);
}

static Wide stream[2];

static inline Wide next(void) {
  Wide a = stream[0], b = stream[1];
  stream[0] = b;
  a ^= a << 23;
  stream[1] = a ^ b ^ (a >> 17) ^ (b >> 26);
  return stream[1] + b;
}

static void seed(Wide number) {
  stream[0] = number * 0x9E3779B97F4A7C15ull + 1;
  stream[1] = 0xD1B54A32D192ED03ull;
  for (int i = 0; i < 20; i++) next();
}

static inline int below(int most) { return (int)((next() >> 32) * (Wide)most >> 32); }

/* The first cards of a pack, dealt at random. */
static inline void deal(int *pack, int size, int many) {
  for (int i = 0; i < many; i++) {
    int j = i + below(size - i), held = pack[i];
    pack[i] = pack[j];
    pack[j] = held;
  }
}
