/** Who has which role, and what waits for a second person. */

import * as api from "../api/client";
import type { Asked, Role, RoleCommand, RolesPage } from "../api/types";
import { capital } from "../lib/words";
import { session } from "../state/session.svelte";

const AGAIN = 5000;

class People {
  page = $state.raw<RolesPage | null>(null);
  asked = $state.raw<Asked[]>([]);
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
      if (session.may("read-roles")) this.page = await api.roles();
      else this.page = null;
      this.asked = await api.asked();
      if (this.#lost) this.trouble = null;
      this.#lost = false;
    } catch (error) {
      this.trouble = (error as Error).message;
      this.#lost = true;
    }
  }

  change(command: RoleCommand): Promise<boolean> {
    const done = command.do === "give" ? `${command.name} is ${command.role} now.` : `${command.name} is not ${command.role} any more.`;
    return this.#attempt(done, () => api.changeRole(command));
  }

  confirm(asked: Asked): Promise<boolean> {
    return this.#attempt(`Done: ${asked.words}.`, () => api.confirmAsked(asked.id));
  }

  withdraw(asked: Asked): Promise<boolean> {
    return this.#attempt(`Withdrawn: ${asked.words}.`, () => api.withdrawAsked(asked.id));
  }

  /** The roles that can be given to somebody who has some already. */
  open(name: string): Role[] {
    const held = this.page?.people.find((each) => each.name.toLowerCase() === name.trim().toLowerCase())?.roles ?? [];
    return (this.page?.roles ?? []).filter((each) => each.given && !held.some(({ role }) => role === each.role)).map(({ role }) => role);
  }

  async #attempt(done: string, work: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.trouble = this.said = null;
    try {
      await work();
      this.said = capital(done);
      return true;
    } catch (error) {
      if (error instanceof api.NeedsTwo) this.said = error.message;
      else this.trouble = (error as Error).message;
      return false;
    } finally {
      this.busy = false;
      await Promise.all([this.load(), session.load().catch(() => undefined)]);
    }
  }
}

export const people = new People();
