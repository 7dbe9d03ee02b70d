/** The room as whoever runs it sees it, looked at every few seconds. */

import { NeedsTwo } from "../api/client";
import * as api from "../api/floor";
import { notice } from "../ui/notice.svelte";

const AGAIN = 4000;

class Floor {
  view = $state.raw<api.FloorView | null>(null);
  lost = $state<string | null>(null); // why the room could not be read
  trouble = $state<string | null>(null); // why the last act was not done; said where it was asked for
  busy = $state(false);

  /** Looks now and every few seconds, as long as the page is open. */
  watch(): () => void {
    void this.load();
    const timer = setInterval(() => document.hidden || void this.load(), AGAIN);
    return () => clearInterval(timer);
  }

  async load(): Promise<void> {
    try {
      this.view = await api.floor();
      this.lost = null;
    } catch (error) {
      this.lost = (error as Error).message;
    }
  }

  /** Does something; true if it is done, or waits for a second person. */
  async does(work: () => Promise<api.FloorAct>): Promise<boolean> {
    this.busy = true;
    this.trouble = null;
    try {
      const done = await work();
      notice.say(`Done: ${done.words}, ${done.place}.`);
      return true;
    } catch (error) {
      if (error instanceof NeedsTwo) notice.say(error.message);
      else this.trouble = (error as Error).message;
      return error instanceof NeedsTwo;
    } finally {
      this.busy = false;
      await this.load();
    }
  }
}

export const floor = new Floor();
