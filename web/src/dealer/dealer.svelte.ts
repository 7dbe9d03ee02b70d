/** One live banked table on the dealer's tablet. */

import * as api from "../api/client";
import { watchDealer } from "../api/live";
import type { DealerCommand, DealerSeat, DealerTable } from "../api/types";
import { formOf } from "../tablet/queue";
import { Tablet } from "../tablet/tablet.svelte";
import { wordsOf } from "./keying";

export class Dealer extends Tablet<DealerTable, DealerCommand> {
  constructor(id: string) {
    super(id, {
      kind: "dealer",
      look: api.dealerTable,
      tell: (id, act) => api.commandDealer(id, formOf(act)),
      watch: watchDealer,
      words: (command, _view, says) => wordsOf(command, says),
    });
  }

  seat(number: number): DealerSeat | null {
    return this.view?.seats.find((each) => each.seat === number) ?? null;
  }
}
