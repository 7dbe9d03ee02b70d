/** The waiting list in words: your place, and the seat that is held for you. */

import type { HeldSeat, TableView, Waiting } from "../api/types";

const ORDINALS = ["", "first", "second", "third"];

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
  const word = ORDINALS[place] ?? `number ${place}`;
  return `You are ${place in ORDINALS ? "the " : ""}${word} on the list.`;
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

/** Whether the viewer may close the table now: he opened it, and at most bots sit there. */
export function mayClose(table: Pick<TableView, "yours" | "closed" | "phase" | "seats">): boolean {
  return table.yours && !table.closed && table.phase !== "playing" && table.seats.every((each) => each.bot);
}

/** A moment as the clock on the wall shows it. */
export function clock(seconds: number): string {
  const at = new Date(seconds * 1000);
  return `${String(at.getHours()).padStart(2, "0")}:${String(at.getMinutes()).padStart(2, "0")}`;
}
