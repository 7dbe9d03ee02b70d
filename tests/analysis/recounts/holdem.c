/* Two cards against two on every board: Texas Hold'em Bonus and Never Fold'em, every deal.

   Written to the standard output as numbers: for each of 169 holdings the deals of the one by
   turn bet, river bet and how it comes out (a strong hand wins, another wins, tie, loss); then
   of the other by the call on the flop, win, tie or loss, and the category of the hand. */

#include "hand.h"

enum { HOLDINGS = 1326, BOARDS = 1176, OPPONENTS = 990 };

typedef struct { Value value; int holding; } Ranked;

static int first[HOLDINGS], second[HOLDINGS], kind[HOLDINGS];
static uint16_t won[BOARDS][HOLDINGS], tied[BOARDS][HOLDINGS];
static uint8_t category[BOARDS][HOLDINGS];
static double bonus[169][2][2][4], never_fold[169][2][3][10];
static Ranked ranked[HOLDINGS], spare[HOLDINGS];

static void name_holdings(void) {
  int at = 0;
  for (int a = 0; a < 52; a++)
    for (int b = a + 1; b < 52; b++, at++) {
      int high = RANK(b), low = RANK(a);
      first[at] = a;
      second[at] = b;
      kind[at] = SUIT(a) == SUIT(b) ? high * 13 + low : low * 13 + high;
    }
}

static void sort(int many) {
  static int starts[3][1024];
  Ranked *from = ranked, *to = spare;
  memset(starts, 0, sizeof starts);
  for (int i = 0; i < many; i++)
    for (int part = 0; part < 3; part++) starts[part][ranked[i].value >> 10 * part & 1023]++;
  for (int part = 0; part < 3; part++) {
    for (int i = 0, sum = 0; i < 1024; i++) {
      int here = starts[part][i];
      starts[part][i] = sum;
      sum += here;
    }
    for (int i = 0; i < many; i++)
      to[starts[part][from[i].value >> 10 * part & 1023]++] = from[i];
    Ranked *held = from;
    from = to;
    to = held;
  }
  memcpy(ranked, from, sizeof(Ranked) * many);
}

/* Every holding against every other on one board; `lead` is what each wins less what it loses. */
static void meet(const int *board, Wide gone, int at, int *lead) {
  int suits[4] = {0}, many = 0, seen[52] = {0}, before = 0;
  for (int i = 0; i < 5; i++) suits[SUIT(board[i])] |= 1 << RANK(board[i]);
  for (int h = 0; h < HOLDINGS; h++) {
    if ((gone >> first[h] | gone >> second[h]) & 1) continue;
    int with[4] = {suits[0], suits[1], suits[2], suits[3]};
    with[SUIT(first[h])] |= 1 << RANK(first[h]);
    with[SUIT(second[h])] |= 1 << RANK(second[h]);
    ranked[many].value = value_of(with);
    ranked[many].holding = h;
    category[at][h] = ranked[many++].value >> 26;
  }
  sort(many);
  for (int start = 0, end; start < many; start = end) {
    int level[52] = {0};
    for (end = start; end < many && ranked[end].value == ranked[start].value; end++) {
      level[first[ranked[end].holding]]++;
      level[second[ranked[end].holding]]++;
    }
    for (int i = start; i < end; i++) {
      int h = ranked[i].holding, a = first[h], b = second[h];
      won[at][h] = before - seen[a] - seen[b];
      tied[at][h] = end - start - level[a] - level[b] + 1;
      lead[h] = 2 * won[at][h] + tied[at][h] - OPPONENTS;
    }
    for (int i = start; i < end; i++) {
      seen[first[ranked[i].holding]]++;
      seen[second[ranked[i].holding]]++;
    }
    before += end - start;
  }
}

static void play_flop(const int *flop, int weight) {
  static int on_flop[HOLDINGS], on_turn[52][HOLDINGS], lead[HOLDINGS], last[BOARDS][2];
  Wide gone = 1ull << flop[0] | 1ull << flop[1] | 1ull << flop[2];
  int boards = 0;
  memset(on_flop, 0, sizeof on_flop);
  memset(on_turn, 0, sizeof on_turn);
  for (int t = 0; t < 52; t++)
    for (int r = t + 1; r < 52; r++) {
      if ((gone >> t | gone >> r) & 1) continue;
      int board[5] = {flop[0], flop[1], flop[2], t, r};
      memset(lead, 0, sizeof lead);
      meet(board, gone | 1ull << t | 1ull << r, boards, lead);
      for (int h = 0; h < HOLDINGS; h++) {
        on_flop[h] += lead[h];
        on_turn[t][h] += lead[h];
        on_turn[r][h] += lead[h];
      }
      last[boards][0] = t;
      last[boards++][1] = r;
    }
  for (int at = 0; at < boards; at++) {
    Wide used = gone | 1ull << last[at][0] | 1ull << last[at][1];
    for (int h = 0; h < HOLDINGS; h++) {
      if ((used >> first[h] | used >> second[h]) & 1) continue;
      int bets = on_flop[h] > 0, made = category[at][h];
      double wins = (double)weight * won[at][h], ties = (double)weight * tied[at][h];
      double loses = (double)weight * OPPONENTS - wins - ties;
      for (int order = 0; order < 2; order++) { /* either of the last two may come first */
        double *rows = bonus[kind[h]][bets][on_turn[last[at][order]][h] > 0];
        rows[made >= STRAIGHT ? 0 : 1] += wins;
        rows[2] += ties;
        rows[3] += loses;
      }
      never_fold[kind[h]][bets][0][made] += wins;
      never_fold[kind[h]][bets][1][made] += ties;
      never_fold[kind[h]][bets][2][made] += loses;
    }
  }
}

/* The least of the numbers that three cards may have when their suits are named otherwise. */
static int class_of(const int *cards) {
  int least = 1 << 30;
  for (int names = 0; names < 256; names++) {
    int named[4] = {names & 3, names >> 2 & 3, names >> 4 & 3, names >> 6}, x[3];
    if ((1 << named[0] | 1 << named[1] | 1 << named[2] | 1 << named[3]) != 15) continue;
    for (int i = 0; i < 3; i++) x[i] = CARD(RANK(cards[i]), named[SUIT(cards[i])]);
    for (int i = 0; i < 3; i++)
      for (int j = i + 1; j < 3; j++)
        if (x[i] > x[j]) {
          int held = x[i];
          x[i] = x[j];
          x[j] = held;
        }
    int number = (x[0] * 52 + x[1]) * 52 + x[2];
    if (number < least) least = number;
  }
  return least;
}

int main(void) {
  static int weights[52 * 52 * 52];
  begin();
  name_holdings();
  for (int a = 0; a < 52; a++)
    for (int b = a + 1; b < 52; b++)
      for (int c = b + 1; c < 52; c++) weights[class_of((int[]){a, b, c})]++;
  for (int number = 0; number < 52 * 52 * 52; number++)
    if (weights[number])
      play_flop((int[]){number / 2704, number / 52 % 52, number % 52}, weights[number]);
  fwrite(bonus, sizeof bonus, 1, stdout);
  fwrite(never_fold, sizeof never_fold, 1, stdout);
  return 0;
}
