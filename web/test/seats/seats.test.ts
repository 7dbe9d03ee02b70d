import { describe, expect, it } from "vitest";
import type { Seated } from "../../src/api/types";
import { buyIn, mayClose } from "../../src/seats/seats";

it("suggests a buy-in the table and the wallet allow", () => {
  expect(buyIn({ settings: { minimum: 500 } }, 100_000)).toBe(20_000);
  expect(buyIn({ settings: { minimum: 500 } }, 700)).toBe(700);
  expect(buyIn({ settings: { blinds: [100, 200], minimum_buy_in: 30_000, maximum_buy_in: 40_000 } }, 100_000)).toBe(30_000);
});

describe("closing a table", () => {
  const bot = { bot: true } as Seated;
  const person = { bot: false } as Seated;
  const open = { yours: true, closed: false, phase: "waiting" as const, seats: [bot] };

  it("is for whoever opened it, when nobody but bots sits there", () => {
    expect(mayClose(open)).toBe(true);
    expect(mayClose({ ...open, yours: false })).toBe(false);
    expect(mayClose({ ...open, closed: true })).toBe(false);
    expect(mayClose({ ...open, phase: "playing" })).toBe(false);
    expect(mayClose({ ...open, seats: [bot, person] })).toBe(false);
  });
});
