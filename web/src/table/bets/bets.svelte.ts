/** The bets laid out in front of you: chips chosen, placed, taken back, said to the dealer. */

import type { Seated, SpotFacts } from "../../api/types";
import type { TableState } from "../../state/table.svelte";
import * as drafts from "./draft";
import type { Draft } from "./draft";

const PAUSE = 350; // a hand that is still moving has not finished betting

export class BetsState {
  draft = $state.raw<Draft>(drafts.NOTHING);
  chip = $state<number | null>(null);
  tipping = $state(false);
  hint = $state<string | null>(null);
  last = $state.raw<Draft | null>(null);
  #undo: Draft[] = $state.raw([]);
  #sent: Draft = drafts.NOTHING;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending = 0;

  readonly staked = $derived(drafts.staked(this.draft));
  readonly empty = $derived(drafts.isEmpty(this.draft));
  readonly undoable = $derived(this.#undo.length > 0);

  constructor(private readonly table: TableState) {}

  get #spots(): SpotFacts[] {
    return this.table.facts?.spots ?? [];
  }

  /** What the table says lies before you; an unfinished draft is kept. */
  sync(me: Seated | null): void {
    this.#recall();
    const there: Draft = me ? { bets: me.bets, tips: me.tips } : drafts.NOTHING;
    if (this.#sending > 0 || this.#timer !== undefined || drafts.same(there, this.#sent)) return;
    this.#sent = there;
    this.draft = there;
    this.#undo = [];
    this.hint = null;
  }

  place(spot: string, tip = this.tipping): void {
    if (this.chip) this.#change(drafts.place(this.draft, this.#spots, spot, this.chip, tip));
  }

  lift(spot: string): void {
    this.#change(drafts.lift(this.draft, this.#spots, spot));
  }

  clear(): void {
    if (!this.empty) this.#change(drafts.NOTHING);
  }

  repeat(): void {
    if (this.last) this.#change(this.last);
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    const left = this.#undo.slice(0, -1);
    this.#change(before);
    this.#undo = left;
  }

  /** Lays the bets and asks for the cards. */
  async deal(): Promise<boolean> {
    const laid = this.draft;
    if (!(await this.#flush())) return false;
    if (!drafts.isEmpty(laid)) this.last = laid;
    return this.table.send({ do: "deal" }, "Dealing…");
  }

  async again(): Promise<boolean> {
    this.repeat();
    return this.deal();
  }

  /** After a reload, the last bets are read off the last round. */
  #recall(): void {
    const { round, facts, view } = this.table;
    if (!round?.over || !facts || view?.your_seat == null) return;
    this.last = drafts.laidBefore(round.lines, view.your_seat, facts.spots) ?? this.last;
  }

  #change(draft: Draft): void {
    if (drafts.same(draft, this.draft)) return;
    this.#undo = [...this.#undo, this.draft];
    this.draft = draft;
    this.hint = null;
    this.table.trouble = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#whisper(), PAUSE);
  }

  /** Tells the table while you bet; a bet that is not yet whole gets a hint, not an alarm. */
  async #whisper(): Promise<void> {
    this.#timer = undefined;
    const laid = this.draft;
    try {
      await this.#lay(laid);
      if (laid === this.draft) this.hint = null;
    } catch (error) {
      if (laid === this.draft) this.hint = (error as Error).message;
    }
  }

  async #flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      await this.#lay(this.draft);
      return true;
    } catch (error) {
      await this.table.explain(error);
      return false;
    }
  }

  async #lay(laid: Draft): Promise<void> {
    if (drafts.same(laid, this.#sent)) return;
    this.#sending += 1;
    try {
      await this.table.attempt({ do: "bet", bets: laid.bets, tips: laid.tips });
      this.#sent = laid;
    } finally {
      this.#sending -= 1;
    }
  }
}
