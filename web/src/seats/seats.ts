/** Seats at a table: which are free, and what to bring to one. */

import type { GameFacts, Settings, SettingValue, TableView } from "../api/types";
import { heldForOthers } from "./waiting";

const ORDINARY = 20_000;

/** How many chairs stand here: a table may have fewer than its game allows. */
export function chairs(table: Pick<TableView, "settings">, game: Pick<GameFacts, "seats">): number {
  return amount(table.settings["seats"]) ?? game.seats;
}

/** The seats this viewer may take: nobody sits there, and none is held for somebody else. */
export function freeSeats(table: TableView, game: Pick<GameFacts, "seats">): number[] {
  const taken = new Set([...table.seats.map((each) => each.seat), ...heldForOthers(table.waiting_list)]);
  return Array.from({ length: chairs(table, game) }, (_, index) => index + 1).filter((seat) => !taken.has(seat));
}

/** A seat to take: one between its neighbours. */
export function middle(seats: number[]): number | undefined {
  return seats[Math.floor(seats.length / 2)];
}

/** The seat beside one's own, or the nearest to it. */
export function nearest(seats: readonly number[], mine: number): number | null {
  return seats.toSorted((one, other) => Math.abs(one - mine) - Math.abs(other - mine))[0] ?? null;
}

/** A comfortable buy-in: forty of the largest forced or least bet, within the wallet. */
export function buyIn(table: Pick<TableView, "settings">, wallet: number): number {
  const unit = smallestBet(table.settings);
  const wanted = unit === null ? ORDINARY : Math.max(ORDINARY, unit * 40);
  const least = amount(table.settings["minimum_buy_in"]) ?? 0;
  const most = amount(table.settings["maximum_buy_in"]) ?? Infinity;
  return Math.min(wallet, Math.max(least, Math.min(most, wanted)));
}

/** Whether the viewer may close the table now: he opened it, and at most bots sit there. */
export function mayClose(table: Pick<TableView, "yours" | "closed" | "phase" | "seats">): boolean {
  return table.yours && !table.closed && table.phase !== "playing" && table.seats.every((each) => each.bot);
}

/** The least that is ever put in: a "minimum", or else the largest of a list such as blinds. */
export function smallestBet(settings: Settings): number | null {
  const minimum = settings["minimum"];
  if (typeof minimum === "number") return minimum;
  const lists = Object.values(settings).filter((value): value is number[] => Array.isArray(value));
  const amounts = lists.flat().filter((value) => typeof value === "number");
  return amounts.length > 0 ? Math.max(...amounts) : null;
}

function amount(value: SettingValue | undefined): number | null {
  return typeof value === "number" ? value : null;
}
