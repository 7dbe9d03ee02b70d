/** A club's acts, days and places in words. */

import { capital, spoken } from "../lib/words";

const ACTS: Record<string, string> = {
  join: "Write somebody down", change: "Change addresses", elect: "Elect the committee", direct: "Name a director", exclude: "Exclude somebody",
  readmit: "Take somebody back", penalise: "Write down a penalty", charge: "Charge somebody", pay_debt: "Take arrears",
  open_season: "Open a season", enrol: "Enrol for a season", pay_fee: "Take a fee", set_points: "Set the points",
  announce: "Announce another venue", schedule: "Schedule an event", propose: "The committee agrees", venue_approves: "The venue approves",
  members_approve: "The members approve", ask_for_date: "Somebody asks for another day", object_to_date: "Somebody objects", fix_date: "Fix the date",
  move_date: "Move the date", record_night: "Write down a night", correct_prize: "Correct a prize", today: "Let seats expire",
  award_seats: "Award the seats", play_seat: "Play a seat", permit_seat: "Permit what a seat is not meant for", agree_entry: "Agree on the entry",
  cash_seat: "A seat has cashed", budget: "Move money between purses", receive: "Money comes in", spend: "Money goes out",
};

const BLANKS: Record<string, string> = {
  name: "Name", names: "Names, one on each line", guest: "A guest, no member", email: "E-mail", phone: "Telephone", why: "Why", what: "What", day: "Day", season: "Season",
  fee: "Fee", games: "Games", sleeping: "As a sleeping partner", amount: "Amount", week: "Week", how: "How: online or cash", on_the_night: "On the night itself",
  by_place: "Points by place, best first", formula: "Formula", best: "Nights that count (0: all)", event: "Event", kind: "Kind of event", month: "Month, as 2026-05",
  finish: "Finishing order, the winner first", buy_in: "Price of an entry", again: "Further entries", prizes: "Prizes", seats: "Prizes that are seats",
  bounty: "Bounty on each head", bounties: "Bounties won", put_out: "Players put out", dealer_fee: "Dealers' fee of each player", dealers: "Dealers' pay",
  seat: "Seat", entry: "Entry, with the rake", nominee: "Played by (a nominee)", added_by_nominee: "The nominee adds what the seat does not pay", online: "Online", satellite: "A satellite",
  percent: "Per cent of the entry for the winner", values: "Values, the best first", ahead: "Those who are level, in order", source: "From the purse", target: "To the purse",
  giver: "From whom", to: "To whom", bill: "Number of the bill", venue: "Venue",
};

/** "pay_fee" → "Take a fee" */
export const actWords = (act: string): string => ACTS[act] ?? spoken(act);
export const blankWords = (name: string): string => BLANKS[name] ?? spoken(name);

/** "2026-02-13" → "Fri 13 Feb 2026" */
export function dayWords(day: string | null): string {
  if (!day) return "";
  const at = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric", timeZone: "UTC" }).format(at).replace(",", "");
}

/** How far a date is agreed on; nothing, once it is fixed. */
const ASKS: Record<string, string> = { committee: "not agreed on yet", venue: "with the venue", members: "with the members", anybody: "another day may be asked for" };
export const asksWords = (event: { asks: string }): string => ASKS[event.asks] ?? "";

const ENDINGS = new Intl.PluralRules("en", { type: "ordinal" });
const ENDS: Record<string, string> = { one: "st", two: "nd", few: "rd", other: "th" };
export const ordinal = (number: number): string => `${number}${ENDS[ENDINGS.select(number)]}`;

export const many = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;

/** "season:2026" → "Season 2026"; a purse in words. */
const PURSES: Record<string, string> = { season: "Season", prizes: "Prizes of", bounties: "Bounties of", dealers: "Dealers of", memorial: "Memorial game of", seat: "Seat", club: "The club's own" };
export function purseWords(purse: string): string {
  const [kind = "", of = ""] = purse.split(":");
  return capital([PURSES[kind] ?? kind, of].filter(Boolean).join(" "));
}

/** An act that waits, in a line: "Money goes out: to Printer, amount 6.00". */
export function sentence(act: Record<string, unknown>, money: (cents: number) => string, amounts: Set<string>): string {
  const told = Object.entries(act)
    .filter(([name]) => name !== "act")
    .map(([name, value]) => `${blankWords(name).split(",")[0]?.toLowerCase()} ${plain(value, amounts.has(name), money)}`);
  return [actWords(String(act["act"])), told.join(", ")].filter(Boolean).join(": ");
}

function plain(value: unknown, isMoney: boolean, money: (cents: number) => string): string {
  if (typeof value === "number") return isMoney ? money(value) : String(value);
  if (Array.isArray(value)) return value.map((each) => plain(each, isMoney, money)).join(", ");
  if (value && typeof value === "object") return Object.entries(value).map(([name, each]) => `${name} ${plain(each, isMoney, money)}`).join(", ");
  return value === true ? "yes" : value === false ? "no" : String(value);
}
