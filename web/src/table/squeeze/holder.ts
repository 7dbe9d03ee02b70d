/** Who holds the cards of a hand for the table, and how that is said. */

import type { Hand, RoundSeat, TableView } from "../../api/types";

const HANDS = ["player", "banker"];

/** The hand a seat holds for the table. */
export function heldBy(seat: RoundSeat | null): string | null {
  return seat?.marks.find((mark) => HANDS.includes(mark)) ?? null;
}

/** A hand of the table, labelled with whoever holds it. */
export function withHolder(view: TableView, hand: Hand): Hand {
  const holder = view.round?.seats.find((seat) => heldBy(seat) === hand.place)?.seat;
  const name = holder === view.your_seat && holder !== undefined ? "you" : view.seats.find((each) => each.seat === holder)?.name;
  return name && HANDS.includes(hand.place) ? { ...hand, label: `${hand.label} · ${name}` } : hand;
}

/** How many cards of a hand lie face up, from the first. */
export function facedUp(cards: Hand["cards"]): number {
  const down = cards.indexOf(null);
  return down < 0 ? cards.length : down;
}
