/** A night that somebody looks at or directs: as the server last told it, and the clock counted on from there. */

import * as api from "../api/client";
import type { NightAct, NightClock, NightPage } from "../api/types";
import { countOn, type Shown } from "./clock";

const TICK = 100; // milliseconds
const AGAIN = 5000;

interface Kept {
  page: NightPage;
  clock: NightClock;
  /** What the server's clock is ahead of this machine's. */
  ahead: number;
}

export class Night {
  page = $state.raw<NightPage | null>(null);
  clock = $state.raw<NightClock | null>(null);
  /** Whether the server is heard of. */
  here = $state(true);
  trouble = $state<string | null>(null);
  busy = $state(false);
  #ahead = $state(0);
  #now = $state(Date.now());
  #wanted = 0;

  constructor(readonly id: string) {
    const kept = this.#remembered();
    if (kept) [this.page, this.clock, this.#ahead] = [kept.page, kept.clock, kept.ahead];
  }

  get shown(): Shown | null {
    if (!this.page || !this.clock) return null;
    return countOn(this.clock, this.page.levels, this.#now + this.#ahead - this.clock.now);
  }

  /** Follows the night for as long as a page shows it. */
  watch(): () => void {
    void this.load();
    const ticks = setInterval(() => (this.#now = Date.now()), TICK);
    const again = setInterval(() => this.here || void this.load(), AGAIN);
    const source = new EventSource(`/api/nights/${encodeURIComponent(this.id)}/clock`);
    source.onmessage = (message: MessageEvent<string>) => {
      this.here = true;
      this.#tell(JSON.parse(message.data) as NightClock);
      if (Number(message.lastEventId) !== this.page?.seq) void this.load();
    };
    source.onerror = () => (this.here = false);
    return () => {
      clearInterval(ticks);
      clearInterval(again);
      source.close();
    };
  }

  async load(): Promise<void> {
    const asked = ++this.#wanted;
    try {
      const page = await api.night(this.id);
      this.here = true;
      if (asked === this.#wanted) this.#take(page);
    } catch (error) {
      if (error instanceof api.Refused) this.trouble = error.message;
      else this.here = false;
    }
  }

  act(act: NightAct): Promise<boolean> {
    return this.#attempt((seq) => api.actInNight(this.id, seq, act));
  }

  enter(names: string[]): Promise<boolean> {
    return this.#attempt((seq) => api.enterNight(this.id, seq, names));
  }

  undo(): Promise<boolean> {
    return this.#attempt((seq) => api.undoInNight(this.id, seq));
  }

  startOrStop(): Promise<boolean> {
    return this.#attempt(() => api.timeNight(this.id, this.clock?.running ? "stop" : "start"));
  }

  /** Gives the level so many minutes more, or fewer. */
  lengthen(by: number): Promise<boolean> {
    const ago = this.clock?.running ? Date.now() + this.#ahead - this.clock.now : 0;
    const played = Math.max(0, Math.round((this.clock?.played ?? 0) + ago - by * 60_000));
    return this.#attempt(() => api.timeNight(this.id, "put", played));
  }

  async #attempt(work: (seq: number) => Promise<NightPage>): Promise<boolean> {
    if (this.busy || !this.page) return false;
    this.busy = true;
    this.trouble = null;
    try {
      const page = await work(this.page.seq);
      this.#wanted++;
      this.#take(page);
      return true;
    } catch (error) {
      const stale = error instanceof api.Refused && error.code === "stale";
      this.trouble = stale ? "Somebody else has just done something. Look again." : (error as Error).message;
      if (stale) await this.load();
      return false;
    } finally {
      this.busy = false;
    }
  }

  #take(page: NightPage): void {
    this.page = page;
    this.#tell(page.clock);
  }

  #tell(clock: NightClock): void {
    this.#now = Date.now();
    this.#ahead = clock.now - this.#now;
    this.clock = clock;
    this.#remember();
  }

  // A page that is loaded again while the server is away counts on from what it knew.

  #remember(): void {
    if (!this.page || !this.clock) return;
    const players = this.page.players.map((each) => ({ ...each, paid: null }));
    const page = { ...this.page, players, options: [], done: [] };
    try {
      localStorage.setItem(`night-${this.id}`, JSON.stringify({ page, clock: this.clock, ahead: this.#ahead }));
    } catch {
      // no room, or not allowed: it is only a convenience
    }
  }

  #remembered(): Kept | null {
    try {
      return JSON.parse(localStorage.getItem(`night-${this.id}`) ?? "null") as Kept | null;
    } catch {
      return null;
    }
  }
}
