import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Pace } from "../../src/state/pace";

describe("the pace of a table", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows the first thing at once and the rest a breath apart, in order", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((each) => shown.push(each), () => 100, () => Date.now());
    [1, 2, 3].forEach((each) => pace.push(each));
    expect(shown).toEqual([1]);
    expect(pace.idle).toBe(false);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(shown).toEqual([1, 2, 3]);
    expect(pace.idle).toBe(true);
  });
  it("forgets what was waiting when it stops", () => {
    const shown: number[] = [];
    const pace = new Pace<number>((each) => shown.push(each), () => 100, () => Date.now());
    [1, 2].forEach((each) => pace.push(each));
    pace.stop();
    vi.advanceTimersByTime(1000);
    expect(shown).toEqual([1]);
  });
});
