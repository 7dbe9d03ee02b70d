/** What a round came to, read off its lines. */

import type { GameFacts, Line, RoundView } from "../../api/types";
import { money } from "../../lib/money";
import { spoken } from "../../lib/words";

/** A player's own money over the round; bets for the dealer are the dealer's. */
export function netOf(lines: Line[], seat: number): number {
  return ofSeat(lines, seat).reduce((sum, line) => sum + line.net, 0);
}

/** The same over several seats of one player. */
export function netOfAll(lines: Line[], seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + netOf(lines, seat), 0);
}

/** What one spot came to for a seat, or null when nothing was settled there. */
export function netOn(lines: Line[], seat: number, spot: string): number | null {
  const found = ofSeat(lines, seat).filter((line) => line.spot === spot);
  return found.length === 0 ? null : found.reduce((sum, line) => sum + line.net, 0);
}

function ofSeat(lines: Line[], seat: number): Line[] {
  return lines.filter((line) => line.seat === seat && !line.tip);
}

/** "You won 25.00" with all your seats, or null when none had a part in the round; of somebody else by name. */
export function resultWords(round: RoundView, seats: readonly number[], who = "You"): string | null {
  if (!round.over || !round.seats.some((each) => seats.includes(each.seat))) return null;
  const net = netOfAll(round.lines, seats);
  if (net > 0) return `${who} won ${money(net)}`;
  return net < 0 ? `${who} lost ${money(-net)}` : `${who} broke even`;
}

/** The dealer's own stake against a player's bank stands at a seat of its own. */
export const DEALER = 0;

/** What happened to a wager, in words; what was only paid in needs no verb. */
export function happened({ result, odds, reason }: Line): string {
  return result === "pays" ? reason : `${[result, odds].filter(Boolean).join("\u00a0")}: ${reason}`;
}

/** Your own lines first, then the other seats in order, the dealer's stake, then the house's. Who took a pot may come before who did not. */
export function inOrder(lines: Line[], mine: number | null, winnersFirst = false): Line[] {
  const others = [...new Set(lines.map((line) => line.seat ?? DEALER))].filter((seat) => seat !== DEALER).sort((a, b) => a - b);
  const ahead = winnersFirst ? others.filter((seat) => netOf(lines, seat) > 0) : [];
  const seats = [...ahead, ...others.filter((seat) => !ahead.includes(seat))];
  const place = ({ seat }: Line) => (seat === null ? Infinity : seat === mine ? -1 : seat === DEALER ? seats.length : seats.indexOf(seat));
  return lines.map((line, index) => ({ line, index })).sort((a, b) => place(a.line) - place(b.line) || a.index - b.index).map(({ line }) => line);
}

/** A spot's printed name, from the facts where they have one. */
export function spotLabel(facts: GameFacts | null, spot: string): string {
  return facts?.spots.find((each) => each.name === spot)?.label ?? spoken(spot);
}
