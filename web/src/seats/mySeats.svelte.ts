/** Where you sit, wherever on the site you are. */

import * as api from "../api/client";
import type { MySeat } from "../api/types";
import { session } from "../state/session.svelte";

const SITTING = 3000;
const NOWHERE = 20_000; // another tab may sit down

class MySeats {
  all = $state.raw<MySeat[]>([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Your seat at a table of a game. */
  at(game: string): MySeat | null {
    return this.all.find((each) => each.game === game) ?? null;
  }

  /** Looks now, and again every few seconds while you sit anywhere. */
  async load(): Promise<void> {
    clearTimeout(this.#timer);
    if (session.me && !document.hidden) this.all = await api.mySeats().catch(() => this.all);
    else if (!session.me) this.all = [];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), this.all.length > 0 ? SITTING : NOWHERE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Stands up with all chips; what the table says against it is thrown. */
  async stand(seat: MySeat): Promise<void> {
    const { state } = await api.table(seat.table);
    const view = await api.command(seat.table, state, { do: "leave" });
    session.wallet(view.wallet);
    await this.load();
  }
}

export const mySeats = new MySeats();
