/** The waiting list in words: your place, and the seat that is held for you. */

import type { HeldSeat, Waiting } from "../api/types";
import { clock } from "../lib/words";

const ORDINALS = ["", "first", "second", "third"];

/** "first", "number 4" */
export function ordinal(place: number): string {
  return ORDINALS[place] ?? `number ${place}`;
}

/** The seat that is held for the viewer. */
export function heldForYou(list: Waiting): HeldSeat | null {
  return list.held.find((each) => each.yours) ?? null;
}

/** Seats that are held for somebody else: nobody but him may take them. */
export function heldForOthers(list: Waiting): Set<number> {
  return new Set(list.held.filter((each) => !each.yours).map((each) => each.seat));
}

/** "You are the second on the list." Null when the viewer is not on it. */
export function placeWords(list: Waiting): string | null {
  const place = list.your_place;
  if (place === null) return null;
  return `You are ${place in ORDINALS ? "the " : ""}${ordinal(place)} on the list.`;
}

/** "Seat 4 is held for you until 21:05." */
export function heldWords(held: HeldSeat): string {
  return `Seat ${held.seat} is held for you until ${clock(held.until)}.`;
}

/** How many wait: "3 wait for a seat". Empty when nobody does. */
export function lengthWords(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 waits for a seat" : `${count} wait for a seat`;
}
