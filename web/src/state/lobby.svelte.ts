/** The catalogue and the tables that are open. */

import * as api from "../api/client";
import type { BoardLine, GameFacts, Jackpot, LiveLine, TableSummary } from "../api/types";

class Lobby {
  games = $state<GameFacts[] | null>(null);
  tables = $state<TableSummary[]>([]);
  board = $state<BoardLine[]>([]);
  jackpots = $state<Jackpot[]>([]);
  live = $state<LiveLine[]>([]);
  trouble = $state<string | null>(null);

  async load(): Promise<void> {
    try {
      this.games ??= await api.games();
      this.trouble = null;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    await this.loadTables();
  }

  async loadTables(): Promise<void> {
    [this.tables, this.board, this.jackpots, this.live] = await Promise.all([
      api.tables().catch(() => this.tables),
      api.board().catch(() => this.board),
      api.jackpots().catch(() => this.jackpots),
      api.liveTables().catch(() => this.live),
    ]);
  }

  async facts(id: string): Promise<GameFacts> {
    return this.games?.find((game) => game.id === id) ?? (await api.game(id));
  }

  nameOf(id: string): string {
    return this.games?.find((game) => game.id === id)?.name ?? id;
  }
}

export const lobby = new Lobby();
