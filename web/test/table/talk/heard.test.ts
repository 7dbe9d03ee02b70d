import { expect, it } from "vitest";
import type { TableView } from "../../../src/api/types";
import { remarkOf, soundOf } from "../../../src/table/talk/heard";

const table = (round: unknown, bets = 0) => ({ id: "t", seats: [{ bets: { ante: bets } }], round }) as unknown as TableView;
const cards = (...dealt: (string | null)[]) => ({ places: [{ cards: dealt }], seats: [], options: null });

it("hangs a remark over its seat for a while", () => {
  const heard = [{ seat: 3, name: "Ann", phrase: "Hello", at: 100 }, { seat: 3, name: "Ann", phrase: "🍀", at: 104 }];
  expect(remarkOf(heard, 3, 105)?.phrase).toBe("🍀");
  expect(remarkOf(heard, 3, 120)).toBeNull();
  expect(remarkOf(heard, 4, 105)).toBeNull();
});

it("hears cards come and turn, chips move, and one's own turn over both", () => {
  expect(soundOf(null, table(null))).toBeNull();
  expect(soundOf(table(cards()), table(cards(null)))).toBe("card");
  expect(soundOf(table(cards(null)), table(cards("As")))).toBe("card");
  expect(soundOf(table(null), table(null, 500))).toBe("chips");
  expect(soundOf(table(cards()), table({ ...cards("As"), options: {} }))).toBe("turn");
});
