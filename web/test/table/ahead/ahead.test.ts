import { expect, it } from "vitest";
import type { Offer } from "../../../src/api/types";
import { answerTo } from "../../../src/table/ahead/ahead";

const offers = (...acts: string[]) => acts.map((act) => ({ act }) as Offer);

it("checks where it can and folds to a bet", () => {
  expect(answerTo("check_fold", offers("check", "bet"))?.act).toBe("check");
  expect(answerTo("check_fold", offers("fold", "call", "raise_to"))?.act).toBe("fold");
});

it("calls any bet, and checks without one", () => {
  expect(answerTo("call_any", offers("fold", "call"))?.act).toBe("call");
  expect(answerTo("call_any", offers("check", "bet"))?.act).toBe("check");
});

it("never bets, draws or discards by itself", () => {
  for (const wish of ["check_fold", "call_any", "fold"] as const) expect(answerTo(wish, offers("discard", "pat", "bet", "raise_to"))).toBeNull();
});
