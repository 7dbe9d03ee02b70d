/* Discard Inferno by a chart, many random rounds.

   Arguments: rounds, a seed, and for each open card from the deuce up the least hand to bet two
   antes with and the least to bet one. Printed: the mean in antes and the standard deviation,
   how often each bet is made, and how often the dealer has each number of cards left. */

#include "hand.h"

enum { FIRST_HIGH = 7, OWN = 6, DEALERS = 7 };

static const double BLIND[] = {0, 0, 0, 1, 1.5, 2, 3, 10, 50, 500};

int main(int count, char **given) {
  Value two[13], one[13];
  int pack[52], cards = OWN + DEALERS;
  double sum = 0, squares = 0, rounds = atof(given[1]);
  Wide bets[4] = {0}, left[DEALERS + 1] = {0};
  if (count != 3 + 26) return 1;
  begin();
  seed(strtoull(given[2], 0, 10));
  for (int i = 0; i < 13; i++) {
    two[i] = strtoul(given[3 + 2 * i], 0, 10);
    one[i] = strtoul(given[4 + 2 * i], 0, 10);
  }
  for (int i = 0; i < 52; i++) pack[i] = i;
  for (double round = 0; round < rounds; round++) {
    int own[4] = {0}, dealers[4] = {0}, at = OWN, bet;
    deal(pack, 52, cards);
    for (int i = 0; i < OWN; i++) own[SUIT(pack[i])] |= 1 << RANK(pack[i]);
    while (at < cards - 1 && RANK(pack[at]) >= FIRST_HIGH) at++; /* the last is kept */
    for (int i = at; i < cards; i++) dealers[SUIT(pack[i])] |= 1 << RANK(pack[i]);
    Value mine = value_of(own), theirs = value_of(dealers);
    int up = RANK(pack[OWN]), made = mine >> 26;
    bet = mine >= two[up] ? (made >= TRIPS ? 3 : 2) : mine >= one[up];
    double net = !bet || mine < theirs ? -2 - bet : mine > theirs ? 1 + bet + BLIND[made] : 0;
    bets[bet]++;
    left[cards - at]++;
    sum += net;
    squares += net * net;
  }
  double mean = sum / rounds;
  printf("%.10f %.10f", mean, sqrt(squares / rounds - mean * mean));
  for (int i = 0; i < 4; i++) printf(" %.10f", bets[i] / rounds);
  for (int i = 1; i <= 4; i++) printf(" %.10f", left[i] / rounds);
  return 0;
}
