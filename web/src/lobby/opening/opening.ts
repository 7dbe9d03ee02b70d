/** Opening a table and sitting down at it, in one go. */

import * as api from "../../api/client";
import type { GameFacts, Settings, TableView } from "../../api/types";
import { buyIn, freeSeats, middle } from "../../seats/seats";
import { session } from "../../state/session.svelte";

export async function openAndSit(game: GameFacts, settings: Settings, bots: number, name?: string, jackpots: string[] = []): Promise<TableView> {
  const me = await session.ensure();
  const company = game.kind === "pot" ? bots : 0;
  const table = await api.openTable({ game: game.id, settings, bots: company, name: name || null, jackpots });
  const seat = middle(freeSeats(table, game));
  if (seat === undefined) return table;
  // A table that opens is worth going to even when the buy-in is refused there.
  return api.command(table.id, table.state, { do: "sit", seat, buy_in: buyIn(table, me.wallet) }).catch(() => table);
}
