/** One table as this viewer sees it, and the commands sent to it. */

import * as api from "../api/client";
import { watch, type Link } from "../api/live";
import type { Action, Command, GameFacts, Offer, RoundSeat, RoundView, Seated, TableView } from "../api/types";
import { counting, says } from "../lib/currency.svelte";
import { Seals } from "../proofs/memory";
import { lobby } from "./lobby.svelte";
import { Pace } from "./pace";
import { atSeat, seatFor } from "./positions";
import { session } from "./session.svelte";
import { byName, named } from "./spoken";
import { tempo } from "./tempo.svelte";
import { unfold } from "./unfold";

const MOST = 24; // moments to catch up with; further behind, nobody wants to watch
const MOVED_ON = "The table had moved on. Here is how it stands now.";

export interface Trouble {
  words: string;
  clause: string | null;
}

export class TableState {
  view = $state.raw<TableView | null>(null);
  facts = $state.raw<GameFacts | null>(null);
  link = $state<Link>("opening");
  busy = $state<string | null>(null);
  /** The words for what you have just done, until something is seen of it. */
  doing = $state<string | null>(null);
  trouble = $state<Trouble | null>(null);
  missing = $state<string | null>(null);
  /** More has happened than is shown yet: nothing may be answered until the eye has caught up. */
  behind = $state(false);
  /** Nothing may be pressed: an answer is on its way, or the eye has not caught up. */
  readonly still = $derived(this.busy !== null || this.behind);

  readonly me: Seated | null = $derived(this.view?.seats.find((each) => each.seat === this.view?.your_seat) ?? null);
  /** Your other positions, where you play several. */
  readonly others: Seated[] = $derived(this.view?.seats.filter((each) => each.you && each.seat !== this.view?.your_seat) ?? []);
  readonly round = $derived(this.view?.round ?? null);
  readonly mySeat: RoundSeat | null = $derived(
    this.round?.seats.find((each) => each.seat === this.view?.your_seat) ?? null,
  );
  readonly playing = $derived(this.view?.phase === "playing");
  readonly offers = $derived((this.playing && this.round?.options?.offers) || []);

  /** What was told before and during each round, to check its proof against. */
  readonly seals = new Seals();
  #newest = -1;
  /** Commands so far: an answer to one of them ends no later one. */
  #sent = 0;
  /** The last that has come, whether or not it is shown yet. */
  #latest: TableView | null = null;
  #shown: TableView | null = null;
  /** The position that was taken in hand, of several. */
  #wish: number | null = null;
  /** Moments on the way to a view, card by card. */
  readonly #between = new WeakSet<TableView>();
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
    counting.chips = false;
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
  async send(command: Command, doing: string, seat?: number): Promise<boolean> {
    const turn = ++this.#sent;
    this.busy = this.doing = doing;
    try {
      await (seat === undefined ? this.attempt(command) : this.attempt(command, seat));
      this.trouble = null;
      return true;
    } catch (error) {
      await this.explain(error);
      return false;
    } finally {
      if (turn === this.#sent) {
        this.busy = null; // not while a later one is on its way
        if (!this.behind) this.doing = null;
      }
    }
  }

  /** As send, but a refusal is thrown for the caller to show in its own place. */
  async attempt(command: Command, seat = seatFor(this.view, command)): Promise<void> {
    const view = await api.command(this.id, Math.max(this.#newest, this.view?.state ?? 0), command, seat);
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
    // The table has moved, and the socket may tell so before the answer comes: what it asks may be answered.
    if (view.state > this.#newest) this.busy = null;
    this.#newest = view.state;
    this.seals.note(view);
    const moments = tempo.breath > 0 && this.view !== null ? unfold(this.#latest, view) : [view];
    this.#latest = view;
    for (const each of moments.slice(0, -1)) this.#between.add(each);
    for (const each of moments) this.#pace.push(each);
    this.behind = !this.#pace.idle;
  }

  #show(view: TableView): void {
    counting.symbol = view.currency.symbol;
    counting.chips = view.event !== null && view.event !== undefined;
    if (this.facts && this.facts.id !== view.game) void lobby.facts(view.game).then((facts) => (this.facts = facts));
    this.#shown = view;
    this.doing = null;
    this.#draw();
    this.behind = !this.#pace.idle;
    if (view.your_seat !== null || session.me) session.wallet(view.wallet);
  }

  /** Takes another of your positions in hand. */
  focus(seat: number): void {
    this.#wish = seat;
    this.#draw();
  }

  #draw(): void {
    if (!this.#shown) return;
    const view = atSeat(this.#shown, this.#wish);
    this.view = view.round ? { ...view, round: inWords(view.round, view) } : view;
  }

  #breath(view: TableView, left: number): number {
    const shown = this.#shown;
    const moved = shown !== null && (view.state > shown.state || this.#between.has(view) || this.#between.has(shown));
    const out = tempo.hurries && this.mySeat?.status === "folded";
    return !moved || out || left > MOST ? 0 : tempo.breath;
  }

  /** Shows at once all that is still to be shown. */
  hurry(): void {
    this.#pace.hurry();
  }
}

/** A round with the house's sign in all that is said and settled, and people by their names. */
function inWords(round: RoundView, table: TableView): RoundView {
  const names = (seat: number) => table.seats.find((each) => each.seat === seat)?.name ?? null;
  const said = round.said.map((each) => named({ ...each, words: says(each.words) }, names, table.your_seat));
  const lines = round.lines.map((line) => ({ ...line, reason: byName(says(line.reason), names) }));
  return { ...round, said, lines };
}
