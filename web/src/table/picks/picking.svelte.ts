/** The cards you pick where they lie, until the answer is given. */

import type { Hand } from "../../api/types";
import { cardName } from "../../cards/cards";
import type { TableState } from "../../state/table.svelte";
import * as picking from "./picks";
import type { Picking } from "./picks";

export class PickingState {
  now = $state.raw<Picking | null>(null);
  /** What has just happened, for the ear. */
  said = $state("");
  #asked = "";

  readonly ready = $derived(this.now !== null && picking.isReady(this.now));
  readonly mayStandPat = $derived(this.now !== null && picking.mayStandPat(this.now));

  constructor(private readonly table: TableState) {}

  /** What the table asks for; cards that are picked stay so while others answer. */
  sync(): void {
    const { view, offers } = this.table;
    const begun = picking.begun(offers);
    const asked = begun ? JSON.stringify([view?.round_number, view?.round?.street, begun]) : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.now = begun;
    this.said = "";
  }

  /** Where each card stands among those on offer. */
  among(cards: Hand["cards"]): (number | null)[] {
    return picking.among(this.now, cards);
  }

  has(card: number | null): boolean {
    return card !== null && this.now !== null && this.now.chosen.includes(card);
  }

  toggle(card: number): void {
    if (!this.now || this.table.still) return;
    this.now = picking.toggled(this.now, card);
    this.table.trouble = null;
    this.said = `${cardName(this.now.cards[card] ?? null)} ${this.has(card) ? "picked" : "put back"}. ${picking.progress(this.now)}`;
  }

  async answer(): Promise<void> {
    if (!this.now || this.table.still) return;
    if (!this.ready) {
      this.said = `Not yet. ${picking.progress(this.now)}`;
      return;
    }
    await this.table.act(picking.picked(this.now), `${picking.doing(this.now)}…`);
  }

  async standPat(): Promise<void> {
    if (!this.now || this.table.still || !this.mayStandPat) return;
    await this.table.act({ act: this.now.act, cards: [] }, "Standing pat…");
  }
}
