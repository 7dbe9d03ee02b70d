/** One live table as this viewer sees it, and what is keyed there. */

import * as api from "../api/client";
import { watchLive, type Link } from "../api/live";
import type { LiveCommand, LiveSeat, LiveTable } from "../api/types";
import { money } from "../lib/money";
import { session } from "../state/session.svelte";

const MOVED_ON = "The table had moved on. Here is how it stands now.";

export class Live {
  view = $state.raw<LiveTable | null>(null);
  link = $state<Link>("opening");
  busy = $state(false);
  trouble = $state<string | null>(null);
  missing = $state<string | null>(null);
  readonly actor: LiveSeat | null = $derived(this.seat(this.view?.to_act?.seat ?? null));
  #stop: (() => void) | null = null;

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      await session.ensure();
      this.#take(await api.liveTable(this.id));
      this.#stop = watchLive(this.id, {
        view: (view) => this.#take(view),
        link: (link) => (this.link = link),
        refused: (error) => (this.trouble = error.message),
      });
    } catch (error) {
      this.missing = (error as Error).message;
    }
  }

  close(): void {
    this.#stop?.();
  }

  seat(number: number | null): LiveSeat | null {
    return this.view?.seats.find((each) => each.seat === number) ?? null;
  }

  nameOf(number: number): string {
    return this.seat(number)?.name ?? `seat ${number}`;
  }

  /** An amount in the money of the house, without cents where there are none. */
  says(cents: number): string {
    return (this.view?.symbol ?? "") + money(cents).replace(/\.00$/, "");
  }

  /** Sends what was keyed; true when the table took it. */
  async send(command: LiveCommand): Promise<boolean> {
    if (this.busy || !this.view) return false;
    this.busy = true;
    this.trouble = null;
    try {
      this.#take(await api.commandLive(this.id, this.view.state, command));
      return true;
    } catch (error) {
      const stale = error instanceof api.Refused && error.code === "stale";
      this.trouble = stale ? MOVED_ON : (error as Error).message;
      if (stale) await api.liveTable(this.id).then((view) => this.#take(view), () => undefined);
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(view: LiveTable): void {
    if (this.view && view.state < this.view.state) return; // an older answer that came late
    this.view = view;
  }
}
