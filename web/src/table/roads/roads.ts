/** A shoe's scoreboards in numbers and words. */

import type { RoadCell, Roads } from "../../api/types";
import { capital } from "../../lib/words";

const LATEST = 6;

export interface Tally {
  player: number;
  banker: number;
  tie: number;
}

export function tally(roads: Roads): Tally {
  const won = (mark: RoadCell["mark"]) => roads.bead.filter((cell) => cell.mark === mark).length;
  return { player: won("player"), banker: won("banker"), tie: won("tie") };
}

/** The scoreboards for whoever hears them: how many won, and how the last rounds went. */
export function summary(roads: Roads): string {
  const rounds = roads.bead.length;
  if (rounds === 0) return "No round of this shoe has been played.";
  const { player, banker, tie } = tally(roads);
  const latest = roads.bead.slice(-LATEST).map(told).reverse();
  return `${counted(rounds, "round")} of this shoe: player won ${player}, banker won ${banker}, ${counted(tie, "tie")}. Latest first: ${latest.join(", ")}.`;
}

/** One round in words: "banker with a natural, player pair". */
export function told(cell: RoadCell): string {
  const natural = cell.notes.includes("natural") ? " with a natural" : "";
  const pairs = cell.notes.filter((note) => note.endsWith("_pair")).map((note) => note.replace("_", " "));
  return [`${cell.mark}${natural}`, ...pairs].join(" and ");
}

export function title(cell: RoadCell): string {
  const ties = cell.ties > 0 ? `, then ${counted(cell.ties, "tie")}` : "";
  return cell.mark === "tie" && cell.ties > 0 ? capital(counted(cell.ties, "tie")) : capital(told(cell)) + ties;
}

export function columns(cells: RoadCell[]): number {
  return Math.max(0, ...cells.map((cell) => cell.column + 1));
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}
