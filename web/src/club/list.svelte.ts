/** The clubs that are kept here. */

import * as api from "../api/clubs";
import type { ClubLine } from "../api/clubs";

class ClubList {
  lines = $state.raw<ClubLine[] | null>(null);

  async load(): Promise<void> {
    this.lines = await api.clubs().catch(() => this.lines);
  }
}

export const clubs = new ClubList();
