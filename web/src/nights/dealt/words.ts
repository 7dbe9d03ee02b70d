/** How a tournament that is dealt here is put in words. */

import type { DealtLine, DealtPage } from "../../api/types";
import { clock } from "../../lib/words";

type Starting = Pick<DealtLine, "players" | "full" | "bots" | "starts_at">;

/** When it starts, and how many have come: "3 of 18 registered", "starts 19:30, 3 registered". */
export function startWords({ players, full, starts_at }: Starting): string {
  const here = full ? `${players} of ${full} registered` : `${players} registered`;
  return starts_at ? `starts ${clock(starts_at / 1000)}, ${here}` : here;
}

/** What follows once it has started: "Bots fill it up to 18." */
export function fillWords(bots: number): string {
  return bots ? `Bots fill it up to ${bots}.` : "";
}

const ASKED: Record<DealtPage["may"][number], string> = {
  register: "Register",
  withdraw: "Take my entry back",
  "re-enter": "Re-enter",
  rebuy: "Buy in again",
  "add-on": "Buy the add-on",
};

/** What a button at the door says. */
export function askedWords(asked: DealtPage["may"][number]): string {
  return ASKED[asked];
}

/** Chips, with groups of three. */
export function chips(amount: number): string {
  return amount.toLocaleString("en");
}
