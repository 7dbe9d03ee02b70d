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

const SHORT: Record<string, string> = {
  button: "D",
  player: "P", // holds that hand
  banker: "B",
  straddle: "STR",
  "over-blind": "OB",
  "kill button": "K",
  "kill button face up": "K",
  "kill button face down": "↑", // one leg up
};

/** A mark as it stands on a disc: "small blind" → "SB", "player-dealer, first turn" → "PD"; a single word by so many letters. */
export function short(mark: string, letters: number): string {
  const known = SHORT[mark];
  if (known) return known;
  const words = (mark.split(",")[0] ?? "").split(/[\s_-]+/);
  return words.length > 1 ? words.map((word) => word.charAt(0).toUpperCase()).join("") : mark.slice(0, letters).toUpperCase();
}
