import { describe, expect, it } from "vitest";
import { brief, money, parseMoney, parseMoneyList, plainMoney, signed } from "../../src/lib/money";

describe("money", () => {
  it("is read with two decimals and grouped thousands", () => {
    expect(money(123456)).toBe("1,234.56");
    expect(money(0)).toBe("0.00");
  });
  it("carries a true minus for a loss and a plus for a win", () => {
    expect(signed(500)).toBe("+5.00");
    expect(signed(-500)).toBe("\u22125.00");
    expect(signed(0)).toBe("0.00");
  });
  it("fits a chip's face", () => {
    expect([25, 100, 2500, 250_000, 10_000_000].map(brief)).toEqual(["25¢", "1", "25", "2.5k", "100k"]);
  });
  it("is understood as people write it, and nothing else is", () => {
    expect(parseMoney("1,234.5")).toBe(123450);
    expect(parseMoney("$ 20")).toBe(2000);
    expect(parseMoney(".25")).toBe(25);
    for (const wrong of ["", ".", "-5", "5.123", "ten", "1e3"]) expect(parseMoney(wrong)).toBeNull();
  });
  it("never loses a cent between a form and the wire", () => {
    for (const cents of [1, 10, 29, 1999, 100_000, 114_115]) expect(parseMoney(plainMoney(cents))).toBe(cents);
  });
  it("comes in lists for blinds", () => {
    expect(parseMoneyList("1 / 2")).toEqual([100, 200]);
    expect(parseMoneyList("0.5, 1")).toEqual([50, 100]);
    expect(parseMoneyList("1 / two")).toBeNull();
  });
});
