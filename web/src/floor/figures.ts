/** Figures of the floor in words. */

import type { FloorTable, Report, Theory } from "../api/floor";
import { money, signed } from "../lib/money";

const NAMES: Record<string, string> = {
  rounds: "Rounds",
  bought: "Bought",
  cashed: "Cashed",
  result: "Result",
  rake: "Rake",
  collection: "Collection",
  commission: "Commission",
  drop: "Drop",
  meter: "Meter",
  tips: "Tips",
  fills: "Fills",
  credits: "Credits",
};

const TOGETHER: Record<string, string> = { took: "Took", comps: "Comps", issued: "New chips" };

export const FIGURES = Object.keys(NAMES);

/** "wager:pair_plus" → "Staked on pair plus" */
export function named(figure: string): string {
  if (figure.startsWith("wager:")) return `Staked on ${figure.slice(6).replaceAll("_", " ")}`;
  return NAMES[figure] ?? TOGETHER[figure] ?? figure;
}

/** A figure as it is read: rounds are counted, the rest is money. */
export function shown(figure: string, amount: number): string {
  if (figure === "rounds") return String(amount);
  return figure === "result" || figure === "took" ? signed(amount) : money(amount);
}

export function theoryText(theory: Theory): string {
  return theory.expected === null ? "not known" : signed(theory.expected);
}

/** The figures of a report that are not nought everywhere; rounds always. */
export function columns(report: Report): string[] {
  return FIGURES.filter((figure) => figure === "rounds" || report.tables.some((table) => (table.figures[figure] ?? 0) !== 0));
}

/** Seats at which nobody sits; one may still be held for somebody. */
export function freeSeats(table: Pick<FloorTable, "seats" | "people"> | undefined): number[] {
  const taken = new Set(table?.people.map((each) => each.seat));
  return Array.from({ length: table?.seats ?? 0 }, (_, at) => at + 1).filter((seat) => !taken.has(seat));
}

/** Amounts as they are posted and typed: "10.00/20.00" */
export function stakeWords(amounts: number[]): string {
  return amounts.length > 0 ? amounts.map(money).join("/") : "none";
}

/** The day before or after, as "2026-01-31". */
export function dayBy(day: string, by: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}
