import { describe, expect, it } from "vitest";
import type { Hand } from "../../src/api/types";
import { isTall, laid, roomFor } from "../../src/layout/boards";

const hand = (place: string, cards: (string | null)[] = []): Hand => ({ place, label: place, cards, words: null, marks: [], of: place, open: [] });
const FIVE = ["As", "Kd", "Qc", "Jh", "Ts"];

describe("the middle of a pot game", () => {
  it("is one board, without a word", () => {
    const boards = laid([hand("board", FIVE)], ["board"]);
    expect(boards).toEqual({ kind: "rows", boards: [{ hand: hand("board", FIVE), from: 0, label: "" }] });
  });
  it("keeps room for a board before it is dealt, and for nothing else", () => {
    expect(laid([], ["board"])).toMatchObject({ kind: "rows", boards: [{ hand: { place: "board", cards: [] } }] });
    expect(laid([], ["community"])).toBeNull();
    expect(laid([], [])).toBeNull();
    expect([roomFor(hand("board")), roomFor(hand("community")), roomFor(hand("flop 2")), roomFor(hand("turns")), roomFor(hand("river"))]).toEqual([5, 0, 3, 2, 1]);
  });
  it("is two boards of five", () => {
    const boards = laid([hand("board", FIVE), hand("board 2", FIVE)], ["board", "board 2"]);
    expect(boards).toMatchObject({ boards: [{ from: 0, label: "Board 1" }, { from: 0, label: "Board 2" }] });
    expect(laid([hand("board"), hand("board 2")], [])).toMatchObject({ boards: [{ from: 0 }, { from: 0, label: "Board 2" }] });
  });
  it("begins a second run under the first card that is new", () => {
    const boards = laid([hand("board", FIVE), hand("board 2", ["2c", "3c"])], ["board"]);
    expect(boards).toMatchObject({ boards: [{ from: 0, label: "Board 1" }, { from: 3, label: "Board 2" }] });
  });
  it("names a card for everybody once there is one", () => {
    expect(laid([hand("community", ["9c"])], ["community"])).toMatchObject({ kind: "rows", boards: [{ label: "Community", from: 0 }] });
    expect(laid([hand("community")], ["community"])).toBeNull();
  });
  it("is three flops, two turns and a river", () => {
    const places = ["flop 1", "flop 2", "flop 3", "turns", "river"].map((place) => hand(place));
    expect(laid(places, ["board"])).toEqual({ kind: "fan", flops: places.slice(0, 3), after: places.slice(3) });
  });
  it("is a grid of rows", () => {
    const rows = [1, 2, 3, 4, 5].map((row) => hand(`row ${row}`, ["As", null]));
    expect(laid(rows, [])).toEqual({ kind: "grid", rows });
    expect([isTall(laid(rows, [])), isTall(laid([hand("flop 1")], [])), isTall(laid([], ["board"])), isTall(null)]).toEqual([true, true, false, false]);
    expect(laid([], rows.map(({ place }) => place))).toMatchObject({ kind: "grid", rows: [{ cards: [] }, {}, {}, {}, {}] });
  });
});
