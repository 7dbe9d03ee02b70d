/* Four Card Poker by a chart: every hand of five for Aces Up, then many random rounds.

   Arguments: rounds, a seed, and for each open card from the deuce up the least hand to bet three
   antes with and the least to bet one. Printed: how many hands of five are of each kind, pairs of
   aces apart; the mean of the ante and its standard deviation; how often each bet is made; how
   often a hand of each kind is beaten. */

#include "hand.h"

enum { F_HIGH, F_PAIR, F_TWO_PAIR, F_STRAIGHT, F_FLUSH, F_TRIPS, F_STRAIGHT_FLUSH, F_QUADS, KINDS };
enum { OWN = 5, DEALERS = 6 };

static const int BONUS[KINDS] = {0, 0, 0, 0, 0, 2, 20, 25};

/* The highest of four ranks in a row, the four being 3 and the ace 13; 0 where there are none. */
static int run_of_four(int ranks) {
  int wide = ranks << 1 | (ranks >> 12 & 1);
  int four = wide & wide >> 1 & wide >> 2 & wide >> 3;
  return four ? top(four) + 3 : 0;
}

/* The best four of five or six cards. */
static Value best_four(const int *cards, int many) {
  int suits[4] = {0}, ranks = 0, two = 0, three = 0, four = 0, flush = 0;
  for (int i = 0; i < many; i++) {
    int bit = 1 << RANK(cards[i]);
    suits[SUIT(cards[i])] |= bit;
    four |= three & bit;
    three |= two & bit;
    two |= ranks & bit;
    ranks |= bit;
  }
  if (four) return OF(F_QUADS) | (top(four) + 1) << 16;
  for (int i = 0; i < 4; i++)
    if (__builtin_popcount(suits[i]) >= 4) flush = suits[i];
  if (run_of_four(flush)) return OF(F_STRAIGHT_FLUSH) | run_of_four(flush) << 16;
  if (three) return OF(F_TRIPS) | (top(three) + 1) << 16 | kickers(ranks & ~(1 << top(three)), 1, 12);
  if (flush) return OF(F_FLUSH) | kickers(flush, 4, 16);
  if (run_of_four(ranks)) return OF(F_STRAIGHT) | run_of_four(ranks) << 16;
  if (!two) return OF(F_HIGH) | kickers(ranks, 4, 16);
  int best = top(two), rest = two & ~(1 << best);
  if (rest) return OF(F_TWO_PAIR) | (best + 1) << 16 | (top(rest) + 1) << 12;
  return OF(F_PAIR) | (best + 1) << 16 | kickers(ranks & ~(1 << best), 2, 12);
}

static void every_five(void) {
  Wide kinds[KINDS] = {0}, aces = 0;
  int own[OWN];
  for (own[0] = 0; own[0] < 52; own[0]++)
    for (own[1] = 0; own[1] < own[0]; own[1]++)
      for (own[2] = 0; own[2] < own[1]; own[2]++)
        for (own[3] = 0; own[3] < own[2]; own[3]++)
          for (own[4] = 0; own[4] < own[3]; own[4]++) {
            Value mine = best_four(own, OWN);
            kinds[mine >> 26]++;
            aces += mine >> 26 == F_PAIR && (mine >> 16 & 15) == 13;
          }
  for (int i = 0; i < KINDS; i++) printf("%llu ", (unsigned long long)kinds[i]);
  printf("%llu", (unsigned long long)aces);
}

int main(int count, char **given) {
  Value three[13], one[13];
  int pack[52];
  double sum = 0, squares = 0, rounds = atof(given[1]);
  Wide bets[4] = {0}, beaten[KINDS] = {0};
  if (count != 3 + 26) return 1;
  seed(strtoull(given[2], 0, 10));
  for (int i = 0; i < 13; i++) {
    three[i] = strtoul(given[3 + 2 * i], 0, 10);
    one[i] = strtoul(given[4 + 2 * i], 0, 10);
  }
  every_five();
  for (int i = 0; i < 52; i++) pack[i] = i;
  for (double round = 0; round < rounds; round++) {
    deal(pack, 52, OWN + DEALERS);
    Value mine = best_four(pack, OWN), theirs = best_four(pack + OWN, DEALERS);
    int up = RANK(pack[OWN]), bet = mine >= three[up] ? 3 : mine >= one[up];
    double net = !bet ? -1 : (mine >= theirs ? 1 + bet : -1 - bet) + BONUS[mine >> 26];
    bets[bet]++;
    if (mine != theirs) beaten[(mine < theirs ? mine : theirs) >> 26]++;
    sum += net;
    squares += net * net;
  }
  double mean = sum / rounds;
  printf(" %.10f %.10f", mean, sqrt(squares / rounds - mean * mean));
  for (int i = 0; i < 4; i++) printf(" %.10f", bets[i] / rounds);
  for (int i = 0; i < KINDS; i++) printf(" %.10f", beaten[i] / rounds);
  return 0;
}
