/** What a round came to, read off its lines. */

import type { GameFacts, Line, RoundView } from "../api/types";
import { money } from "./money";
import { spoken } from "./words";

/** A player's own money over the round; bets for the dealer are the dealer's. */
export function netOf(lines: Line[], seat: number): number {
  return ofSeat(lines, seat).reduce((sum, line) => sum + line.net, 0);
}

/** What one spot came to for a seat, or null when nothing was settled there. */
export function netOn(lines: Line[], seat: number, spot: string): number | null {
  const found = ofSeat(lines, seat).filter((line) => line.spot === spot);
  return found.length === 0 ? null : found.reduce((sum, line) => sum + line.net, 0);
}

function ofSeat(lines: Line[], seat: number): Line[] {
  return lines.filter((line) => line.seat === seat && !line.tip);
}

/** "You won 25.00", or null when the seat had no part in the round. */
export function resultWords(round: RoundView, seat: number): string | null {
  if (!round.over || !round.seats.some((each) => each.seat === seat)) return null;
  const net = netOf(round.lines, seat);
  if (net > 0) return `You won ${money(net)}`;
  return net < 0 ? `You lost ${money(-net)}` : "You broke even";
}

/** The dealer's own stake against a player's bank stands at a seat of its own. */
export const DEALER = 0;

/** Your own lines first, then the other seats in order, the dealer's stake, then the house's. */
export function inOrder(lines: Line[], mine: number | null): Line[] {
  const place = (line: Line) => (line.seat === null ? Infinity : line.seat === mine ? 0 : line.seat === DEALER ? Number.MAX_SAFE_INTEGER : line.seat);
  return lines.map((line, index) => ({ line, index })).sort((a, b) => place(a.line) - place(b.line) || a.index - b.index).map(({ line }) => line);
}

/** A spot's printed name, from the facts where they have one. */
export function spotLabel(facts: GameFacts | null, spot: string): string {
  return facts?.spots.find((each) => each.name === spot)?.label ?? spoken(spot);
}
