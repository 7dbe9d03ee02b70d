/** The nights that there are. */

import * as api from "../api/client";
import type { NightLine } from "../api/types";

class NightList {
  lines = $state.raw<NightLine[] | null>(null);

  async load(): Promise<void> {
    this.lines = await api.nights().catch(() => this.lines);
  }
}

export const nights = new NightList();
