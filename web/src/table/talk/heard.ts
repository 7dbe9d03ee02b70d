/** What is to be heard at a table: cards, chips, one's own turn; and what people said. */

import type { Phrase, Remark, TableView } from "../../api/types";
import type { Sound } from "../../ui/sounds.svelte";

/** The phrases in the order that they are offered; the card room takes no others. */
export const PHRASES = [
  "Hello", "Good luck", "Nice hand", "Well played", "Thank you", "Unlucky", "One moment, please", "Goodbye",
  "👍", "👏", "😀", "😮", "😢", "🍀",
] as const satisfies readonly Phrase[];

/** What somebody who reads the page aloud hears for a sign. */
export const SIGNS: Record<string, string> = { "👍": "thumbs up", "👏": "applause", "😀": "a smile", "😮": "astonished", "😢": "a tear", "🍀": "a lucky clover" };

const FRESH = 8; // seconds for which a remark hangs over a seat

/** What a seat said last, while it is fresh. */
export function remarkOf(heard: readonly Remark[], seat: number, now: number): Remark | null {
  const last = heard.findLast((each) => each.seat === seat);
  return last && now - last.at < FRESH ? last : null;
}

/** The sound of a change at the table, if it has one. Your turn is louder than cards, and cards than chips. */
export function soundOf(before: TableView | null, after: TableView): Sound | null {
  if (!before || before.id !== after.id) return null;
  if (after.round?.options && !before.round?.options) return "turn";
  if (cards(after) > cards(before)) return "card";
  return chips(after) !== chips(before) ? "chips" : null;
}

function cards(view: TableView): number {
  const hands = [...(view.round?.places ?? []), ...(view.round?.seats.flatMap((seat) => seat.hands) ?? [])];
  return hands.reduce((sum, hand) => sum + hand.cards.length + hand.cards.filter(Boolean).length, 0);
}

function chips(view: TableView): number {
  const laid = view.seats.flatMap((seat) => Object.values(seat.bets));
  const bet = view.round?.seats.flatMap((seat) => Object.values(seat.bets)) ?? [];
  return [...laid, ...bet].reduce((sum, amount) => sum + amount, 0);
}
