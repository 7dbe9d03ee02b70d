/** The side panel: one clause, the dealer's words, the pay tables, the proof of a round, or nothing. */

import * as api from "../api/client";
import type { ClausePage } from "../api/types";

export type Open = { kind: "clause"; id: string } | { kind: "said" } | { kind: "pays" } | { kind: "proof"; round: number; from: "said" | "table" };

class Panel {
  open = $state.raw<Open | null>(null);
  clause = $state.raw<ClausePage | null>(null);
  trouble = $state<string | null>(null);
  #trail: string[] = $state.raw([]);
  #opener: HTMLElement | null = null;

  readonly canGoBack = $derived(this.#trail.length > 1);

  show(open: Open): void {
    if (!this.open) this.#opener = document.activeElement as HTMLElement | null;
    this.open = open;
  }

  toggle(kind: "said" | "pays"): void {
    if (this.open?.kind === kind) this.close();
    else this.show({ kind });
  }

  async why(id: string): Promise<void> {
    this.#trail = this.open?.kind === "clause" ? [...this.#trail, id] : [id];
    await this.#read(id);
  }

  async back(): Promise<void> {
    const trail = this.#trail.slice(0, -1);
    const id = trail.at(-1);
    if (!id) return;
    this.#trail = trail;
    await this.#read(id);
  }

  close(): void {
    this.open = null;
    this.#trail = [];
    if (this.#opener?.isConnected) this.#opener.focus();
    this.#opener = null;
  }

  async #read(id: string): Promise<void> {
    this.show({ kind: "clause", id });
    this.trouble = null;
    if (this.clause?.id === id) return;
    this.clause = null;
    try {
      const page = await api.clause(id);
      if (this.open?.kind === "clause" && this.open.id === id) this.clause = page;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
  }
}

export const panel = new Panel();
