/** The nights that there are. */

import * as api from "../api/client";
import type { DealtLine, NightLine } from "../api/types";

class NightList {
  lines = $state.raw<NightLine[] | null>(null);

  async load(): Promise<void> {
    this.lines = await api.nights().catch(() => this.lines);
  }
}

/** The tournaments that are dealt here. */
class DealtList {
  lines = $state.raw<DealtLine[] | null>(null);

  async load(): Promise<void> {
    this.lines = await api.dealtEvents().catch(() => this.lines);
  }
}

export const nights = new NightList();
export const dealt = new DealtList();
