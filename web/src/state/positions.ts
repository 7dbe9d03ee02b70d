/** Several positions of one person: which of them is in hand. */

import type { Command, TableView } from "../api/types";

/** What is done for one position; all else is done for the person. */
const OF_A_SEAT = new Set<Command["do"]>(["bet", "act", "deal", "buy", "bank", "waive"]);

/** The table with one of your positions in hand: the one that is asked, or else the one you chose. */
export function atSeat(view: TableView, wish: number | null): TableView {
  if (wish === null || view.your_seat === wish || view.round?.options || !(view.your_seats ?? []).includes(wish)) return view;
  return { ...view, your_seat: wish };
}

/** The seat that a command is for; null where you have one, or it is for all of them. */
export function seatFor(view: TableView | null, command: Command): number | null {
  return view && (view.your_seats?.length ?? 0) > 1 && OF_A_SEAT.has(command.do) ? view.your_seat : null;
}

/** Whether you may play one position more here. */
export function mayAdd(view: Pick<TableView, "your_seats" | "positions" | "event" | "closed">): boolean {
  const own = view.your_seats?.length ?? 0;
  return own > 0 && own < (view.positions ?? 1) && !view.event && !view.closed;
}
