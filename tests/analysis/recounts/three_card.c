/* Three Card Poker, every deal, beside one open card of the bank's.

   Printed: deals folded, those in which the bank does not qualify, is beaten, ties and wins, each
   deal once for every card of the bank's that may lie open. */

#include "hand.h"

enum { T_HIGH, T_PAIR, T_FLUSH, T_STRAIGHT, T_TRIPS, T_STRAIGHT_FLUSH, QUEEN = 10, HANDS = 22100 };
enum { FOLDED, SHORT, BEATEN, LEVEL, WINS, ENDS };

static Value value_of_three(int a, int b, int c) {
  int ranks = 1 << RANK(a) | 1 << RANK(b) | 1 << RANK(c);
  int flush = SUIT(a) == SUIT(b) && SUIT(b) == SUIT(c), high = top(ranks);
  if (__builtin_popcount(ranks) == 1) return OF(T_TRIPS) | high;
  if (__builtin_popcount(ranks) == 2) {
    int pair = RANK(a) == RANK(b) || RANK(a) == RANK(c) ? RANK(a) : RANK(b);
    return OF(T_PAIR) | pair << 4 | top(ranks & ~(1 << pair));
  }
  int run = ranks >> (high - 2) == 7 ? high : ranks == (1 << 12 | 3) ? 1 : 0;
  if (run) return OF(flush ? T_STRAIGHT_FLUSH : T_STRAIGHT) | run;
  return OF(flush ? T_FLUSH : T_HIGH) | ranks;
}

int main(void) {
  static int cards[HANDS][3];
  static Value values[HANDS];
  static Wide masks[HANDS];
  Wide came[ENDS] = {0};
  int many = 0;
  for (int a = 0; a < 52; a++)
    for (int b = 0; b < a; b++)
      for (int c = 0; c < b; c++, many++) {
        int held[] = {a, b, c};
        memcpy(cards[many], held, sizeof held);
        values[many] = value_of_three(a, b, c);
        masks[many] = 1ull << a | 1ull << b | 1ull << c;
      }
  for (int i = 0; i < HANDS; i++) {
    int met[52][ENDS] = {0};
    for (int j = 0; j < HANDS; j++)
      if (!(masks[i] & masks[j])) {
        int end = values[j] < OF(T_HIGH) + (1 << QUEEN) ? SHORT
                  : values[j] < values[i]              ? BEATEN
                  : values[j] == values[i]             ? LEVEL
                                                       : WINS;
        for (int k = 0; k < 3; k++) met[cards[j][k]][end]++;
      }
    for (int card = 0; card < 52; card++) {
      int all = 0, *by = met[card];
      for (int end = 0; end < ENDS; end++) all += by[end];
      if (by[SHORT] + 2 * by[BEATEN] - 2 * by[WINS] <= -all) came[FOLDED] += all;
      else
        for (int end = SHORT; end < ENDS; end++) came[end] += by[end];
    }
  }
  for (int end = 0; end < ENDS; end++) printf("%llu ", (unsigned long long)came[end]);
  return 0;
}
