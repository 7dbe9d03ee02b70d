/** The buttons that lie before a seat. */

import type { RoundSeat, TableView } from "../api/types";

const BANK = "bank";

/** What the round has marked, and whoever has taken the bank of the coming one. */
export function marksOf(view: TableView, seat: number, inRound: RoundSeat | null): string[] {
  const marked = inRound?.marks ?? [];
  const banker = view.bank?.seat ?? null;
  if (view.phase === "playing" || banker === null) return marked;
  const others = marked.filter((mark) => mark !== BANK);
  return banker === seat ? [BANK, ...others] : others;
}
