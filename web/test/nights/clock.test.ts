import { expect, it } from "vitest";
import type { NightClock } from "../../src/api/types";
import { blindsText, countOn, minutes } from "../../src/nights/clock";

const MINUTE = 60_000;
const LEVELS = [[25, 50], [50, 100], [100, 200]];
const CLOCK: NightClock = {
  now: 0, running: true, on_break: false, break_left: null, level: 1, blinds: [25, 50], ante: 50,
  next_blinds: [50, 100], played: 10 * MINUTE, left: 10 * MINUTE, to_break: 30 * MINUTE, level_minutes: 20,
};

it("counts on into the next level though nobody has told it", () => {
  const shown = countOn(CLOCK, LEVELS, 15 * MINUTE);
  expect(shown).toMatchObject({ level: 2, blinds: [50, 100], next: [100, 200], ante: 100, left: 15 * MINUTE, toBreak: 15 * MINUTE });
});

it("stands where it stands", () => {
  expect(countOn({ ...CLOCK, running: false }, LEVELS, 99 * MINUTE)).toMatchObject({ level: 1, left: 10 * MINUTE });
});

it("knows that a break has come, and not how long it is", () => {
  expect(countOn(CLOCK, LEVELS, 31 * MINUTE)).toMatchObject({ onBreak: true, left: null, level: 3 });
});

it("counts a break down, and then the level after it", () => {
  const resting: NightClock = { ...CLOCK, on_break: true, break_left: 5 * MINUTE, played: 20 * MINUTE, to_break: null };
  expect(countOn(resting, LEVELS, 2 * MINUTE)).toMatchObject({ onBreak: true, left: 3 * MINUTE, blinds: [50, 100] });
  expect(countOn(resting, LEVELS, 6 * MINUTE)).toMatchObject({ onBreak: false, left: 19 * MINUTE });
});

it("keeps the last blinds after the last level", () => {
  expect(countOn({ ...CLOCK, to_break: null }, LEVELS, 200 * MINUTE).blinds).toEqual([100, 200]);
});

it("shows a second until it is over", () => {
  expect([0, 1, 1000, 59_001, 83_000, 3_600_000].map(minutes)).toEqual(["0:00", "0:01", "0:01", "1:00", "1:23", "1:00:00"]);
  expect(blindsText([1500, 3000])).toBe("1,500 / 3,000");
});
