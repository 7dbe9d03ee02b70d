/* Let It Ride, every deal: three cards, the first community card, the second.

   Printed: deals by how many bets ride and what the five cards are. A bet rides where it does
   not lose on average, and is taken back where it does. */

#include "hand.h"

enum { TENS = 8, KINDS = 10 };

static const int PAYS[KINDS] = {-1, -1, 2, 3, 5, 8, 11, 50, 200, 1000};

static int kind_of(const int *cards) {
  int suits[4] = {0};
  for (int i = 0; i < 5; i++) suits[SUIT(cards[i])] |= 1 << RANK(cards[i]);
  Value found = value_of(suits);
  int pair = found >> 26 == PAIR && (int)(found >> 16 & 15) - 1 >= TENS;
  return (int)(found >> 26) + KINDS * pair; /* tens or better are a kind of their own */
}

int main(void) {
  static Wide came[4][KINDS + 2];
  static signed char kinds[52][52];
  int cards[5];
  begin();
  for (int a = 0; a < 52; a++)
    for (int b = 0; b < a; b++)
      for (int c = 0; c < b; c++) {
        int worth[52] = {0}, all = 0;
        for (int d = 0; d < 52; d++)
          for (int e = 0; e < 52; e++) {
            if (d == e || d == a || d == b || d == c || e == a || e == b || e == c) continue;
            int five[] = {a, b, c, d, e};
            memcpy(cards, five, sizeof cards);
            int kind = kind_of(cards), pays = kind > KINDS ? 1 : PAYS[kind];
            kinds[d][e] = kind > KINDS ? KINDS : kind;
            worth[d] += pays;
            all += pays;
          }
        for (int d = 0; d < 52; d++)
          for (int e = 0; e < 52; e++)
            if (d != e && d != a && d != b && d != c && e != a && e != b && e != c)
              came[1 + (all >= 0) + (worth[d] >= 0)][kinds[d][e]]++;
      }
  for (int bets = 1; bets < 4; bets++)
    for (int kind = 0; kind <= KINDS; kind++)
      printf("%llu ", (unsigned long long)came[bets][kind]);
  return 0;
}
