import { describe, expect, it } from "vitest";
import { fit, nudge, quickAmounts } from "../../../src/table/offers/amounts";

const raise = { least: 1000, most: 9250, step: 500 };

describe("an offer's amount", () => {
  it("keeps to the steps from least, and most is always allowed", () => {
    expect(fit(0, raise)).toBe(1000);
    expect(fit(1240, raise)).toBe(1000);
    expect(fit(1260, raise)).toBe(1500);
    expect(fit(99_999, raise)).toBe(9250);
  });
  it("moves one step at a time, also down from an odd most", () => {
    expect(nudge(1000, 1, raise)).toBe(1500);
    expect(nudge(9250, -1, raise)).toBe(9000);
    expect(nudge(9000, 1, raise)).toBe(9250);
    expect(nudge(1000, -1, raise)).toBe(1000);
  });
  it("has quick choices that are themselves allowed", () => {
    const quick = quickAmounts(raise, 3000, 600, 0);
    expect(quick.map((each) => each.label)).toEqual(["Min", "½ pot", "Pot", "Max"]);
    for (const { amount } of quick) expect(fit(amount, raise)).toBe(amount);
    expect(quick[2]?.amount).toBe(4000);
  });
  it("offers a share of the pot only between the least and the most", () => {
    const labels = (pot: number) => quickAmounts(raise, pot, 0, 0).map((each) => each.label);
    expect(labels(1500)).toEqual(["Min", "Pot", "Max"]);
    expect(labels(18_000)).toEqual(["Min", "½ pot", "Max"]);
    expect(labels(90_000)).toEqual(["Min", "Max"]);
  });
});
