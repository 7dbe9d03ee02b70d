/** One live pot table on the tablet that keeps its count. */

import * as api from "../api/client";
import { watchLive } from "../api/live";
import type { LiveCommand, LiveSeat, LiveTable } from "../api/types";
import { formOf } from "../tablet/queue";
import { Tablet } from "../tablet/tablet.svelte";
import { wordsOf } from "./keying";

export class Live extends Tablet<LiveTable, LiveCommand> {
  readonly actor: LiveSeat | null = $derived(this.seat(this.view?.to_act?.seat ?? null));

  constructor(id: string) {
    super(id, { kind: "live", look: api.liveTable, tell: (id, act) => api.commandLive(id, formOf(act)), watch: watchLive, words: wordsOf });
  }

  seat(number: number | null): LiveSeat | null {
    return this.view?.seats.find((each) => each.seat === number) ?? null;
  }

  nameOf(number: number): string {
    return this.seat(number)?.name ?? `seat ${number}`;
  }
}
