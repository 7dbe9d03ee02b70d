/** Your cards while you deal them out into hands: moves, second thoughts, and what they would make. */

import * as api from "../../api/client";
import type { Hand, Offer, Preview } from "../../api/types";
import { cardName } from "../../cards/cards";
import { spoken } from "../../lib/words";
import type { TableState } from "../../state/table.svelte";
import * as trays from "./tray";
import type { Tray } from "./tray";

const PAUSE = 220; // a hand that is still moving has not been set

export class SettingState {
  tray = $state.raw<Tray | null>(null);
  /** The hand that tapped cards go to; null for the next one with room. */
  aim = $state<number | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** The line of the house way by which the cards lie. */
  line = $state.raw<{ words: string; clause: string | null } | null>(null);
  /** What has just happened, for the ear. */
  said = $state("");
  #lying = $state.raw<{ round: number; hands: Hand[] } | null>(null);
  #undo: Tray[] = $state.raw([]);
  #begun: Tray | null = null;
  #asked = "";
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly undoable = $derived(this.#undo.length > 0);
  readonly ready = $derived(this.tray !== null && trays.isComplete(this.tray));
  readonly offers: Offer[] = $derived.by(() => this.table.offers.filter(trays.choosesCards));
  readonly setting: Offer | null = $derived(this.offers.find(trays.sets) ?? null);
  readonly names: string[] = $derived.by(() => {
    const { tray, setting } = this;
    const printed = this.table.facts?.hands ?? [];
    return (tray?.sizes ?? []).map((_, hand) => (!setting && hand === tray?.home ? "Your cards" : spoken(printed[hand] ?? `hand ${hand + 1}`)));
  });

  constructor(private readonly table: TableState) {}

  /** What the table asks for; cards that are being dealt out stay as they lie while others answer. */
  sync(): void {
    const asked = this.offers.length ? JSON.stringify([this.table.view?.round_number, this.offers]) : "";
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.tray = this.#begun = trays.laidOut(this.offers);
    this.#undo = [];
    this.aim = null;
    this.preview = null;
    this.said = "";
    this.line = null;
    clearTimeout(this.#timer);
  }

  /** What a hand makes, as the house says it; null while it is not known. */
  words(hand: number): string | null {
    return this.preview?.hands[hand]?.words ?? null;
  }

  put(card: number, hand: number): void {
    this.#change((tray) => trays.put(tray, card, hand), card);
  }

  toggle(card: number): void {
    this.#change((tray) => trays.toggle(tray, card, this.aim), card);
    if (this.tray && this.aim !== null && trays.isFull(this.tray, this.aim)) this.aim = null;
  }

  /** Drops a card on another: into its hand, or in its place where that hand is full. */
  drop(card: number, onto: number): void {
    this.#change((tray) => {
      const hand = trays.handOf(tray, onto);
      return hand !== tray.home && trays.isFull(tray, hand) ? trays.swap(tray, card, onto) : trays.put(tray, card, hand);
    }, card);
  }

  aimAt(hand: number): void {
    this.aim = this.tray && hand !== this.tray.home && this.aim !== hand ? hand : null;
  }

  undo(): void {
    const before = this.#undo.at(-1);
    if (!before) return;
    this.#undo = this.#undo.slice(0, -1);
    this.line = null;
    this.#lay(before, "Undone.");
  }

  reset(): void {
    if (!this.#begun || !this.undoable) return;
    this.#undo = [];
    this.aim = null;
    this.line = null;
    this.#lay(this.#begun, "All cards are back.");
  }

  /** Lays the cards the house way and names its line; they are set when you say so. */
  async houseWay(offer: Offer): Promise<void> {
    const found = this.tray && this.setting ? await api.hint(this.table.id).catch(() => null) : null;
    const before = this.tray;
    const after = before && found?.known ? trays.arranged(before, found.hands) : before;
    if (!before || !found?.known || !after) return this.table.take(offer, offer.label);
    if (after !== before) this.#undo = [...this.#undo, before];
    this.line = { words: found.gist, clause: found.clause ?? null };
    this.#lay(after, `The house way: ${found.gist}.`);
  }

  /** Gives the answer, or says what it lacks. */
  async answer(offer: Offer): Promise<void> {
    const { tray } = this;
    if (!tray || this.table.still) return;
    if (!this.ready) {
      this.said = `Not yet: ${this.missing}.`;
      return;
    }
    const { setting, preview, names } = this;
    const taken = await this.table.act(trays.answer(tray, offer), `${offer.label}…`);
    if (!taken || offer !== setting) return;
    const round = this.table.view?.round_number ?? 0;
    const hands = names.map((label, hand) => {
      const cards = trays.shown(tray, hand).map((at) => tray.cards[at] ?? null);
      return { place: `your ${label.toLowerCase()}`, label, cards, words: preview?.hands[hand]?.words ?? null, marks: [], of: "yours", open: [] };
    });
    this.#lying = { round, hands };
  }

  /** The hands as you have set them, while the others still set theirs. */
  get lying(): Hand[] | null {
    const { view, playing, mySeat } = this.table;
    const lying = this.#lying;
    return lying && playing && lying.round === view?.round_number && mySeat?.hands.length === 1 ? lying.hands : null;
  }

  get missing(): string {
    if (!this.tray) return "";
    return this.setting ? trays.missing(this.tray, this.names) : `choose ${trays.lacking(this.tray)} more`;
  }

  #change(move: (tray: Tray) => Tray, card: number): void {
    const before = this.tray;
    if (!before) return;
    const after = move(before);
    if (after === before) return;
    this.#undo = [...this.#undo, before];
    this.line = null;
    const hand = trays.handOf(after, card);
    const name = this.names[hand] ?? "";
    this.#lay(after, `${cardName(after.cards[card] ?? null)} to ${name.toLowerCase()}, ${after.hands[hand]?.length} of ${after.sizes[hand]}.`);
  }

  #lay(tray: Tray, said: string): void {
    this.tray = tray;
    this.preview = null;
    this.said = trays.isComplete(tray) && this.setting ? `${said} Ready to set.` : said;
    this.table.trouble = null;
    clearTimeout(this.#timer);
    if (this.setting && trays.isComplete(tray)) this.#timer = setTimeout(() => void this.#look(tray), PAUSE);
  }

  /** Asks the house what the hands make. Without an answer they can be set all the same. */
  async #look(tray: Tray): Promise<void> {
    if (!this.setting) return;
    const found = await api.preview(this.table.id, trays.answer(tray, this.setting), this.table.others.length > 0 ? (this.table.view?.your_seat ?? null) : null).catch(() => null);
    if (tray !== this.tray || !found) return;
    this.preview = found;
    this.said = found.foul ? `Fouled: ${found.foul}.` : found.hands.map((hand) => `${spoken(hand.name)}: ${hand.words ?? ""}`).join(". ");
  }
}
