import { describe, expect, it } from "vitest";
import type { Hand, RoundView } from "../src/api/types";
import { grouped, handName, isAsked, waitingWords } from "../src/lib/hands";

const hand = (place: string, of: string, cards: string[] = ["As"]): Hand => ({ place, of, label: place, cards, words: null, marks: [], open: [] });
const round = (waiting_for: number[], over = false) => ({ waiting_for, over, to_act: waiting_for[0] ?? null }) as unknown as RoundView;

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

describe("who is waited for", () => {
  it("is said by seat", () => {
    expect(waitingWords(round([2, 5]))).toBe("Waiting for seats 2, 5…");
    expect(waitingWords(round([4]))).toBe("Waiting for seat 4…");
    expect(waitingWords(round([]))).toBeNull();
  });
  it("is asked, and nobody is once the round is over", () => {
    expect([2, 3, 5].map((seat) => isAsked(round([2, 5]), seat))).toEqual([true, false, true]);
    expect(isAsked(round([2], true), 2)).toBe(false);
  });
});
