/** The board in words: who waits for which game, and what a visitor may do about it. */

import type { BoardLine, Place, SeatCall, TableSummary } from "../api/types";
import { clock } from "../lib/words";
import { ordinal } from "./waiting";

export interface Group {
  line: BoardLine;
  tables: TableSummary[];
}

/** The board's lines, yours first, each with the tables that the lobby knows of it. */
export function groups(lines: readonly BoardLine[], tables: readonly TableSummary[]): Group[] {
  const yours = lines.filter(isYours);
  const others = lines.filter((line) => !isYours(line));
  return [...yours, ...others].map((line) => ({ line, tables: tables.filter((table) => table.board === line.id) }));
}

/** Whether you are on the list, or a seat is held for you. */
export function isYours(line: BoardLine): boolean {
  return line.your_place !== null || line.your_seat !== null;
}

/** How many seats of a table anybody may take. */
export function freeAt(line: BoardLine, table: string): number {
  return line.tables.find((each) => each.id === table)?.free ?? 0;
}

/** The tables of a game at which people sit and anybody may join them, the liveliest first. */
export function withCompany(tables: readonly TableSummary[], lines: readonly BoardLine[], game: string): string[] {
  const free = (table: TableSummary) => lines.some((line) => line.id === table.board && line.names.length === 0 && freeAt(line, table.id) > 0);
  return tables
    .filter((table) => table.game === game && table.people > 0 && table.waiting === 0 && free(table))
    .sort((one, other) => other.people - one.people)
    .map((table) => table.id);
}

/** Nobody waits for a seat that he could have. */
export function mayWait(line: BoardLine): boolean {
  return !isYours(line) && line.tables.every((table) => table.free === 0);
}

/** "2 wait", or "2 of 4 names" while the game has no table. */
export function namesWords(line: BoardLine): string {
  const count = line.names.length;
  if (line.tables.length === 0) return `${count} of ${line.opens_with} names for a table`;
  if (count === 0) return "";
  return count === 1 ? "1 waits" : `${count} wait`;
}

/** "first in line", "number 4 in line". */
export function inLine(place: number): string {
  return `${ordinal(place)} in line`;
}

/** "Seat 4 of Corner" */
export function seatName(seat: SeatCall): string {
  return `Seat ${seat.seat} of ${seat.table_name}`;
}

/** "Held until 21:05." */
export function untilWords(seat: SeatCall): string {
  return `Held until ${clock(seat.until)}.`;
}

/** Where you stand on a game's list: "You are second in line for any no-limit 5/10 table." */
export function placeOnBoard(place: Place): string | null {
  return place.place === null ? null : `You are ${inLine(place.place)} for any ${place.stakes} table.`;
}
