import { describe, expect, it } from "vitest";
import type { Line, RoundView } from "../../../src/api/types";
import { happened, inOrder, netOf, netOn, resultWords } from "../../../src/table/lines/results";

const line = (seat: number | null, spot: string, net: number, tip = false): Line => ({
  seat, spot, wager: spot, stake: 500, result: net < 0 ? "loses" : "wins", odds: null, net, reason: "", clause: "x/1/1", tip, by: null,
});
const lines = [line(null, "rake", 100), line(2, "a", -500), line(1, "a", 500), line(1, "b", -200), line(1, "a", 100, true)];
const round = (over: boolean): RoundView => ({
  game: "g", viewer: "seat 1", state: 1, over, button: null, street: null, places: [], pots: [], to_act: null, waiting_for: [], options: null, said: [], lines,
  seats: [{ seat: 1, stack: 0, status: "in", bets: {}, tips: {}, marks: [], hands: [] }],
});

describe("a round's result", () => {
  it("is the sum of a seat's own lines, without bets for the dealer", () => {
    expect(netOf(lines, 1)).toBe(300);
    expect(netOn(lines, 1, "b")).toBe(-200);
    expect(netOn(lines, 1, "c")).toBeNull();
  });
  it("is told to those who played, once it is over", () => {
    expect(resultWords(round(true), [1])).toBe("You won 3.00");
    expect(resultWords(round(true), [2])).toBeNull();
    expect(resultWords(round(false), [1])).toBeNull();
  });
  it("lists your lines first and the house's last", () => {
    expect(inOrder(lines, 1).map((each) => each.seat)).toEqual([1, 1, 1, 2, null]);
  });
  it("lists who took a pot before who did not", () => {
    const pot = [line(2, "bets", -500), line(3, "bets", -500), line(5, "bets", -500), line(5, "main pot", 1400), line(null, "rake", 100)];
    expect(inOrder(pot, 3, true).map((each) => each.seat)).toEqual([3, 5, 5, 2, null]);
    expect(inOrder(pot, null).map((each) => each.seat)).toEqual([2, 3, 5, 5, null]);
  });
  it("needs no verb for what was only paid in", () => {
    const said = { ...line(1, "bets", -500), reason: "in the pot" };
    expect(happened({ ...said, result: "pays" })).toBe("in the pot");
    expect(happened({ ...said, result: "wins", odds: "2 to 1", reason: "a flush" })).toBe("wins\u00a02 to 1: a flush");
  });
});
