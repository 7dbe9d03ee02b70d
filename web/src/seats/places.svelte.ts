/** The lists you are on, and the seats that are held for you, wherever on the site you are. */

import * as api from "../api/client";
import type { BoardCommand, Place, SeatCall } from "../api/types";
import { lobby } from "../state/lobby.svelte";
import { session } from "../state/session.svelte";

const WAITING = 3000;
const IDLE = 20_000; // a name may have been put down on another device

class Places {
  all = $state.raw<Place[]>([]);
  readonly held = $derived(this.all.filter((each): each is Place & { seat: SeatCall } => each.seat !== null));
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The list of a game and its stakes, if you are on it. */
  on(board: string): Place | null {
    return this.all.find((each) => each.list === board) ?? null;
  }

  /** Looks now, and again every few seconds while you wait. */
  async load(): Promise<void> {
    clearTimeout(this.#timer);
    if (session.me) this.all = await api.places().catch(() => this.all);
    else this.all = [];
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.load(), this.all.length > 0 ? WAITING : IDLE);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Puts your name up or takes it down; whoever is here may wait. */
  async send(command: BoardCommand): Promise<void> {
    await session.ensure();
    await api.commandBoard(command);
    await Promise.all([this.load(), lobby.loadTables()]); // the name may have been called at once
  }

  /** Lets a seat that is held go by. */
  async decline(seat: SeatCall): Promise<void> {
    await api.command(seat.table, 0, { do: "decline_seat" }).catch(() => undefined);
    await this.load();
  }
}

export const places = new Places();
