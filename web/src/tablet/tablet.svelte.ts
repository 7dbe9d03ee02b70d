/** A live table on the tablet that keeps it: what the room says of it, and what it has not heard yet. */

import * as api from "../api/client";
import type { Link, Listener } from "../api/live";
import * as kept from "../lib/kept";
import { money } from "../lib/money";
import { keepShell } from "../lib/shell";
import { session } from "../state/session.svelte";
import { added, addedFirst, readActs, readView, renumbered, type Act, type Command, type Seen } from "./queue";

const AGAIN = 2000;
const MOVED_ON = "The table had moved on. Here is how it stands now.";
const MOVED_SINCE = "The table has moved on since. Look, and send it again or drop it.";

/** How one kind of live table speaks with the room. */
export interface Wires<V extends Seen, C extends Command> {
  kind: string;
  look(id: string): Promise<V>;
  tell(id: string, key: string, state: number, command: C): Promise<V>;
  watch(id: string, listener: Listener<V>): () => void;
  /** What was keyed, in a few words. */
  words(command: C, view: V, says: (cents: number) => string): string;
}

export class Tablet<V extends Seen, C extends Command> {
  view = $state.raw<V | null>(null);
  link = $state<Link>("opening");
  acts = $state.raw<Act<C>[]>([]);
  busy = $state(false);
  /** The network, or the room, does not answer. */
  away = $state(false);
  /** Why the first act that waits was not taken; those behind it wait until somebody says what becomes of it. */
  refused = $state<string | null>(null);
  missing = $state<string | null>(null);
  readonly alone: boolean = $derived(this.away && this.acts.length > 0);
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #joining = false;
  readonly #online = () => void this.#tryAgain();

  constructor(
    readonly id: string,
    readonly wires: Wires<V, C>,
  ) {
    this.acts = readActs<C>(kept.read(this.#acts));
  }

  async open(): Promise<void> {
    addEventListener("online", this.#online);
    this.#timer = setInterval(() => void this.#tryAgain(), AGAIN);
    void keepShell();
    await this.#join();
    await this.flush();
  }

  /** Sees the table and listens to it; without the network it is as this tablet last saw it. */
  async #join(): Promise<void> {
    try {
      await session.ensure();
      this.#take(await this.wires.look(this.id));
      this.#stop = this.wires.watch(this.id, {
        view: (view) => {
          this.#take(view);
          void this.flush();
        },
        link: (link) => (this.link = link),
        refused: (error) => (this.refused = error.message),
      });
      this.missing = null;
      this.away = false;
    } catch (error) {
      this.away = error instanceof api.Unreachable;
      if (this.away) this.view ??= readView<V>(kept.read(this.#seen));
      this.missing = (error as Error).message;
    }
  }

  /** Somebody else is at the keyboard, or nobody: what one was shown is not shown to the next. */
  async handOver(somebody: boolean): Promise<void> {
    this.#stop?.();
    this.#stop = null;
    this.view = null;
    this.missing = somebody ? null : "You have signed out.";
    if (somebody) await this.#join();
  }

  async #tryAgain(): Promise<void> {
    if (!this.#stop && this.away && !this.#joining) {
      this.#joining = true;
      await this.#join();
      this.#joining = false;
    }
    await this.flush();
  }

  close(): void {
    removeEventListener("online", this.#online);
    clearInterval(this.#timer);
    this.#stop?.();
  }

  /** An amount in the money of the house, without cents where there are none. */
  says(cents: number): string {
    return (this.view?.symbol ?? "") + money(cents).replace(/\.00$/, "");
  }

  /**
   * Notes what was done, and tells the room as soon as it listens. False when the room refused it.
   * While something is stuck, what is done answers the table as it is now, and goes before what waits.
   */
  async send(command: C): Promise<boolean> {
    if (!this.view) return false;
    const words = this.wires.words(command, this.view, (cents) => this.says(cents));
    const stuck = this.refused !== null && !this.away;
    this.#wait((stuck ? addedFirst : added)(this.acts, command, words, api.freshKey(), this.view.state));
    if (stuck || this.acts.length === 1) this.refused = null;
    await this.flush();
    return this.refused === null;
  }

  /** Sends what waits, in order; stops at what is refused, and where nobody answers. */
  async flush(): Promise<void> {
    if (this.busy || this.refused !== null) return;
    this.busy = true;
    try {
      for (let first = this.acts[0]; first; first = this.acts[0]) {
        const view = await this.wires.tell(this.id, first.key, first.state, first.command);
        this.#take(view);
        this.#wait(renumbered(this.acts.slice(1), view.state));
        this.away = false;
      }
    } catch (error) {
      if (error instanceof api.Unreachable) this.away = true;
      else await this.#refuse(error as Error);
    } finally {
      this.busy = false;
    }
  }

  async #refuse(error: Error): Promise<void> {
    const waited = this.away || this.acts.length > 1;
    this.away = false;
    const stale = error instanceof api.Refused && error.code === "stale";
    const words = waited ? `${this.acts[0]?.words ?? ""}: ` : "";
    this.refused = !stale ? words + error.message : waited ? MOVED_SINCE : MOVED_ON;
    if (this.acts.length === 1 && !(stale && waited)) this.#wait([]); // nothing is behind it: it simply did not happen
    await this.wires.look(this.id).then((view) => this.#take(view), () => undefined);
  }

  /** What was refused did not happen; what is behind it is sent. */
  dropFirst(): void {
    this.refused = null;
    this.#wait(renumbered(this.acts.slice(1), this.view?.state ?? 0));
    void this.flush();
  }

  dropAll(): void {
    this.refused = null;
    this.#wait([]);
  }

  /** Sends what waits to the table as it is now. */
  sendAgain(): void {
    this.refused = null;
    if (this.view) this.#wait(renumbered(this.acts, this.view.state));
    void this.flush();
  }

  #wait(acts: Act<C>[]): void {
    this.acts = acts;
    if (acts.length > 0) kept.write(this.#acts, JSON.stringify(acts));
    else kept.drop(this.#acts);
  }

  #take(view: V): void {
    if (this.view && view.state < this.view.state) return; // an older answer that came late
    this.view = view;
    if (view.yours && view.phase !== "closed") kept.write(this.#seen, JSON.stringify(view));
    else kept.drop(this.#seen);
  }

  get #acts(): string {
    return `${this.wires.kind}.${this.id}.acts`;
  }

  get #seen(): string {
    return `tablet-seen.${this.wires.kind}.${this.id}`;
  }
}
