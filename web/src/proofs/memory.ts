/** What this page was told of a table's rounds; it outlives a reload of the tab, and belongs to one person. */

import type { TableView } from "../api/types";
import { noted, type Memory, type Told } from "./seals";

export class Seals {
  #memory: Memory = {};
  #key: string | null = null;

  /** Takes up what this tab was told before it was loaded again. */
  recall(person: string, table: string): void {
    this.#key = `houseway/sealed/${person}/${table}`;
    try {
      this.#memory = JSON.parse(sessionStorage.getItem(this.#key) ?? "{}") as Memory;
    } catch {
      this.#memory = {}; // a browser may refuse to keep anything
    }
  }

  note(view: TableView): void {
    const memory = noted(this.#memory, view);
    if (memory === this.#memory || this.#key === null) return;
    this.#memory = memory;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(memory));
    } catch {
      // it is remembered as long as the page stays open
    }
  }

  of(round: number): Told | null {
    return this.#memory[round] ?? null;
  }
}
