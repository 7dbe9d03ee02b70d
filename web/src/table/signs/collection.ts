/** Collection by time in words: what was taken, and what is due before the cards. */

import type { TimeFee } from "../../api/types";
import { money } from "../../lib/money";
import { clock } from "../../lib/words";

/** "2.50 from you before the next cards". Null when the viewer has paid or does not play. */
export function dueWords(fee: TimeFee): string | null {
  return fee.due > 0 ? `${money(fee.due)} from you before the next cards` : null;
}

/** "10:00: 4.00 taken from you" or, for who did not pay then, "10:00: 8.00 taken from 2 players". Null before the first time. */
export function takenWords(fee: TimeFee, seat: number | null): string | null {
  if (fee.taken_at === null || fee.taken.length === 0) return null;
  const own = fee.taken.find((each) => each.seat === seat);
  const all = fee.taken.reduce((sum, each) => sum + each.amount, 0);
  const players = fee.taken.length === 1 ? "1 player" : `${fee.taken.length} players`;
  return `${clock(fee.taken_at)}: ${own ? `${money(own.amount)} taken from you` : `${money(all)} taken from ${players}`}`;
}

/** Why somebody sits out who cannot pay. Null for everybody else. */
export function shortWords(fee: TimeFee | null | undefined, me: { away: boolean; stack: number } | null): string | null {
  if (!fee || !me?.away || me.stack > fee.fee) return null;
  return `You sit out: ${money(fee.fee)} for the half hour would leave you nothing to play with. Buy chips, then come back.`;
}
