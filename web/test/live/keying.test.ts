import { describe, expect, it } from "vitest";
import type { LiveEntry, LiveTable } from "../../src/api/types";
import { lying, missing, seenWords, wordsFor } from "../../src/live/keying";

const view = (cards: (string | null)[], street = "flop") =>
  ({ street, places: [{ place: "board", label: "Board", cards }], seats: [{ seat: 2, cards: ["As", null] }] }) as unknown as LiveTable;
const says = (cents: number) => `£${cents / 100}`;

describe("cards to key", () => {
  it("asks for the street whose cards nobody has keyed", () => {
    expect(missing(view([null, null, null]))).toEqual({ place: "board", label: "flop", cards: [], count: 3 });
    expect(missing(view(["Ah", "7d", "2c", null], "turn"))).toMatchObject({ label: "turn", cards: ["Ah", "7d", "2c"], count: 4 });
    expect(missing(view(["Ah", "7d", "2c"]))).toBeNull();
  });

  it("calls it the board where everybody was all in and nothing was keyed", () => {
    expect(missing(view([null, null, null, null, null], "river"))?.label).toBe("board");
  });

  it("knows where each keyed card lies, so that none is keyed twice", () => {
    expect([...lying(view(["Ah", null, null]))]).toEqual([["Ah", "board"], ["As", "seat 2"]]);
  });
});

describe("words", () => {
  it("offers a raise against a bet and a bet where there is none", () => {
    expect(wordsFor(true)).toContain("raise");
    expect(wordsFor(true)).not.toContain("check");
    expect(wordsFor(false)).toContain("bet");
  });

  it("reads an act as people saw it", () => {
    const seen = { seat: 1, chips: [50_000, 10_000], said: "raise", said_amount: 60_000, gesture: "combine" };
    expect(seenWords({ kind: "acted", seen } as LiveEntry, says)).toBe("£500 + £100, “raise £600”, put all together");
    expect(seenWords({ kind: "turn_came", seen: null } as LiveEntry, says)).toBe("his turn has come");
  });
});
