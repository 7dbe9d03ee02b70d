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

/** The cards that were picked as one hand and the rest as the other, the larger hand first. */
export function hands(cards: readonly string[], low: readonly string[]): string[] {
  const high = cards.filter((card) => !low.includes(card));
  return high.length === 0 ? [low.join(" ")] : [high.join(" "), low.join(" ")];
}
