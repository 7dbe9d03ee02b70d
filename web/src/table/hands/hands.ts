/** Hands of one place that lie apart, read as one group. */

import type { Hand } from "../../api/types";
import { spoken } from "../../lib/words";

export interface HandGroup {
  of: string;
  hands: Hand[];
}

/** The hands by the place they belong to, in the order of the places; those without cards are left out. */
export function grouped(hands: readonly Hand[]): HandGroup[] {
  const found = new Map<string, Hand[]>();
  for (const hand of hands) {
    const of = hand.of || hand.place;
    found.set(of, [...(found.get(of) ?? []), hand]);
  }
  return [...found].map(([of, each]) => ({ of, hands: each }));
}

/** What one of several hands is called: "High" for the place itself, "Low" for "3 low". */
export function handName(hand: Hand, names: readonly string[]): string {
  if (!hand.of || hand.place === hand.of) return names[0] ? spoken(names[0]) : hand.label;
  return spoken(hand.place.replace(/^(seat )?\S+ /, ""));
}

export function cardsIn(hands: readonly Hand[]): number {
  return hands.reduce((sum, hand) => sum + hand.cards.length, 0);
}
