/** Which chips lie before a seat right now. */

import type { RoundSeat, Seated, Stakes, TableView } from "../../api/types";

export function before(seated: Seated, inRound: RoundSeat | null, view: TableView): Stakes {
  if (view.phase === "playing") return inRound?.bets ?? {};
  return seated.straddle > 0 ? { straddle: seated.straddle } : seated.bets;
}

/** The stack as it would be counted now. */
export function behind(seated: Seated, inRound: RoundSeat | null, view: TableView): number {
  return view.phase === "playing" && inRound ? inRound.stack : seated.stack;
}
