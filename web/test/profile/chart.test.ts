import { expect, it } from "vitest";
import { chart, step } from "../../src/profile/chart";

const days = [
  { day: "2026-01-01", rounds: 3, net: 30_000, expected: -1_000 },
  { day: "2026-01-02", rounds: 1, net: -50_000, expected: null },
];

it("draws what one stood at after each evening, from nothing on, and what was to be expected", () => {
  const { actual, expected, marks, labels, most, least } = chart(days, 100, 50);
  expect(actual.map((each) => each.total)).toEqual([0, 30_000, -20_000]);
  expect(actual.map((each) => each.x)).toEqual([0, 50, 100]);
  expect(expected.map((each) => each.total)).toEqual([0, -1_000, -1_000]);
  expect(marks.some((mark) => mark.total === 0)).toBe(true);
  expect(most).toBeGreaterThanOrEqual(30_000);
  expect(least).toBeLessThanOrEqual(-20_000);
  expect(labels.map((each) => each.day)).toEqual(["2026-01-01", "2026-01-02"]);
});

it("draws no expectation where none is known, and a level line where nothing was played", () => {
  expect(chart([{ day: "2026-01-01", rounds: 1, net: 5, expected: null }], 100, 50).expected).toEqual([]);
  expect(chart([], 100, 50).actual).toHaveLength(1);
});

it("has steps that read well", () => {
  expect([step(50_000, 4), step(900, 4), step(7_000_000, 4)]).toEqual([20_000, 500, 2_000_000]);
});
