/** What the tablet offers to tap: words, gestures, cards; and how an act reads afterwards. */

import type { LiveCommand, LiveEntry, LiveTable } from "../api/types";
import { capital } from "../lib/words";

/** What a player may do with chips that lay there before the new ones. */
export const GESTURES: readonly { name: string; words: string }[] = [
  { name: "drop", words: "left them" },
  { name: "combine", words: "put all together" },
  { name: "pull back some", words: "pulled some back" },
  { name: "pull back all", words: "pulled all back" },
];

/** Words as a button offers them, by whether there is a bet to face; all of them where nobody knows. */
export function wordsFor(facing: boolean | null): string[] {
  if (facing === null) return ["bet", "raise", "all in", "pot"];
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
  if (!entry.seen) return entry.kind === "turn_came" ? "his turn has come" : "was passed over";
  return actWords(entry.seen, says);
}

function actWords(seen: NonNullable<LiveEntry["seen"]>, says: (cents: number) => string): string {
  const chips = seen.chips.map((each) => says(each)).join(" + ");
  const said = [seen.said, seen.said_amount === null ? "" : says(seen.said_amount)].filter(Boolean).join(" ");
  const gesture = seen.gesture === "drop" || !seen.chips.length ? "" : GESTURES.find((each) => each.name === seen.gesture)?.words;
  return [chips, said && `“${said}”`, gesture].filter(Boolean).join(", ") || "nothing";
}

/** What was keyed, in a few words, for the list of what the room has not heard yet. */
export function wordsOf(command: LiveCommand, view: LiveTable, says: (cents: number) => string): string {
  const name = (seat: number) => view.seats.find((each) => each.seat === seat)?.name ?? `seat ${seat}`;
  switch (command.do) {
    case "act":
      return `${name(command.seen.seat)}: ${actWords({ ...command.seen, said_amount: command.seen.said_amount ?? null }, says)}`;
    case "key": {
      const seat = /^seat (\d+)$/.exec(command.place);
      return `${seat ? name(Number(seat[1])) : capital(command.place)}: ${command.cards.join(" ")}`;
    }
    case "sit":
      return `${command.name} sits down with ${says(command.buy_in)}`;
    case "buy":
      return `${name(command.seat)} buys ${says(command.amount)}`;
    case "deal":
      return "Cards are out";
    case "settle":
      return "The pot is pushed";
    case "undo":
      return `Undo: ${command.why}`;
    case "void":
      return `Misdeal: ${command.why}`;
    default:
      return capital(command.do.replaceAll("_", " ")) + ("seat" in command ? `: ${name(command.seat)}` : "");
  }
}

/** Who is likely to act next, by what was keyed since the room was last heard: the dealer may name another. */
export function nextToAct(view: LiveTable, waiting: LiveCommand[]): number | null {
  const order = view.seats.filter((each) => each.status === "in").map((each) => each.seat);
  const out = new Set<number>();
  let next = view.to_act?.seat ?? after(order, out, view.button);
  for (const command of waiting) {
    if (command.do === "act") {
      if (command.seen.said === "fold") out.add(command.seen.seat);
      next = after(order, out, command.seen.seat);
    } else if (command.do === "key" || command.do === "deal") next = after(order, out, view.button);
  }
  return next;
}

/** The next seat on the left that is still in. */
function after(order: number[], out: Set<number>, seat: number | null): number | null {
  const left = order.filter((each) => !out.has(each));
  return left.find((each) => each > (seat ?? 0)) ?? left[0] ?? null;
}

/** The cards of a place as they were last keyed, heard of or not. */
export function keyedAt(view: LiveTable, waiting: LiveCommand[], place: string): string[] {
  const last = waiting.findLast((each) => each.do === "key" && each.place === place);
  if (last?.do === "key") return last.cards;
  const seat = view.seats.find((each) => `seat ${each.seat}` === place);
  const cards = seat?.cards ?? view.places.find((each) => each.place === place)?.cards ?? [];
  return cards.filter((card): card is string => card !== null);
}
