/** Who is asked to act, and who sits beside whom. */

import type { RoundView, TableView } from "../../api/types";

/** Whether a seat is asked for something now; several may be at once. */
export function isAsked(round: RoundView | null, seat: number): boolean {
  if (!round || round.over) return false;
  return round.waiting_for?.includes(seat) || round.to_act === seat;
}

/** "Waiting for seat 2", "Waiting for seats 2, 5"; null when nobody is asked. */
export function waitingWords(round: RoundView | null): string | null {
  const seats = round?.waiting_for ?? [];
  if (seats.length === 0) return null;
  return `Waiting for ${seats.length > 1 ? "seats" : "seat"} ${seats.join(", ")}…`;
}

/** Who was dealt in next to you, on your left. */
export function leftOf(table: Pick<TableView, "your_seat" | "seats" | "round">): string | null {
  const mine = table.your_seat;
  const dealt = table.round?.seats.map((each) => each.seat).sort((one, other) => one - other) ?? [];
  if (mine === null || dealt.length < 2) return null;
  const next = dealt.find((seat) => seat > mine) ?? dealt[0];
  return table.seats.find((each) => each.seat === next)?.name ?? null;
}
