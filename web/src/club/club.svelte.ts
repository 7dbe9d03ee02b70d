/** A club that somebody looks at or keeps: as the server last told it. */

import { Refused } from "../api/client";
import * as api from "../api/clubs";
import type { ActForm, ClubAct, ClubBooks, ClubView } from "../api/clubs";
import { counted } from "./money.svelte";

export class Club {
  page = $state.raw<ClubView | null>(null);
  books = $state.raw<ClubBooks | null>(null);
  forms = $state.raw<ActForm[]>([]);
  trouble = $state<string | null>(null);
  said = $state<string | null>(null);
  busy = $state(false);

  constructor(readonly id: string) {}

  async load(): Promise<void> {
    try {
      this.page = await api.club(this.id);
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  async loadBooks(): Promise<void> {
    try {
      const [books, forms] = await Promise.all([api.clubBooks(this.id), this.forms.length ? this.forms : api.clubActs()]);
      this.#take(books);
      this.forms = forms;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }

  /** Whatever it is that is done to the books; what it came to is shown, or why not. */
  async attempt(words: string, work: (seq: number) => Promise<ClubBooks>): Promise<boolean> {
    if (this.busy || !this.books) return false;
    [this.busy, this.trouble, this.said] = [true, null, null];
    const waiting = this.books.asked.length;
    try {
      this.#take(await work(this.books.seq));
      this.said = this.books.asked.length > waiting ? `${words}: asked for. Nothing has happened yet; another of the committee agrees to it.` : `${words}: done.`;
      await this.load();
      return true;
    } catch (error) {
      const stale = error instanceof Refused && error.code === "stale";
      this.trouble = stale ? "Somebody else has just done something. Look again." : (error as Error).message;
      if (stale) await this.loadBooks();
      return false;
    } finally {
      this.busy = false;
    }
  }

  act(words: string, act: ClubAct, on = ""): Promise<boolean> {
    return this.attempt(words, (seq) => api.actInClub(this.id, seq, act, on));
  }

  form(act: string): ActForm | undefined {
    return this.forms.find((form) => form.act === act);
  }

  /** Names of fields that are money, in any act. */
  get amounts(): Set<string> {
    const isMoney = (asks: string) => asks === "money" || asks.startsWith("amounts");
    return new Set(this.forms.flatMap((form) => form.blanks.filter((blank) => isMoney(blank.asks)).map((blank) => blank.name)));
  }

  #take(books: ClubBooks): void {
    this.books = books;
    counted.symbol = books.symbol;
  }
}
