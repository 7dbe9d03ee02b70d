/** Amounts a player may choose from an offer: stepped, between least and most. */

import type { Offer, RoundView, Stakes } from "../../api/types";

export type Range = Pick<Offer, "least" | "most" | "step">;

export interface QuickAmount {
  label: string;
  amount: number;
}

export function isRange(offer: Range): boolean {
  return offer.least < offer.most;
}

/** The nearest amount the offer allows: a step from least, or most itself. */
export function fit(amount: number, { least, most, step }: Range): number {
  if (amount >= most) return most;
  if (amount <= least) return least;
  const size = Math.max(1, step);
  const stepped = least + Math.round((amount - least) / size) * size;
  return Math.min(stepped, most);
}

/** One step up or down from an amount. */
export function nudge(amount: number, by: 1 | -1, range: Range): number {
  const size = Math.max(1, range.step);
  if (by < 0 && amount >= range.most) {
    const below = range.least + Math.floor((range.most - 1 - range.least) / size) * size;
    return Math.max(range.least, below);
  }
  return fit(amount + by * size, range);
}

export function total(stakes: Stakes): number {
  return Object.values(stakes).reduce((sum, each) => sum + each, 0);
}

/** Everything in play: the pots, and this street's bets that are still before the seats. */
export function inTheMiddle(round: RoundView): number {
  const pots = round.pots.reduce((sum, pot) => sum + pot.amount, 0);
  const before = round.seats.reduce((sum, seat) => sum + total(seat.bets), 0);
  return pots + before;
}

/** Handy amounts for a ranged offer; `pot` null where there is none to speak of. */
export function quickAmounts(range: Range, pot: number | null, call: number, mine: number): QuickAmount[] {
  const found: QuickAmount[] = [{ label: "Min", amount: range.least }];
  if (pot !== null && pot > 0) {
    const share = (part: number) => fit(mine + call + Math.round((pot + call) * part), range);
    found.push({ label: "½ pot", amount: share(0.5) }, { label: "Pot", amount: share(1) });
  } else {
    found.push({ label: "Half", amount: fit((range.least + range.most) / 2, range) });
  }
  found.push({ label: "Max", amount: range.most });
  // A share of the pot that is the least or the most anyway is no choice of its own.
  return found.filter(({ amount }, at) => at === 0 || at === found.length - 1 || (amount > range.least && amount < range.most));
}
