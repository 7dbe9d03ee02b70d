/* Fast Action Hold'em: six decks, both sides keep two of four cards by the house way of 7.2.

   Arguments: rounds and a seed. Printed: how often the player wins, how often hands are equal,
   and how often his hand is of each kind, the weakest first. */

#include "hand.h"

enum { DECKS = 6, PACK = 52 * DECKS, TEN = 8, JACK = 9, ACE = 12, EIGHT = 6 };
enum { F_HIGH, F_PAIR, F_TWO, F_TRIPS, F_STRAIGHT, F_FLUSH, F_FULL, F_QUADS, F_FIVE, F_RUN,
       F_ROYAL, F_FIVE_SUITED, KINDS };

static Value value_of_seven(const int *cards) {
  int held[13] = {0}, suited[4][13] = {{0}}, suits[4] = {0}, ranks[4] = {0}, all = 0, flush = -1;
  int five = -1, four = -1, three = -1, pair = -1, other = -1;
  for (int i = 0; i < 7; i++) {
    int rank = RANK(cards[i]), suit = SUIT(cards[i]);
    held[rank]++;
    suits[suit]++;
    suited[suit][rank]++;
    ranks[suit] |= 1 << rank;
    all |= 1 << rank;
  }
  for (int i = 0; i < 4; i++)
    if (suits[i] >= 5) flush = i;
  for (int rank = 12; rank >= 0; rank--) {
    if (held[rank] >= 5) five = rank;
    else if (held[rank] == 4) four = rank;
    else if (held[rank] == 3 && three < 0) three = rank;
    else if (held[rank] >= 2) { /* a second three counts as a pair */
      if (pair < 0) pair = rank;
      else if (other < 0) other = rank;
    }
  }
  if (five >= 0 && flush >= 0 && suited[flush][five] >= 5) return OF(F_FIVE_SUITED) | five << 16;
  if (flush >= 0 && RUN[ranks[flush]])
    return RUN[ranks[flush]] == 13 ? OF(F_ROYAL) : OF(F_RUN) | RUN[ranks[flush]] << 16;
  if (five >= 0) return OF(F_FIVE) | five << 16;
  if (four >= 0) return OF(F_QUADS) | four << 16 | kickers(all & ~(1 << four), 1, 12);
  if (three >= 0 && pair >= 0) return OF(F_FULL) | three << 16 | pair << 12;
  if (flush >= 0) {
    Value found = OF(F_FLUSH);
    for (int rank = 12, many = 5, at = 16; rank >= 0; rank--)
      for (int i = 0; i < suited[flush][rank] && many; i++, many--, at -= 4)
        found |= (Value)(rank + 1) << at;
    return found;
  }
  if (RUN[all]) return OF(F_STRAIGHT) | RUN[all] << 16;
  if (three >= 0) return OF(F_TRIPS) | three << 16 | kickers(all & ~(1 << three), 2, 12);
  if (other >= 0) {
    int rest = all & ~(1 << pair) & ~(1 << other);
    return OF(F_TWO) | pair << 16 | other << 12 | kickers(rest, 1, 8);
  }
  if (pair >= 0) return OF(F_PAIR) | pair << 16 | kickers(all & ~(1 << pair), 3, 12);
  return OF(F_HIGH) | kickers(all, 5, 16);
}

/* The line of 7.2 that two cards answer to; the last two are for the two highest alone. */
static int line_of(int high, int low, int suited, int are_top) {
  if (high == low) return high >= EIGHT ? 1 : suited ? 3 : 4;
  if (high == ACE) return low >= JACK ? 2 : suited ? 5 : low == TEN ? 7 : 8;
  if (low >= TEN) return suited ? 6 : 7;
  if (high >= JACK) return suited ? 9 : 10;
  if (high == low + 1) return suited ? 11 : 12;
  return are_top ? (suited ? 13 : 14) : 99;
}

/* Within a line: higher ranks, then suited cards, then suits by the alphabet. */
static void keep_two(const int *four, int *kept) {
  int top[2] = {-1, -1};
  long best = 1L << 60;
  for (int i = 0; i < 4; i++) {
    int rank = RANK(four[i]);
    if (rank > top[0]) {
      top[1] = top[0];
      top[0] = rank;
    } else if (rank > top[1]) top[1] = rank;
  }
  for (int i = 0; i < 4; i++)
    for (int j = 0; j < 4; j++) {
      int high = RANK(four[i]), low = RANK(four[j]), a = SUIT(four[i]), b = SUIT(four[j]);
      if (i == j || high < low || (high == low && a > b)) continue;
      int line = line_of(high, low, a == b, high == top[0] && low == top[1]);
      long order = ((((line * 16L + 15 - high) * 16 + 15 - low) * 2 + (a != b)) * 4 + a) * 4 + b;
      if (line < 99 && order < best) {
        best = order;
        kept[0] = four[i];
        kept[1] = four[j];
      }
    }
}

int main(int count, char **given) {
  int pack[PACK];
  double rounds = atof(given[1]);
  Wide wins = 0, ties = 0, kinds[KINDS] = {0};
  if (count != 3) return 1;
  begin();
  seed(strtoull(given[2], 0, 10));
  for (int i = 0; i < PACK; i++) pack[i] = i % 52;
  for (double round = 0; round < rounds; round++) {
    int own[7], dealers[7];
    deal(pack, PACK, 13);
    keep_two(pack, own);
    keep_two(pack + 4, dealers);
    memcpy(own + 2, pack + 8, 5 * sizeof(int));
    memcpy(dealers + 2, pack + 8, 5 * sizeof(int));
    Value mine = value_of_seven(own), theirs = value_of_seven(dealers);
    wins += mine > theirs;
    ties += mine == theirs;
    kinds[mine >> 26]++;
  }
  printf("%.10f %.10f", wins / rounds, ties / rounds);
  for (int i = 0; i < KINDS; i++) printf(" %.10f", kinds[i] / rounds);
  return 0;
}
