/** The acts of a night in words: on a button, and once they are done. */

import type { NightAct, NightMove, NightPage } from "../api/types";
import { capital, spoken } from "../lib/words";

type Told = Record<string, string>;

/** What an act says, as text: `{act: "bust", player: "Cid"}` → `{player: "Cid"}`. */
function told(act: NightAct): Told {
  return Object.fromEntries(Object.entries(act).map(([key, value]) => [key, String(value)]));
}

const WANTED: Record<string, (told: Told) => string> = {
  seat: () => "Draw the seats",
  "draw-order": () => "Draw the order in which tables break",
  break: ({ table }) => `Break table ${table}`,
  balance: () => "Balance the tables",
  "take-break": () => "Begin the break",
  resume: () => "Play goes on",
  end: () => "End the night, pay the prizes",
  decide: ({ choice }) => spoken(choice ?? ""),
  "open-table": () => "Open one more table",
  announce: ({ level }) => `Go to level ${level}`,
  "add-chair": ({ table }) => `One more chair at ${table}`,
  "re-enter": () => "Re-enters",
  rebuy: () => "Rebuys",
  "add-on": () => "Takes the add-on",
  forfeit: () => "Gives up his stack for a new one",
  sit: () => "Has sat down",
  correct: () => "To the right seat",
  move: () => "Draw a seat elsewhere",
  away: () => "Is away",
  back: () => "Is back",
  leave: () => "Leaves for good",
  dodge: () => "Dodged his blinds",
  penalise: ({ what }) => spoken(what ?? ""),
  offend: ({ how }) => spoken(how ?? ""),
  bust: ({ to }) => to ?? "Nobody knows",
  begin: () => "First riffle",
  deal: () => "Hand dealt",
  "deal-on": () => "The rest of the cards",
  misdeal: () => "Misdeal",
  "find-level": () => "Wrong level",
  finish: ({ winner }) => (winner ? `${winner} wins the hand` : "Hand over"),
  "damage-card": () => "A card is damaged",
};

/** What a button says that does it. */
export function wanted(act: NightAct): string {
  return WANTED[act.act as string]?.(told(act)) ?? spoken(String(act.act));
}

const DONE: Record<string, (told: Told) => string> = {
  enter: ({ player }) => `${player} has entered`,
  "re-enter": ({ player }) => `${player} has re-entered`,
  rebuy: ({ player }) => `${player} has bought in again`,
  "add-on": ({ player }) => `${player} has taken the add-on`,
  "colour-up": ({ remove, to }) => `chips of ${remove} go out, ${to} is the smallest`,
  "race-off": ({ table }) => `table ${table} has raced its odd chips off`,
  "find-chips": ({ player, number }) => `${player}: ${number} old chips found`,
  guarantee: () => "a pool guaranteed",
  "post-mystery": () => "mystery prizes made up",
  chop: ({ how }) => (how === "off" ? "the deal taken back" : `a deal made: ${how}`),
  "swap-places": ({ player, other }) => `${player} and ${other} change places`,
  reinstate: ({ player }) => `${player} is back in`,
  clock: ({ do: does, played }) => (does === "put" ? `the clock put to minute ${played}` : does === "rest" ? "the break began" : `the clock ${does === "start" ? "started" : "stopped"}`),
  "deal-table": ({ dealer, table }) => `${dealer} deals table ${table}`,
  "set-order": ({ tables }) => `tables break in this order: ${tables}`,
  forfeit: ({ player }) => `${player} has a new stack`,
  seat: () => "seats drawn",
  "draw-order": () => "the order of tables drawn",
  break: ({ table }) => `table ${table} broken`,
  balance: () => "tables balanced",
  bust: ({ player, to }) => `${player} is out${to ? `, ${to} has the chips` : ""}`,
  away: ({ player }) => `${player} is away`,
  back: ({ player }) => `${player} is back`,
  leave: ({ player }) => `${player} has left for good`,
  sit: ({ player }) => `${player} has sat down`,
  correct: ({ player }) => `${player} is in his own seat`,
  move: ({ player }) => `${player} has another seat`,
  place: ({ player, chair }) => `${player} was given ${chair}`,
  penalise: ({ player, what }) => `${player}: ${what}`,
  disqualify: ({ player }) => `${player} is disqualified`,
  offend: ({ player, how }) => `${player} ${how}`,
  decide: ({ about, choice }) => `${about}: ${choice}`,
  announce: ({ level }) => `level ${level}`,
  "take-break": () => "the break began",
  resume: () => "play went on",
  "open-table": () => "one more table",
  "add-chair": ({ table }) => `one more chair at ${table}`,
  "adjust-chips": ({ player, by }) => `${player}: ${Number(by) > 0 ? "+" : ""}${by} chips`,
  "post-prizes": () => "prizes posted",
  "correct-pool": () => "the pool put right",
  "put-clock": () => "the clock put",
  end: () => "the night is over",
};

/** What was done, in a few words. */
export function done(act: NightAct): string {
  const said = told(act);
  return DONE[act.act as string]?.(said) ?? [spoken(String(act.act)).toLowerCase(), said.player ?? said.table ?? ""].filter(Boolean).join(" ");
}

export function moved(move: NightMove): string {
  return `${move.player}: ${move.source} to ${move.target}`;
}

/** What the last act did, and who has another seat by it. */
export function lately(page: NightPage): { said: string; moves: NightMove[] } | null {
  const last = page.done.at(-1);
  if (!last) return null;
  return { said: `${capital(done(last.act))}.`, moves: page.moves.filter((each) => each.number === last.number) };
}

/** Cents with the sign of the house: "£1,234.50". */
export function sum(page: NightPage, cents: number): string {
  return page.symbol + (cents / 100).toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A prize as the server writes it: an amount, or a seat of another event. */
export function prizeText(page: NightPage, prize: string): string {
  return /^\d+(\.\d\d)?$/.test(prize) ? sum(page, Math.round(Number(prize) * 100)) : prize;
}

/** 1 → "1st". */
export function ordinal(place: number): string {
  const tens = place % 100;
  const ending = tens > 10 && tens < 14 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

/** Minutes as hours are said: 245 → "4 h 05". */
export function hours(minutes: number): string {
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, "0")}`;
}
