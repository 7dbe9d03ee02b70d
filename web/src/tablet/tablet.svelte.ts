/** A live table on the tablet that keeps it: what the room says of it, and what it has not heard yet. */

import * as api from "../api/client";
import type { Link, Listener } from "../api/live";
import * as kept from "../lib/kept";
import { money } from "../lib/money";
import { keepShell } from "../lib/shell";
import type { Person } from "../state/person";
import { session } from "../state/session.svelte";
import { actsOf, actsOfOthers, added, addedFirst, readActs, readView, renumbered, type Act, type Command, type Seen } from "./queue";

const AGAIN = 2000;
const MOVED_ON = "The table had moved on. Here is how it stands now.";
const MOVED_SINCE = "The table has moved on since. Look, and send it again or drop it.";

/** How one kind of live table speaks with the room. */
export interface Wires<V extends Seen, C extends Command> {
  kind: string;
  look(id: string): Promise<V>;
  tell(id: string, act: Act<C>): Promise<V>;
  watch(id: string, listener: Listener<V>): () => void;
  /** What was keyed, in a few words. */
  words(command: C, view: V, says: (cents: number) => string): string;
}

export class Tablet<V extends Seen, C extends Command> {
  view = $state.raw<V | null>(null);
  link = $state<Link>("opening");
  /** Whose tablet it is now: whatever is keyed is his. */
  person = $state.raw<Person | null>(null);
  #all = $state.raw<Act<C>[]>([]);
  /** What he has done and the room has not heard yet. */
  readonly acts: Act<C>[] = $derived(actsOf(this.#all, this.person));
  /** What others did here: kept until they sign in, each person's by itself. */
  readonly others: Act<C>[][] = $derived(actsOfOthers(this.#all, this.person));
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
  #fresh = ""; // the key of what was keyed last: it has not waited for anybody
  readonly #online = () => void this.#tryAgain();

  constructor(
    readonly id: string,
    readonly wires: Wires<V, C>,
  ) {
    this.#passTo(session.person);
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
    this.#joining = true;
    try {
      this.#passTo(await session.ensure());
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
      if (this.away && this.person) this.view ??= readView<V>(kept.read(this.#seen));
      this.missing = (error as Error).message;
    } finally {
      this.#joining = false;
    }
    await this.meets();
  }

  /** Looks who is at the keyboard: what one was shown is not shown to the next, nor sent under his name. */
  async meets(): Promise<void> {
    if (this.#joining || this.#isHere(session.person)) return;
    this.#stop?.();
    this.#stop = null;
    this.#passTo(session.person);
    this.missing = this.person ? null : "You have signed out.";
    if (this.person) await this.#join();
    await this.flush();
  }

  #isHere(person: Person | null): boolean {
    return person?.id === this.person?.id;
  }

  #passTo(person: Person | null): void {
    if (!this.#isHere(person)) this.view = this.refused = null;
    this.person = person;
    this.#all = this.#kept();
  }

  async #tryAgain(): Promise<void> {
    if (!this.#stop && this.away && !this.#joining) await this.#join();
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
    if (!this.view || !this.person) return false;
    const words = this.wires.words(command, this.view, (cents) => this.says(cents));
    const stuck = this.refused !== null && !this.away;
    this.#fresh = api.freshKey();
    const { id, name } = this.person;
    const act = { key: this.#fresh, state: this.view.state, command, words, by: { id, name } };
    this.#wait((stuck ? addedFirst : added)(this.acts, act));
    if (stuck || this.acts.length === 1) this.refused = null;
    await this.flush();
    return this.refused === null;
  }

  /** Sends what waits of whoever is here, in order; stops at what is refused, and where nobody answers. */
  async flush(): Promise<void> {
    if (this.busy || this.refused !== null) return;
    this.busy = true;
    let first: Act<C> | undefined;
    try {
      while ((first = this.acts[0])) {
        const view = await this.wires.tell(this.id, first);
        this.#heard(first);
        this.away = false;
        if (!this.#isHere(first.by)) continue; // the answer is for whoever sent it
        this.#take(view);
        this.#wait(renumbered(this.acts, view.state));
      }
    } catch (error) {
      if (error instanceof api.Unreachable) this.away = true;
      else if (first && !(await this.#elsewhere(error as Error, first))) await this.#refuse(error as Error, first);
    } finally {
      this.busy = false;
    }
  }

  async #refuse(error: Error, first: Act<C>): Promise<void> {
    const waited = this.away || this.acts.length > 1 || first.key !== this.#fresh;
    this.away = false;
    const stale = error instanceof api.Refused && error.code === "stale";
    const words = waited ? `${first.words}: ` : "";
    this.refused = !stale ? words + error.message : waited ? MOVED_SINCE : MOVED_ON;
    if (this.acts.length === 1 && !(stale && waited)) this.#wait([]); // nothing is behind it: it simply did not happen
    await this.wires.look(this.id).then((view) => this.#take(view), () => undefined);
  }

  /** Whether it was refused because its doer is signed in no more: then it is not refused, and waits for him. */
  async #elsewhere(error: Error, act: Act<C>): Promise<boolean> {
    if (error instanceof api.Refused && (error.status === 401 || error.status === 403 || error.code === "anothers")) {
      await session.load().catch(() => undefined);
    }
    return session.person?.id !== act.by.id;
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

  /** These are what whoever is here waits to tell; what others wait to tell stays. */
  #wait(acts: Act<C>[]): void {
    this.#keep([...actsOfOthers(this.#kept(), this.person).flat(), ...acts]);
  }

  /** The room has heard of it, whoever is here now. */
  #heard(act: Act<C>): void {
    this.#keep(this.#kept().filter((each) => each.key !== act.key));
  }

  #keep(acts: Act<C>[]): void {
    this.#all = acts;
    if (acts.length > 0) kept.write(this.#acts, JSON.stringify(acts));
    else kept.drop(this.#acts);
  }

  #kept(): Act<C>[] {
    return readActs<C>(kept.read(this.#acts));
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
