/* Flushes Gone Wild by a rule, many random rounds.

   Arguments: rounds, a seed, and the weakest flush to play as a rank for each of its two cards.
   Printed: the mean in antes and the standard deviation, and how often a hand is folded, loses,
   ties, and wins by each margin. */

#include "hand.h"

enum { OWN = 5, BOARD = 2, ALL = 2 * OWN + BOARD, FOLDED = 0, LOST = 1, TIED = 2, WON = 3 };

static const double BLIND[] = {0, 0, 3, 5, 25, 200};

/* Its length, then its ranks from the three up; each deuce is the highest rank that is missing. */
static int longest(const int *cards, int many) {
  int suits[4] = {0}, deuces = 0, best = 0;
  for (int i = 0; i < many; i++) {
    if (RANK(cards[i])) suits[SUIT(cards[i])] |= 1 << (RANK(cards[i]) - 1);
    else deuces++;
  }
  for (int i = 0; i < 4; i++) {
    int ranks = suits[i];
    for (int j = 0; j < deuces; j++) ranks |= 1 << top(~ranks & 0xFFF);
    int value = __builtin_popcount(ranks) << 12 | ranks;
    if (value > best) best = value;
  }
  return best;
}

int main(int count, char **given) {
  int pack[52], mine[OWN + BOARD], theirs[OWN + BOARD];
  double sum = 0, squares = 0, rounds = atof(given[1]);
  Wide came[WON + 6] = {0};
  if (count != 5) return 1;
  seed(strtoull(given[2], 0, 10));
  int least = 2 << 12 | 1 << (atoi(given[3]) - 1) | 1 << (atoi(given[4]) - 1);
  for (int i = 0; i < 52; i++) pack[i] = i;
  for (double round = 0; round < rounds; round++) {
    int end = FOLDED;
    double net = -2;
    deal(pack, 52, ALL);
    if (longest(pack, OWN) >= least) {
      memcpy(mine, pack, sizeof mine); /* five, then the board */
      memcpy(theirs, pack + OWN, sizeof theirs); /* the board, then five */
      int own = longest(mine, OWN + BOARD), dealers = longest(theirs, OWN + BOARD);
      int margin = (own >> 12) - (dealers >> 12);
      end = own < dealers ? LOST : own == dealers ? TIED : WON + margin;
      net = end == LOST ? -4 : end == TIED ? 0 : 3 + BLIND[margin];
    }
    came[end]++;
    sum += net;
    squares += net * net;
  }
  double mean = sum / rounds;
  printf("%.10f %.10f", mean, sqrt(squares / rounds - mean * mean));
  for (int i = 0; i < WON + 6; i++) printf(" %.10f", came[i] / rounds);
  return 0;
}
