/** The desk while it is open: what can be asked, what has been filled in, and what is ruled on it. */

import * as api from "../api/client";
import type { DeskView, Question, RulingPage, TableSituation, Told } from "../api/types";
import { session } from "../state/session.svelte";
import { type Draft, givenBy, ready, startFrom } from "./draft";

const PAUSE = 200; // milliseconds after the last key or tap

export class Desk {
  view = $state.raw<DeskView | null>(null);
  /** How the table stands that the desk was asked from. */
  standing = $state.raw<TableSituation | null>(null);
  kept = $state.raw<RulingPage[]>([]);
  question = $state.raw<Question | null>(null);
  draft = $state.raw<Draft>({});
  page = $state.raw<RulingPage | null>(null);
  trouble = $state<string | null>(null);
  busy = $state(false);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Goes to a table, where one is named, and reads what its house can be asked. */
  async open(house: string, table: string): Promise<void> {
    await this.#attempt(async () => {
      if (table) [this.standing, this.kept] = await Promise.all([api.situation(table), api.tableRulings(table)]);
      await this.find(house || this.standing?.house || "", "");
    });
  }

  async find(house: string, words: string): Promise<void> {
    const asked = ++this.#asked;
    const view = await api.desk(house, words);
    if (asked === this.#asked) this.view = view;
  }

  /** Takes up a question with what is known already. */
  take(question: Question | null): void {
    clearTimeout(this.#timer);
    this.question = question;
    this.page = this.trouble = null;
    this.draft = question ? startFrom(question, this.standing?.given ?? {}) : {};
    this.#soon();
  }

  set(key: string, value: Told | undefined): void {
    const { [key]: _, ...others } = this.draft;
    this.draft = value === undefined ? others : { ...others, [key]: value };
    this.#soon();
  }

  async keep(note: string): Promise<RulingPage | null> {
    const { question, view } = this;
    if (!question || !view) return null;
    let kept: RulingPage | null = null;
    await this.#attempt(async () => {
      await session.ensure();
      const table = this.standing?.table;
      kept = await api.keepRuling(view.house.id, givenBy(question, this.draft), { note, ...(table ? { table } : {}) });
    });
    return kept;
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), PAUSE);
  }

  async #ask(): Promise<void> {
    const { question, draft, view } = this;
    if (!question || !view || !ready(question, draft)) {
      this.page = this.trouble = null;
      return;
    }
    try {
      const page = await api.askRuling(view.house.id, givenBy(question, draft));
      if (draft === this.draft) [this.page, this.trouble] = [page, null];
    } catch (error) {
      if (draft === this.draft) [this.page, this.trouble] = [null, (error as Error).message];
    }
  }

  async #attempt(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await work();
    } catch (error) {
      this.trouble = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }
}
