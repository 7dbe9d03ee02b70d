/** What you mean to do when your turn comes, said before it does. */

import type { Offer } from "../../api/types";

export type Wish = "check_fold" | "call_any" | "fold";

export const WISHES: readonly { wish: Wish; words: string; key: string }[] = [
  { wish: "check_fold", words: "Check or fold", key: "1" },
  { wish: "call_any", words: "Call any", key: "2" },
  { wish: "fold", words: "Fold", key: "3" },
];

const ACTS: Record<Wish, readonly string[]> = {
  check_fold: ["check", "fold"],
  call_any: ["check", "call"],
  fold: ["fold", "check"], // where nothing is to be folded to, a check gives nothing up
};

/** The offer that fits the wish, the first that is made; null where it speaks of something else. */
export function answerTo(wish: Wish, offers: readonly Offer[]): Offer | null {
  for (const act of ACTS[wish]) {
    const found = offers.find((offer) => offer.act === act);
    if (found) return found;
  }
  return null;
}
