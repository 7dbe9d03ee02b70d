/** Which games a mix has, and how many people can sit at its tables. */

import type { Mixes } from "../../api/types";

/** The games of what was picked: nothing, a mix by its name, or a list of one's own. */
export function gamesOf(known: Mixes | null, which: string, list: readonly string[], own: string): string[] {
  if (!known || !which) return [];
  return which === own ? [...list] : (known.known[which] ?? []);
}

/** As many as the smallest game seats; 0 where there is no mix. */
export function seatsFor(known: Mixes | null, games: readonly string[]): number {
  const seats = (known?.games ?? []).filter((each) => games.includes(each.id)).map((each) => each.seats);
  return seats.length ? Math.min(...seats) : 0;
}
