/** A night that somebody looks at or directs: as the server last told it, and the clock counted on from there. */

import * as api from "../api/client";
import type { ListReport, NightAct, NightClock, NightPage } from "../api/types";
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
  /** Whether the page is the server's own word, and not what was remembered of it. */
  #told = false;
  #loading: Promise<void> | null = null;

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
    let source = this.#listen();
    const again = setInterval(() => {
      if (this.here && source.readyState === EventSource.OPEN) return;
      void this.load();
      if (source.readyState === EventSource.CLOSED) source = this.#listen(); // somebody on the way gave up
    }, AGAIN);
    return () => {
      clearInterval(ticks);
      clearInterval(again);
      source.close();
    };
  }

  #listen(): EventSource {
    const source = new EventSource(`/api/nights/${encodeURIComponent(this.id)}/clock`);
    source.onmessage = (message: MessageEvent<string>) => {
      this.here = true;
      this.#tell(JSON.parse(message.data) as NightClock);
      if (!this.#told || Number(message.lastEventId) !== this.page?.seq) void this.load();
    };
    source.onerror = () => (this.here = false);
    return source;
  }

  /** Asks for the page; once at a time, so that a slow answer is not overtaken for ever. */
  load(): Promise<void> {
    this.#loading ??= this.#fetch().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #fetch(): Promise<void> {
    const asked = this.#wanted;
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

  /** Enters a list as a spreadsheet writes it; what was wrong in which row is in the answer. */
  async enterList(text: string): Promise<ListReport | null> {
    let report: ListReport | null = null;
    await this.#attempt(async (seq) => {
      report = await api.listNight(this.id, seq, text);
      return report.page;
    });
    return report;
  }

  ask(name: string): Promise<boolean> {
    return this.#attempt(() => api.askNight(this.id, name));
  }

  answer(asked: string, accept: boolean): Promise<boolean> {
    return this.#attempt((seq) => api.answerNight(this.id, seq, asked, accept));
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
    this.#told = true;
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
    const page = { ...this.page, players, options: [], done: [], asks: [], fee: null };
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
