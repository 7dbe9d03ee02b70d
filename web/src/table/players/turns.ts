/** Who is asked to act, and who sits beside whom. */

import type { RoundView, TableView } from "../../api/types";

/** Whether a seat is asked for something now; several may be at once. */
export function isAsked(round: RoundView | null, seat: number): boolean {
  if (!round || round.over) return false;
  return round.waiting_for?.includes(seat) || round.to_act === seat;
}

/** "Waiting for Ann", "Waiting for Ann and Bob"; null when nobody is asked. */
export function waitingWords(table: Pick<TableView, "seats" | "round">): string | null {
  const asked = table.round?.waiting_for ?? [];
  if (asked.length === 0) return null;
  const names = asked.map((seat) => table.seats.find((each) => each.seat === seat)?.name ?? `seat ${seat}`);
  const last = names.pop();
  return `Waiting for ${names.length > 0 ? `${names.join(", ")} and ` : ""}${last}…`;
}

/** Who was dealt in next to you, on your left. */
export function leftOf(table: Pick<TableView, "your_seat" | "seats" | "round">): string | null {
  const mine = table.your_seat;
  const dealt = table.round?.seats.map((each) => each.seat).sort((one, other) => one - other) ?? [];
  if (mine === null || dealt.length < 2) return null;
  const next = dealt.find((seat) => seat > mine) ?? dealt[0];
  return table.seats.find((each) => each.seat === next)?.name ?? null;
}
