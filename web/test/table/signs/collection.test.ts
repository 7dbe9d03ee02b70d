import { expect, it } from "vitest";
import { clock } from "../../../src/lib/words";
import { dueWords, shortWords, takenWords } from "../../../src/table/signs/collection";

const fee = { fee: 400, next_at: 1_800_001_800, due: 0, taken_at: null, taken: [] };
const AT = 1_800_000_000;

it("says what is due before the cards", () => {
  expect(dueWords(fee)).toBeNull();
  expect(dueWords({ ...fee, due: 250 })).toBe("2.50 from you before the next cards");
});

it("says what was taken, from you or from others", () => {
  const taken = [{ seat: 1, amount: 400 }, { seat: 4, amount: 400 }];
  expect(takenWords(fee, 1)).toBeNull();
  expect(takenWords({ ...fee, taken_at: AT, taken }, 4)).toBe(`${clock(AT)}: 4.00 taken from you`);
  expect(takenWords({ ...fee, taken_at: AT, taken }, 2)).toBe(`${clock(AT)}: 8.00 taken from 2 players`);
  expect(takenWords({ ...fee, taken_at: AT, taken: taken.slice(1) }, null)).toBe(`${clock(AT)}: 4.00 taken from 1 player`);
});

it("says why somebody sits out who cannot pay", () => {
  expect(shortWords(fee, { away: true, stack: 400 })).toContain("4.00 for the half hour");
  expect(shortWords(fee, { away: true, stack: 500 })).toBeNull();
  expect(shortWords(fee, { away: false, stack: 100 })).toBeNull();
  expect(shortWords(null, { away: true, stack: 100 })).toBeNull();
});
