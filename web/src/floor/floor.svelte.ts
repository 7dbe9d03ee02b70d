/** The room as whoever runs it sees it, looked at every few seconds. */

import { NeedsTwo } from "../api/client";
import * as api from "../api/floor";
import { capital } from "../lib/words";

const AGAIN = 4000;

class Floor {
  view = $state.raw<api.FloorView | null>(null);
  trouble = $state<string | null>(null);
  said = $state<string | null>(null);
  busy = $state(false);
  #lost = false; // whether the trouble is that nothing could be read

  /** Looks now and every few seconds, as long as the page is open. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => document.hidden || void this.load(), AGAIN);
    return () => clearInterval(timer);
  }

  async load(): Promise<void> {
    try {
      this.view = await api.floor();
      if (this.#lost) this.trouble = null;
      this.#lost = false;
    } catch (error) {
      this.trouble = (error as Error).message;
      this.#lost = true;
    }
  }

  /** Does something; true if it is done, or waits for a second person. */
  async does(work: () => Promise<api.FloorAct>): Promise<boolean> {
    this.busy = true;
    this.trouble = this.said = null;
    try {
      const done = await work();
      this.said = `${capital(done.words)}: ${done.place}.`;
      return true;
    } catch (error) {
      if (error instanceof NeedsTwo) this.said = error.message;
      else this.trouble = (error as Error).message;
      return error instanceof NeedsTwo;
    } finally {
      this.busy = false;
      await this.load();
    }
  }
}

export const floor = new Floor();
