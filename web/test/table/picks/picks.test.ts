import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/api/types";
import { among, begun, doing, isReady, mayStandPat, picked, picks, progress, toggled, type Picking } from "../../../src/table/picks/picks";

const offer = (act: string, cards: string[], more: Partial<Offer> = {}): Offer => ({
  act, label: act, clause: null, spot: null, least: 0, most: 0, step: 1, sized: false, cards, parts: [], extra: [], loose: false, ...more,
});
const FIVE = ["7c", "2d", "Kh", "3s", "2c"];

function started(...offers: Offer[]): Picking {
  const picking = begun(offers);
  if (!picking) throw new Error("nothing is asked for");
  return picking;
}
const after = (picking: Picking, ...cards: number[]) => cards.reduce(toggled, picking);

describe("a draw", () => {
  const draw = started(offer("draw", FIVE, { most: 5 }));
  it("begins with nothing picked, and may stand pat", () => {
    expect(draw).toEqual({ act: "draw", cards: FIVE, least: 0, most: 5, chosen: [] });
    expect([mayStandPat(draw), isReady(draw)]).toEqual([true, false]);
    expect(progress(draw)).toBe("Tap the cards to throw away, or stand pat.");
  });
  it("takes cards and puts them back", () => {
    const two = after(draw, 2, 0);
    expect(picked(two)).toEqual({ act: "draw", cards: ["7c", "Kh"] });
    expect([isReady(two), doing(two), progress(two)]).toEqual([true, "Draw 2", "2 cards go, 2 new ones come."]);
    expect(after(two, 2, 0).chosen).toEqual([]);
    expect(progress(after(draw, 1))).toBe("1 card goes, 1 new one comes.");
  });
  it("never takes more than it may: the first one picked goes back", () => {
    const one = started(offer("draw", ["As", "Kd"], { most: 1 }));
    expect(after(one, 0, 1).chosen).toEqual([1]);
    expect(progress(one)).toBe("Tap the cards to throw away, up to 1, or stand pat.");
    expect(toggled(one, 7)).toBe(one);
    expect(after(started(offer("draw", FIVE, { most: 3 })), 0, 1, 2, 3).chosen).toEqual([1, 2, 3]);
  });
});

describe("a discard", () => {
  const discard = started(offer("discard", ["As", "Kd", "Qc", "2h"], { parts: [2] }));
  it("is of exactly so many", () => {
    expect([mayStandPat(discard), progress(discard)]).toEqual([false, "Tap 2 cards to put away."]);
    const one = after(discard, 3);
    expect([isReady(one), progress(one), doing(one)]).toEqual([false, "Tap 1 more card to put away.", "Discard 1"]);
    expect(isReady(after(one, 0))).toBe(true);
    expect(picked(after(one, 0))).toEqual({ act: "discard", cards: ["As", "2h"] });
  });
});

describe("a card of the board that is turned down", () => {
  const turn = started(offer("turn_down", ["9c", "Jd", "4s"], { parts: [1] }), offer("decline", []));
  it("is one, found where it lies", () => {
    expect(among(turn, ["Jd", null, "4s", "As"])).toEqual([1, null, 2, null]);
    expect(picked(after(turn, 1, 2))).toEqual({ act: "turn_down", cards: ["4s"] });
    expect([doing(turn), progress(turn)]).toEqual(["Turn it down", "Tap a card of the board to turn it face down."]);
    expect(progress(after(turn, 0))).toContain("out of play");
  });
});

it("counts a card that is held twice as two", () => {
  const twice = started(offer("draw", ["9c", "Ah", "9c"], { most: 3 }));
  expect(among(twice, ["9c", "Ah", "9c", "9c"])).toEqual([0, 1, 2, null]);
  expect(among(null, ["9c"])).toEqual([null]);
});

it("leaves other offers alone", () => {
  expect(begun([offer("keep", FIVE, { parts: [2] }), offer("fold", [])])).toBeNull();
  expect([offer("draw", []), offer("keep", [])].map(picks)).toEqual([true, false]);
});
