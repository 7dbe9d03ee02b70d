/** Who is at the keyboard, and how many chips are in the wallet. */

import * as api from "../api/client";
import type { Act, Me } from "../api/types";
import { notes, remembered, type Person } from "./person";

class Session {
  #me = $state<Me | null>(null);
  known = $state(false);
  #entering: Promise<Me> | null = null;

  get me(): Me | null {
    return this.#me;
  }

  set me(found: Me | null) {
    notes(found);
    this.#me = found;
  }

  /** The same, or whoever was here last for as long as nobody answers who is. */
  get person(): Person | null {
    return this.#me ?? (this.known ? null : remembered());
  }

  async load(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof api.Refused)) throw error; // nobody answered: who is here is asked again
      this.me = null;
    }
    this.known = true;
  }

  /** Whoever is here may play: a visitor becomes a guest without being asked. */
  async ensure(): Promise<Me> {
    if (!this.known) await this.load();
    if (this.me) return this.me;
    this.#entering ??= api.enterAsGuest().finally(() => (this.#entering = null));
    this.me = await this.#entering;
    return this.me;
  }

  async signIn(name: string, password: string): Promise<void> {
    this.me = await api.signIn(name, password);
  }

  async openAccount(name: string, password: string): Promise<void> {
    this.me = await api.openAccount(name, password);
  }

  /** Whether one of your roles may do it; the server asks again. */
  may(act: Act): boolean {
    return this.me?.acts.includes(act) ?? false;
  }

  /** Whether the wallet has run so low that the house gives new chips. */
  get low(): boolean {
    return this.me !== null && this.me.wallet < this.me.chips_below;
  }

  async fillUp(): Promise<void> {
    this.me = await api.fillUp();
  }

  async signOut(): Promise<void> {
    await api.signOut();
    this.me = null;
  }

  wallet(cents: number): void {
    if (this.me && this.me.wallet !== cents) this.me = { ...this.me, wallet: cents };
  }
}

export const session = new Session();
