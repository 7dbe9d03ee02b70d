/** A wish for your next turn in a pot game: kept until it comes, then answered by itself, once. */

import type { TableState } from "../../state/table.svelte";
import { answerTo, type Wish } from "./ahead";

export class AheadState {
  wish = $state<Wish | null>(null);
  #round = -1;

  /** Whether there is a turn of yours to speak of: you are in the hand, with chips, and others act. */
  get possible(): boolean {
    const { facts, playing, offers, mySeat } = this.table;
    return facts?.kind === "pot" && playing && offers.length === 0 && mySeat?.status === "in";
  }

  constructor(private readonly table: TableState) {}

  /** The same wish once more takes it back. */
  choose(wish: Wish): void {
    this.wish = this.wish === wish ? null : wish;
  }

  /** Answers when the turn comes; a hand that is over, or another question, ends the wish. */
  sync(): void {
    const number = this.table.view?.round_number ?? -1;
    if (number !== this.#round || !this.table.playing) {
      this.#round = number;
      this.wish = null;
    }
    if (this.wish === null || this.table.offers.length === 0 || this.table.still) return;
    const offer = answerTo(this.wish, this.table.offers);
    this.wish = null;
    if (offer) void this.table.take(offer, offer.act);
  }
}
