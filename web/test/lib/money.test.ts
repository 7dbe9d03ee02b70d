import { afterEach, describe, expect, it } from "vitest";
import { counting, says } from "../../src/lib/currency.svelte";
import { brief, money, parseMoney, parseMoneyList, plainMoney, signed } from "../../src/lib/money";

afterEach(() => {
  counting.symbol = "";
});

describe("the sign of a table", () => {
  it("stands before amounts, after plus and minus", () => {
    counting.symbol = "£";
    expect([money(123456), signed(500), signed(-500), brief(500)]).toEqual(["£1,234.56", "+£5.00", "\u2212£5.00", "5"]);
  });
  it("is put into sentences, and not into what is no money", () => {
    counting.symbol = "$";
    expect(says("Seat 2: bet 1,250.00, bclc-poker/6/6.8.2 in 2.50%")).toBe("Seat 2: bet $1,250.00, bclc-poker/6/6.8.2 in 2.50%");
    expect(says("from 5.00 up to 20.00.")).toBe("from $5.00 up to $20.00.");
    expect(says("was $5.00 before")).toBe("was $5.00 before");
  });
  it("is nowhere in the lobby", () => {
    expect([money(500), says("bets 5.00")]).toEqual(["5.00", "bets 5.00"]);
  });
});

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
