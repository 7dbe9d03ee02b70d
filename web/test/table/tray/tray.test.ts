import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/api/types";
import { answer, handOf, isComplete, laidOut, missing, nextHand, put, shown, swap, toggle, type Tray } from "../../../src/table/tray/tray";

const offer = (act: string, cards: string[], parts: number[], extra: string[] = []): Offer => ({
  act, label: act, clause: null, spot: null, least: 0, most: 0, step: 1, sized: false, cards, parts, extra, loose: false,
});
const SEVEN = ["5h", "Kd", "Jk", "2c", "Ad", "Kc", "9s"];
const setting = offer("set", SEVEN, [5, 2]);
const four = offer("keep", ["9c", "Ah", "9c", "Kh"], [2]);

function laid(...offers: Offer[]): Tray {
  const tray = laidOut(offers);
  if (!tray) throw new Error("nothing is asked for");
  return tray;
}

describe("cards to set", () => {
  const tray = laid(setting, offer("house_way", [], []));
  it("begin in the high hand, in order", () => {
    expect(tray.cards).toEqual(["Jk", "Ad", "Kd", "Kc", "9s", "5h", "2c"]);
    expect(tray.hands).toEqual([[0, 1, 2, 3, 4, 5, 6], []]);
    expect(missing(tray, ["High", "Low"])).toBe("2 more cards for low");
  });
  it("are whole when each hand has its number", () => {
    const set = toggle(toggle(tray, 2, null), 3, null);
    expect(isComplete(set)).toBe(true);
    expect(answer(set, setting)).toEqual({ act: "set", hands: [["Jk", "Ad", "9s", "5h", "2c"], ["Kd", "Kc"]] });
  });
  it("go back where they came from", () => {
    const once = toggle(tray, 2, null);
    expect(toggle(once, 2, null)).toEqual({ ...tray, hands: [[0, 1, 3, 4, 5, 6, 2], []] });
    expect(missing(once, ["High", "Low"])).toBe("1 more card for low");
  });
  it("push the first one out of a full hand", () => {
    const full = put(put(tray, 0, 1), 1, 1);
    const pushed = put(full, 6, 1);
    expect(shown(pushed, 1)).toEqual([1, 6]);
    expect(handOf(pushed, 0)).toBe(0);
    expect(isComplete(pushed)).toBe(true);
  });
  it("change places", () => {
    const full = put(put(tray, 0, 1), 1, 1);
    expect(shown(swap(full, 5, 0), 1)).toEqual([1, 5]);
    expect(swap(full, 0, 1)).toBe(full);
  });
  it("stay where they are when they are put there again", () => {
    expect(put(tray, 3, 0)).toBe(tray);
    expect(put(tray, 3, 7)).toBe(tray);
  });
});

describe("three hands", () => {
  const tray = laid(offer("set", SEVEN, [4, 2, 1]));
  it("fill one after the other, or where one aims", () => {
    const two = toggle(toggle(tray, 5, null), 6, null);
    expect(two.hands.map((hand) => hand.length)).toEqual([5, 2, 0]);
    expect(nextHand(two)).toBe(2);
    expect(isComplete(toggle(two, 0, null))).toBe(true);
    expect(handOf(toggle(tray, 0, 2), 0)).toBe(2);
  });
  it("hand a card straight from one to the other", () => {
    const two = put(put(tray, 5, 1), 6, 2);
    expect(put(two, 5, 2).hands).toEqual([[0, 1, 2, 3, 4], [6], [5]]);
  });
});

describe("cards to choose", () => {
  const tray = laid(four, offer("split", four.cards ?? [], [2, 2], ["bonus"]));
  it("begin unchosen, and the chosen are kept", () => {
    const two = toggle(toggle(tray, 0, null), 1, null);
    expect(isComplete(tray)).toBe(false);
    expect(answer(two, four)).toEqual({ act: "keep", cards: ["Ah", "Kh"] });
  });
  it("are split into the chosen and the others", () => {
    const split = offer("split", four.cards ?? [], [2, 2], ["bonus"]);
    const two = toggle(toggle(tray, 2, null), 3, null);
    expect(answer(two, split)).toEqual({ act: "split", hands: [["9c", "9c"], ["Ah", "Kh"]], extra: ["bonus"] });
  });
  it("are put away where an offer takes only some", () => {
    expect(laid(four)).toMatchObject({ sizes: [2, 2], home: 1 });
  });
  it("are left where they lie when they are only picked", () => {
    expect(laidOut([offer("discard", ["9c", "Ah", "Kh"], [1])])).toBeNull();
  });
  it("are none where an offer has no parts", () => {
    expect(laidOut([offer("fold", [], [])])).toBeNull();
  });
});
