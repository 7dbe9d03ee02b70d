/** A round that is over, laid out as the table that it was played at. */

import type { Recall, RoundView, TableView } from "../api/types";
import { says } from "../lib/currency.svelte";
import { byName, named } from "../state/spoken";

/** The table as it stood at one moment of the round; nobody is asked for anything. */
export function tableAt(recall: Recall, step: number): TableView {
  const round = momentOf(recall, step);
  return {
    id: recall.table,
    name: recall.table_name,
    game: recall.game,
    stakes: "",
    board: "",
    currency: recall.currency,
    settings: {},
    state: step,
    phase: round.over ? "betting" : "playing",
    waiting_for: null,
    seats: recall.people.map(({ seat, name, bot, you }) => ({
      seat,
      name,
      bot,
      you,
      stack: round.seats.find((each) => each.seat === seat)?.stack ?? 0,
      away: false,
      bets: {},
      tips: {},
      laid: {},
      laid_tips: {},
      ready: false,
      straddle: 0,
      waiting: false,
    })),
    your_seat: recall.seat,
    your_seats: recall.people.filter((each) => each.you).map((each) => each.seat),
    positions: 1,
    wallet: 0,
    round_number: recall.round,
    round,
    commitment: recall.seal,
    reshuffles: [],
    clock: null,
    pay_tables: [],
    closed_spots: recall.closed_spots ?? [],
    bank: null,
    meter: null,
    roads: null,
    waiting_list: { names: [], your_place: null, held: [] },
    straddle: null,
    show: null,
    kill: null,
    deals_at: null,
    time_bank: null,
    talk: { hushed: false, heard: [] },
    time_fee: null,
    yours: false,
    closed: true,
    jackpots: [],
  };
}

export function momentOf(recall: Recall, step: number): RoundView {
  const last = recall.steps.length - 1;
  const found = recall.steps[Math.min(Math.max(step, 0), last)];
  if (!found) throw new Error("A round has at least one moment.");
  return { ...found, lines: found.lines.map((line) => ({ ...line, reason: byName(says(line.reason), namesIn(recall)) })) };
}

function namesIn(recall: Recall): (seat: number) => string | null {
  return (seat) => recall.people.find((each) => each.seat === seat)?.name ?? null;
}

/** What was said since the moment before: the line under the felt. */
export function saidAt(recall: Recall, step: number): string[] {
  const mine = recall.own ? recall.seat : null;
  return momentOf(recall, step).said.map((each) => named({ ...each, words: says(each.words) }, namesIn(recall), mine).words);
}
