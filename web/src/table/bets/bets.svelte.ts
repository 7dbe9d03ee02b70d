/** The bets laid out in front of you: chips chosen, placed, taken back, said to the dealer. */

import type { Seated, SpotFacts } from "../../api/types";
import { money } from "../../lib/money";
import type { TableState } from "../../state/table.svelte";
import * as drafts from "./draft";
import type { Draft } from "./draft";

const PAUSE = 350; // a hand that is still moving has not finished betting

export class BetsState {
  draft = $state.raw<Draft>(drafts.NOTHING);
  chip = $state<number | null>(null);
  tipping = $state(false);
  hint = $state<string | null>(null);
  /** What the stack does not cover, until something else is laid. */
  short = $state<string | null>(null);
  last = $state.raw<Draft | null>(null);
  /** The position that these bets are for; you may have several. */
  #seat: number | null = null;
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

  get #stack(): number {
    return this.table.me?.stack ?? 0;
  }

  /** What the table says lies before you; an unfinished draft is kept. */
  sync(me: Seated | null): void {
    if ((me?.seat ?? null) !== this.#seat) this.#turn(me);
    if (me && !drafts.isEmpty(laid(me))) this.last = laid(me);
    const there: Draft = me ? { bets: me.bets, tips: me.tips } : drafts.NOTHING;
    if (this.#sending > 0 || this.#timer !== undefined || drafts.same(there, this.#sent)) return;
    this.#sent = there;
    this.draft = there;
    this.#undo = [];
    this.hint = this.short = null;
  }

  /** Another position is in hand: what was laid for the last one is said first. */
  #turn(me: Seated | null): void {
    if (this.#timer !== undefined) {
      clearTimeout(this.#timer);
      void this.#whisper();
    }
    this.#seat = me?.seat ?? null;
    this.#sent = this.draft = me ? { bets: me.bets, tips: me.tips } : drafts.NOTHING;
    this.#undo = [];
    this.last = null;
    this.hint = this.short = null;
  }

  place(spot: string, tip = this.tipping): void {
    if (!this.chip) return;
    const laid = drafts.place(this.draft, this.#spots, spot, this.chip, tip);
    if (drafts.staked(laid) <= this.#stack) this.#change(laid);
    else this.short = `You have ${money(this.#stack - this.staked)} left to bet.`;
  }

  lift(spot: string): void {
    this.#change(drafts.lift(this.draft, this.#spots, spot));
  }

  clear(): void {
    if (!this.empty) this.#change(drafts.NOTHING);
  }

  repeat(): void {
    if (!this.last) return;
    if (drafts.staked(this.last) <= this.#stack) this.#change(this.last);
    else this.short = `The same bets take ${money(drafts.staked(this.last))}; you have ${money(this.#stack)}.`;
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

  /** The same bets once more, at every position of yours. */
  async again(): Promise<boolean> {
    for (const other of this.table.others) {
      if (!drafts.isEmpty({ bets: other.bets, tips: other.tips }) || drafts.isEmpty(laid(other))) continue;
      await this.table.attempt({ do: "bet", bets: other.laid, tips: other.laid_tips }, other.seat).catch((error: unknown) => this.table.explain(error));
    }
    this.repeat();
    return this.deal();
  }

  /** What the same bets come to, at every position of yours. */
  get sameAgain(): number {
    return this.table.others.reduce((sum, other) => sum + drafts.staked(laid(other)), this.last ? drafts.staked(this.last) : 0);
  }

  #change(draft: Draft): void {
    if (drafts.same(draft, this.draft)) return;
    this.#undo = [...this.#undo, this.draft];
    this.draft = draft;
    this.hint = this.short = null;
    this.table.trouble = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#whisper(), PAUSE);
  }

  /** Tells the table while you bet; a bet that is not yet whole gets a hint, not an alarm. */
  async #whisper(): Promise<void> {
    this.#timer = undefined;
    const laid = this.draft;
    const seat = this.#seat;
    try {
      await this.#lay(laid, seat);
      if (laid === this.draft) this.hint = null;
    } catch (error) {
      if (laid === this.draft) this.hint = (error as Error).message;
    }
  }

  async #flush(): Promise<boolean> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    try {
      await this.#lay(this.draft, this.#seat);
      return true;
    } catch (error) {
      await this.table.explain(error);
      return false;
    }
  }

  async #lay(laid: Draft, seat: number | null): Promise<void> {
    if (drafts.same(laid, this.#sent)) return;
    this.#sending += 1;
    try {
      const several = this.table.others.length > 0;
      await this.table.attempt({ do: "bet", bets: laid.bets, tips: laid.tips }, several ? seat : null);
      if (seat === this.#seat) this.#sent = laid;
    } finally {
      this.#sending -= 1;
    }
  }
}

/** What you had bet before the cards of the last round: what decisions added is not repeated. */
function laid(me: Seated): Draft {
  return { bets: me.laid, tips: me.laid_tips };
}
