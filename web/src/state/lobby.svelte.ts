/** The catalogue and the tables that are open. */

import * as api from "../api/client";
import type { GameFacts, TableSummary } from "../api/types";

class Lobby {
  games = $state<GameFacts[] | null>(null);
  tables = $state<TableSummary[]>([]);
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
    this.tables = await api.tables().catch(() => this.tables);
  }

  async facts(id: string): Promise<GameFacts> {
    return this.games?.find((game) => game.id === id) ?? (await api.game(id));
  }

  nameOf(id: string): string {
    return this.games?.find((game) => game.id === id)?.name ?? id;
  }
}

export const lobby = new Lobby();
