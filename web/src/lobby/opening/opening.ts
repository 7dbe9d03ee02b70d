/** Opening a table and sitting down at it, in one go. */

import * as api from "../../api/client";
import type { GameFacts, Settings, TableView } from "../../api/types";
import { money } from "../../lib/money";
import { mySeats } from "../../seats/mySeats.svelte";
import { withCompany } from "../../seats/board";
import { buyIn, freeSeats, middle, smallestBet } from "../../seats/seats";
import { defaults } from "../../seats/settings";
import { lobby } from "../../state/lobby.svelte";
import { session } from "../../state/session.svelte";

/** The table to play at now: where you sit, or else one with people and a free seat, or else a new one. */
export async function playNow(game: GameFacts, bots: number): Promise<string> {
  await session.ensure();
  await mySeats.load();
  const own = mySeats.at(game.id);
  if (own) return own.table;
  const joined = await joinPeople(game);
  if (joined) return joined;
  const opened = await openAndSit(game, defaults(game), bots);
  void mySeats.load();
  return opened.id;
}

/** Sits down with people who play this game already; null where there are none, or no seat. */
async function joinPeople(game: GameFacts): Promise<string | null> {
  await lobby.loadTables();
  for (const id of withCompany(lobby.tables, lobby.board, game.id)) {
    try {
      const table = await api.table(id);
      const seat = middle(freeSeats(table, game));
      if (seat === undefined) continue;
      await api.command(id, table.state, { do: "sit", seat, buy_in: affordable(table) });
      void mySeats.load();
      return id;
    } catch {
      // too dear, or somebody was quicker: the next one
    }
  }
  return null;
}

/** What one brings; a wallet that is too light is said before anybody sits down. */
function affordable(table: TableView): number {
  const wallet = session.me?.wallet ?? 0;
  const least = table.settings["minimum_buy_in"];
  const needed = typeof least === "number" ? least : (smallestBet(table.settings) ?? 1);
  if (wallet < needed) {
    throw new Error(`A seat takes at least ${money(needed)} and your wallet holds ${money(wallet)}. Stand up from another table, or ask for more chips.`);
  }
  return buyIn(table, wallet);
}

export async function openAndSit(game: GameFacts, settings: Settings, bots: number, name?: string, jackpots: string[] = []): Promise<TableView> {
  await session.ensure();
  affordable({ settings } as TableView);
  const company = game.kind === "pot" ? bots : 0;
  const table = await api.openTable({ game: game.id, settings, bots: company, name: name || null, jackpots });
  const seat = middle(freeSeats(table, game));
  if (seat === undefined) return table;
  return api.command(table.id, table.state, { do: "sit", seat, buy_in: affordable(table) });
}
