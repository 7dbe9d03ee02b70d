import { describe, expect, it } from "vitest";
import { stack, tray } from "../../src/chips/chips";

describe("chips", () => {
  it.each([1, 99, 500, 1234, 68_700, 1_250_000])("make %i cents exactly", (amount) => {
    expect(stack(amount).reduce((sum, chip) => sum + chip.value, 0)).toBe(amount);
  });
  it("lie before a player from small to large, none he cannot afford", () => {
    expect(tray(20_000, 500).map((chip) => chip.value)).toEqual([500, 2500, 10_000]);
  });
  it("are never none, so that a bet can be tried", () => {
    expect(tray(10, 500).length).toBeGreaterThan(0);
  });
});
