/** What the tablet offers to tap: words, gestures, cards; and how an act reads afterwards. */

import type { LiveEntry, LiveTable } from "../api/types";

/** What a player may do with chips that lay there before the new ones. */
export const GESTURES: readonly { name: string; words: string }[] = [
  { name: "drop", words: "left them" },
  { name: "combine", words: "put all together" },
  { name: "pull back some", words: "pulled some back" },
  { name: "pull back all", words: "pulled all back" },
];

/** Words as a button offers them, by whether there is a bet to face. */
export function wordsFor(facing: boolean): string[] {
  return facing ? ["raise", "call", "all in", "pot", "fold"] : ["bet", "check", "all in", "pot", "fold"];
}

export const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"] as const;
export const SUITS = ["s", "h", "d", "c"] as const;

/** The cards that were keyed somewhere already, each with where it lies. */
export function lying(view: LiveTable): Map<string, string> {
  const found = new Map<string, string>();
  for (const place of view.places) for (const card of place.cards) if (card) found.set(card, place.place);
  for (const seat of view.seats) for (const card of seat.cards) if (card) found.set(card, `seat ${seat.seat}`);
  return found;
}

/** The next cards in the middle that nobody has keyed: where they lie, and what those are called. */
export function missing(view: LiveTable): { place: string; label: string; cards: string[]; count: number } | null {
  const place = view.places.find((each) => each.cards.includes(null));
  if (!place) return null;
  const cards = place.cards.filter((card): card is string => card !== null);
  const street = place.cards.length === 5 && cards.length < 4 ? "board" : (view.street ?? place.label);
  return { place: place.place, label: street.toLowerCase(), cards, count: place.cards.length };
}

/** What somebody was seen doing, in a line. */
export function seenWords(entry: LiveEntry, says: (cents: number) => string): string {
  const seen = entry.seen;
  if (!seen) return entry.kind === "turn_came" ? "his turn has come" : "was passed over";
  const chips = seen.chips.map((each) => says(each)).join(" + ");
  const said = [seen.said, seen.said_amount === null ? "" : says(seen.said_amount)].filter(Boolean).join(" ");
  const gesture = seen.gesture === "drop" || !seen.chips.length ? "" : GESTURES.find((each) => each.name === seen.gesture)?.words;
  return [chips, said && `“${said}”`, gesture].filter(Boolean).join(", ") || "nothing";
}
