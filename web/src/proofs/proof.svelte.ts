/** The proof of one round: fetched, and checked in this browser. */

import * as api from "../api/client";
import type { Proof } from "../api/types";
import type { Seals } from "./memory";
import { check, isProof, webDigest, type Checked } from "./proofs";
import type { Told } from "./seals";

export class ProofState {
  proof = $state.raw<Proof | null>(null);
  told = $state.raw<Told | null>(null);
  checked = $state.raw<Checked | null>(null);
  trouble = $state<string | null>(null);
  #asked = 0;

  constructor(
    readonly table: string,
    readonly seals: Seals,
  ) {}

  async load(round: number): Promise<void> {
    const asked = ++this.#asked;
    this.proof = this.checked = this.trouble = null;
    const told = (this.told = this.seals.of(round)); // before it is fetched: a winner may show his hand meanwhile
    try {
      const proof = await api.proof(this.table, round);
      if (!isProof(proof)) throw new Error("What the card room sent is not a proof.");
      const checked = await check(proof, round, told, webDigest());
      if (asked !== this.#asked) return;
      this.proof = proof;
      this.checked = checked;
    } catch (error) {
      if (asked === this.#asked) this.trouble = (error as Error).message;
    }
  }
}
