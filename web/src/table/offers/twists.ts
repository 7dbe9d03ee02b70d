/** The twists that the button may play a hand with, one group for each; some are named with a suit. */

import type { Offer } from "../../api/types";
import type { Suit } from "../../cards/cards";
import { spoken } from "../../lib/words";

export interface TwistGroup {
  name: string;
  /** The twist itself, where it needs no suit. */
  plain: Offer | null;
  suits: { suit: Suit; offer: Offer }[];
}

/** "stomaha h" is the twist "stomaha" with hearts. */
export function grouped(offers: readonly Offer[]): TwistGroup[] {
  const found = new Map<string, TwistGroup>();
  for (const offer of offers.filter((each) => each.act === "choose")) {
    const [, name, suit] = /^(.*?)(?: ([shdc]))?$/.exec(offer.spot ?? "") ?? [];
    if (!name) continue;
    const group = found.get(name) ?? { name: titled(name), plain: null, suits: [] };
    if (suit) group.suits.push({ suit: suit as Suit, offer });
    else group.plain = offer;
    found.set(name, group);
  }
  return [...found.values()];
}

/** Figures that belong together stay together: "3-2-1", "5 cards"; other hyphens part words. */
function titled(name: string): string {
  return /^\d+(-\d+)+$/.test(name) ? name : spoken(name);
}
