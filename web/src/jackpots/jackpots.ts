/** The poker room's jackpots in words. */

import type { Jackpot } from "../api/types";
import { rankName } from "../cards/cards";
import { capital } from "../lib/words";

/** A jackpot's title; one that a room has more than once shows its own name with it. */
export function title(jackpot: Jackpot): string {
  return jackpot.name === jackpot.jackpot ? jackpot.title : `${jackpot.title} (${jackpot.name})`;
}

const SEVERAL: Record<string, string> = { "6": "sixes", "2": "deuces" };

/** One of several jackpots by name: "quads T" → "Four tens". */
export function meterName(name: string): string {
  const [, kind, rank] = /^(quads|straight flush) (\w)$/.exec(name) ?? [];
  if (kind === "quads" && rank) return `Four ${SEVERAL[rank] ?? `${rankName(rank)}s`}`;
  if (kind && rank) return `Straight flush, ${rankName(rank)} high`;
  if (name === "quads") return "Any four of a kind";
  const local = /^local (.+)$/.exec(name);
  return local?.[1] ? `Local: ${local[1]}` : capital(name);
}

/** The jackpots worth a line: all that are posted, the highest first, and one that is empty. */
export function postedMeters(jackpot: Jackpot): Jackpot["meters"] {
  const posted = jackpot.meters.filter((each) => each.posted > 0 || each.frozen);
  return (posted.length > 0 ? posted : jackpot.meters.slice(0, 1)).toSorted((a, b) => b.posted - a.posted);
}

/** What the room is told when a jackpot is hit, or why it stands still. */
export function banner(jackpot: Jackpot): string | null {
  const [hit] = jackpot.hits;
  if (hit) return `${title(jackpot)} hit at ${hit.table_name}: ${hit.words}. The floor is verifying it.`;
  return jackpot.stopped ? `${title(jackpot)}: frozen by the floor.` : null;
}
