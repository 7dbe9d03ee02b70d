import { describe, expect, it } from "vitest";
import type { Hand } from "../../../src/api/types";
import { grouped, handName } from "../../../src/table/hands/hands";

const hand = (place: string, of: string, cards: string[] = ["As"]): Hand => ({ place, of, label: place, cards, words: null, marks: [], open: [] });

describe("hands that lie apart", () => {
  it("are one group with the place they belong to", () => {
    const groups = grouped([hand("seat 3", "seat 3"), hand("seat 4", "seat 4"), hand("3 low", "seat 3")]);
    expect(groups.map(({ of, hands }) => [of, hands.map((each) => each.place)])).toEqual([
      ["seat 3", ["seat 3", "3 low"]],
      ["seat 4", ["seat 4"]],
    ]);
  });
  it("are called by their own names", () => {
    expect(handName(hand("dealer", "dealer"), ["high", "low"])).toBe("High");
    expect(handName(hand("dealer low", "dealer"), ["high", "low"])).toBe("Low");
    expect(handName(hand("12 middle", "seat 12"), [])).toBe("Middle");
  });
});
