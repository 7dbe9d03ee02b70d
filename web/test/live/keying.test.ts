import { describe, expect, it } from "vitest";
import type { LiveCommand, LiveEntry, LiveTable } from "../../src/api/types";
import { keyedAt, lying, missing, nextToAct, seenWords, wordsFor, wordsOf } from "../../src/live/keying";

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

describe("a hand while the room does not answer", () => {
  const seats = [1, 3, 4, 6].map((seat) => ({ seat, name: `P${seat}`, status: seat === 4 ? "folded" : "in", cards: [null, null] }));
  const table = { button: 3, to_act: { seat: 6 }, seats, places: [{ place: "board", label: "Board", cards: ["Ah", null] }] } as unknown as LiveTable;
  const act = (seat: number, said: string): LiveCommand => ({ do: "act", seen: { seat, chips: [], said, said_amount: null, gesture: "drop", pulled: [], chips_first: false, first_motion: [] } });

  it("goes on to the left with those who are in", () => {
    expect(nextToAct(table, [])).toBe(6);
    expect(nextToAct(table, [act(6, "call")])).toBe(1);
    expect(nextToAct(table, [act(6, "fold"), act(1, "call")])).toBe(3);
    expect(nextToAct(table, [act(6, "fold"), act(1, "call"), act(3, "call")])).toBe(1);
  });

  it("begins a street on the button's left, and one who folded does not come again", () => {
    expect(nextToAct(table, [act(6, "fold"), { do: "key", place: "board", cards: ["Ah", "2c"] }])).toBe(1);
    expect(nextToAct(table, [act(1, "fold"), act(3, "fold"), act(6, "fold")])).toBeNull();
  });

  it("remembers the cards of a place as they were keyed last", () => {
    expect(keyedAt(table, [], "board")).toEqual(["Ah"]);
    expect(keyedAt(table, [{ do: "key", place: "board", cards: ["Ah", "2c"] }], "board")).toEqual(["Ah", "2c"]);
    expect(keyedAt(table, [], "seat 1")).toEqual([]);
  });

  it("is told in words", () => {
    expect(wordsOf(act(6, "call"), table, says)).toBe("P6: “call”");
    expect(wordsOf({ do: "key", place: "seat 1", cards: ["Ah", "2c"] }, table, says)).toBe("P1: Ah 2c");
    expect(wordsOf({ do: "away", seat: 3 }, table, says)).toBe("Away: P3");
  });
});
