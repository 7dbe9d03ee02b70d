import { expect, it } from "vitest";
import { dayBy, freeSeats, named, shown, stakeWords, theoryText } from "../../src/floor/figures";

it("names figures and spots", () => {
  expect(named("rake")).toBe("Rake");
  expect(named("wager:pair_plus")).toBe("Staked on pair plus");
  expect(named("took")).toBe("Took");
});

it("counts rounds, and shows the rest as money", () => {
  expect(shown("rounds", 12)).toBe("12");
  expect(shown("bought", 20000)).toBe("200.00");
  expect(shown("result", -500)).toBe("\u22125.00");
});

it("says what is not known", () => {
  expect(theoryText({ expected: null, known: 0, unknown: 0, words: "" })).toBe("not known");
  expect(theoryText({ expected: 101, known: 3000, unknown: 0, words: "" })).toBe("+1.01");
});

it("goes from day to day over the end of a month", () => {
  expect(dayBy("2026-03-01", -1)).toBe("2026-02-28");
  expect(dayBy("2026-12-31", 1)).toBe("2027-01-01");
});

it("offers the seats at which nobody sits, and stakes as they are posted", () => {
  const ann = { seat: 2, person: "p1", name: "Ann", stack: 100, limit: null };
  expect(freeSeats({ seats: 4, people: [ann] })).toEqual([1, 3, 4]);
  expect(freeSeats(undefined)).toEqual([]);
  expect(stakeWords([500, 1000])).toBe("5.00/10.00");
  expect(stakeWords([])).toBe("none");
});
