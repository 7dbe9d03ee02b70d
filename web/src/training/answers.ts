/** Answers as people give them: chips cut from a tray, choices in their order, cards set into hands. */

import { CHIPS } from "../chips/chips";
import { parseMoney } from "../lib/money";

/** The chips of a dealer's tray, the largest first. */
export const TRAY = CHIPS.filter(({ value }) => value >= 25 && value <= 100_000);

/** "+5", "−12.50", "0": cents with their sign; null when it is no amount. */
export function readChange(text: string): number | null {
  const plain = text.trim();
  const amount = parseMoney(plain.replace(/^[+\-−]/, ""));
  if (amount === null) return null;
  return /^[-−]/.test(plain) && amount !== 0 ? -amount : amount;
}

/** Takes one up behind those that were, or puts it back. */
export function picked<T>(chosen: readonly T[], one: T): T[] {
  return chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
}

/** The hand that each card was tapped into, by its place: of several decks two may be alike. */
export type Into = Readonly<Record<number, number>>;

/** Where a card goes at the next tap: through the lower hands and back behind; of one hand it is in or out. */
export function tapped(into: Into, at: number, count: number): Into {
  return { ...into, [at]: ((into[at] ?? 0) + 1) % Math.max(count, 2) };
}

/** The cards as they were tapped into hands, the highest first; of one hand those that were tapped. */
export function hands(cards: readonly string[], into: Into, count: number): string[] {
  const held = (hand: number) => cards.filter((_, at) => (into[at] ?? 0) === hand).join(" ");
  return count === 1 ? [held(1)] : Array.from({ length: count }, (_, hand) => held(hand));
}
