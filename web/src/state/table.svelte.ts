/** One table as this viewer sees it, and the commands sent to it. */

import * as api from "../api/client";
import { watch, type Link } from "../api/live";
import type { Action, Command, GameFacts, Offer, RoundSeat, RoundView, Seated, TableView } from "../api/types";
import { counting, says } from "../lib/currency.svelte";
import { Seals } from "../proofs/memory";
import { lobby } from "./lobby.svelte";
import { Pace } from "./pace";
import { session } from "./session.svelte";

const BREATH = 420; // milliseconds between two moves at the table
const MOVED_ON = "The table had moved on. Here is how it stands now.";

export interface Trouble {
  words: string;
  clause: string | null;
}

export class TableState {
  view = $state.raw<TableView | null>(null);
  facts = $state.raw<GameFacts | null>(null);
  link = $state<Link>("connecting");
  busy = $state<string | null>(null);
  trouble = $state<Trouble | null>(null);
  missing = $state<string | null>(null);
  /** More has happened than is shown yet: nothing may be answered until the eye has caught up. */
  behind = $state(false);
  /** Nothing may be pressed: an answer is on its way, or the eye has not caught up. */
  readonly still = $derived(this.busy !== null || this.behind);

  readonly me: Seated | null = $derived(this.view?.seats.find((each) => each.you) ?? null);
  readonly round = $derived(this.view?.round ?? null);
  readonly mySeat: RoundSeat | null = $derived(
    this.round?.seats.find((each) => each.seat === this.view?.your_seat) ?? null,
  );
  readonly playing = $derived(this.view?.phase === "playing");
  readonly offers = $derived((this.playing && this.round?.options?.offers) || []);

  /** What was told before and during each round, to check its proof against. */
  readonly seals = new Seals();
  #newest = -1;
  #stop: (() => void) | null = null;
  #pace = new Pace<TableView>((view) => this.#show(view), (view, left) => this.#breath(view, left));

  constructor(readonly id: string) {}

  async open(): Promise<void> {
    try {
      const { id } = await session.ensure();
      this.seals.recall(id, this.id);
      const view = await api.table(this.id);
      this.facts = await lobby.facts(view.game);
      this.#take(view);
      this.#stop = watch(this.id, {
        view: (each) => this.#take(each),
        link: (link) => (this.link = link),
        refused: (error) => (this.trouble = { words: error.message, clause: error.refusal.clause ?? null }),
      });
    } catch (error) {
      this.missing = (error as Error).message;
    }
  }

  close(): void {
    this.#stop?.();
    this.#pace.stop();
    counting.symbol = "";
  }

  act(action: Action, doing: string): Promise<boolean> {
    return this.send({ do: "act", action }, doing);
  }

  /** Takes an offer, with an amount where it has a choice of them. */
  async take(offer: Offer, words: string, amount?: number): Promise<void> {
    if (this.still) return;
    await this.act({ act: offer.act, ...(offer.spot ? { spot: offer.spot } : {}), ...(amount === undefined ? {} : { amount }) }, `${words}…`);
  }

  /** Sends a command; true when the table took it. What was refused is shown in words. */
  async send(command: Command, doing: string): Promise<boolean> {
    this.busy = doing;
    try {
      await this.attempt(command);
      this.trouble = null;
      return true;
    } catch (error) {
      await this.explain(error);
      return false;
    } finally {
      this.busy = null;
    }
  }

  /** As send, but a refusal is thrown for the caller to show in its own place. */
  async attempt(command: Command): Promise<void> {
    const view = await api.command(this.id, Math.max(this.#newest, this.view?.state ?? 0), command);
    this.#take(view);
  }

  async explain(error: unknown): Promise<void> {
    if (error instanceof api.Refused && error.code === "stale") {
      this.trouble = { words: MOVED_ON, clause: null };
      await api.table(this.id).then((view) => this.#take(view), () => undefined);
      return;
    }
    const clause = error instanceof api.Refused ? error.refusal.clause : null;
    this.trouble = { words: (error as Error).message, clause: clause ?? null };
  }

  #take(view: TableView): void {
    if (view.state < this.#newest) return; // an older answer that came late
    this.#newest = view.state;
    this.seals.note(view);
    this.#pace.push(view);
    this.behind = !this.#pace.idle;
  }

  #show(view: TableView): void {
    counting.symbol = view.currency.symbol;
    this.view = view.round ? { ...view, round: inWords(view.round) } : view;
    this.behind = !this.#pace.idle;
    if (view.your_seat !== null || session.me) session.wallet(view.wallet);
  }

  #breath(view: TableView, left: number): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
    const moved = this.view !== null && view.state > this.view.state;
    return !moved || still || left > 12 ? 0 : BREATH;
  }
}

/** A round with the house's sign in all that is said and settled. */
function inWords(round: RoundView): RoundView {
  const said = round.said.map((each) => ({ ...each, words: says(each.words) }));
  const lines = round.lines.map((line) => ({ ...line, reason: says(line.reason) }));
  return { ...round, said, lines };
}
