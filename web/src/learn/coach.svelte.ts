/** Hints and grades for whoever wants them: off until they are asked for, and for one's own seat alone. */

import * as api from "../api/client";
import type { Graded, HintView, Reckoned } from "../api/types";

const KEY = "houseway.hints";

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

export class Coach {
  on = $state(remembered());
  hint = $state.raw<HintView | null>(null);
  grades = $state.raw<Graded[]>([]);
  reckoned = $state.raw<Reckoned | null>(null);
  #asked = "";

  constructor(private readonly table: string) {}

  toggle(): void {
    this.on = !this.on;
    this.hint = null;
    this.grades = [];
    this.#asked = "";
    try {
      localStorage.setItem(KEY, this.on ? "on" : "off");
    } catch {
      // a browser that keeps nothing asks again next time
    }
  }

  /** The best play of what is asked now; each moment is asked for once. */
  async look(moment: string): Promise<void> {
    if (!this.on || moment === this.#asked) return;
    this.#asked = moment;
    this.hint = null;
    if (!moment) return;
    const found = await api.hint(this.table).catch(() => null);
    if (moment === this.#asked && found?.known) this.hint = found;
  }

  /** How the round that is over was played. */
  async grade(round: number): Promise<void> {
    this.grades = [];
    if (!this.on || round < 1) return;
    const found = await api.grade(this.table, round).catch(() => null);
    if (this.on) this.grades = found?.decisions ?? [];
  }

  /** Where the money went at this table. */
  async reckon(): Promise<void> {
    this.reckoned = await api.reckoning(this.table).catch(() => null);
  }
}
