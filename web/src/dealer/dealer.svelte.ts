/** One live banked table on the dealer's tablet: what the room says of it, and what it has not heard yet. */

import * as api from "../api/client";
import { watchDealer, type Link } from "../api/live";
import type { DealerCommand, DealerSeat, DealerTable } from "../api/types";
import * as kept from "../lib/kept";
import { money } from "../lib/money";
import { keepShell } from "../lib/shell";
import { session } from "../state/session.svelte";
import { wordsOf } from "./keying";
import { added, readActs, readView, renumbered, withoutFirst, type Act } from "./queue";

const AGAIN = 2000;

export class Dealer {
  view = $state.raw<DealerTable | null>(null);
  link = $state<Link>("opening");
  acts = $state.raw<Act[]>([]);
  /** The network, or the room, does not answer. */
  away = $state(false);
  /** Why the first act that waits was not taken; those behind it wait until somebody says what becomes of it. */
  refused = $state<string | null>(null);
  missing = $state<string | null>(null);
  readonly alone: boolean = $derived(this.away && this.acts.length > 0);
  #stop: (() => void) | null = null;
  #timer: ReturnType<typeof setInterval> | undefined;
  #sending = false;
  #joining = false;
  readonly #online = () => void this.#tryAgain();

  constructor(readonly id: string) {
    this.acts = readActs(kept.read(this.#name("acts")));
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
      this.#take(await api.dealerTable(this.id));
      this.#stop = watchDealer(this.id, {
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
      if (this.away) this.view ??= readView(kept.read(`dealer-seen.${this.id}`));
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

  seat(number: number): DealerSeat | null {
    return this.view?.seats.find((each) => each.seat === number) ?? null;
  }

  /** An amount in the money of the house, without cents where there are none. */
  says(cents: number): string {
    return (this.view?.symbol ?? "") + money(cents).replace(/\.00$/, "");
  }

  /** Notes what was done, and tells the room as soon as it listens; true when it took it at once. */
  async send(command: DealerCommand): Promise<boolean> {
    if (!this.view) return false;
    if (this.acts.length === 0) this.refused = null;
    const words = wordsOf(command, (cents) => this.says(cents));
    this.#wait(added(this.acts, command, words, api.freshKey(), this.view.state));
    await this.flush();
    return this.acts.length === 0 && this.refused === null;
  }

  /** Sends what waits, in order; stops at what is refused, and where nobody answers. */
  async flush(): Promise<void> {
    if (this.#sending || this.refused !== null) return;
    this.#sending = true;
    try {
      for (let first = this.acts[0]; first; first = this.acts[0]) {
        this.#take(await api.commandDealer(this.id, first.key, first.state, first.command));
        this.#wait(this.acts.slice(1));
        this.away = false;
      }
    } catch (error) {
      if (error instanceof api.Unreachable) this.away = true;
      else await this.#refuse(error as Error);
    } finally {
      this.#sending = false;
    }
  }

  async #refuse(error: Error): Promise<void> {
    this.away = false;
    const stale = error instanceof api.Refused && error.code === "stale";
    this.refused = stale ? "The table has moved on since. Look, and send it again or drop it." : error.message;
    if (this.acts.length === 1 && !stale) this.#wait([]); // nothing is behind it: it simply did not happen
    await api.dealerTable(this.id).then((view) => this.#take(view), () => undefined);
  }

  /** What was refused did not happen; what is behind it is sent. */
  dropFirst(): void {
    this.refused = null;
    this.#wait(withoutFirst(this.acts));
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

  #wait(acts: Act[]): void {
    this.acts = acts;
    kept.write(this.#name("acts"), JSON.stringify(acts));
  }

  #take(view: DealerTable): void {
    if (this.view && view.state < this.view.state) return; // an older answer that came late
    this.view = view;
    if (view.yours && view.phase !== "closed") kept.write(`dealer-seen.${this.id}`, JSON.stringify(view));
    else kept.drop(`dealer-seen.${this.id}`);
  }

  #name(what: string): string {
    return `dealer.${this.id}.${what}`;
  }
}
