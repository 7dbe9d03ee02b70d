import { describe, expect, it } from "vitest";
import { isEmpty, lift, NOTHING, place, same, staked } from "../../../src/table/bets/draft";

const spot = (name: string, opening: boolean, equals: string | null = null, exactly: number | null = null) => ({
  name, label: name, clause: null, opening, tip: true, needs: [], excludes: [], equals, exactly,
});
const SPOTS = [spot("a", true), spot("b", true, "a"), spot("c", true), spot("one", true, null, 100)];

describe("bets being laid", () => {
  it("pile up on a spot, tips apart", () => {
    const draft = place(place(place(NOTHING, SPOTS, "c", 500, false), SPOTS, "c", 500, false), SPOTS, "c", 100, true);
    expect(draft).toEqual({ bets: { c: 1000 }, tips: { c: 100 } });
    expect(staked(draft)).toBe(1100);
  });
  it("come off a spot whole", () => {
    expect(isEmpty(lift(place(NOTHING, SPOTS, "c", 500, false), SPOTS, "c"))).toBe(true);
  });
  it("grow and go together where they must be equal", () => {
    const draft = place(NOTHING, SPOTS, "b", 500, false);
    expect(draft.bets).toEqual({ a: 500, b: 500 });
    expect(isEmpty(lift(draft, SPOTS, "a"))).toBe(true);
  });
  it("are what they are where only one amount is taken", () => {
    const draft = place(place(NOTHING, SPOTS, "one", 500, false), SPOTS, "one", 500, false);
    expect(draft.bets).toEqual({ one: 100 });
  });
  it("are the same when only empty spots differ", () => {
    expect(same({ bets: { a: 0 }, tips: {} }, NOTHING)).toBe(true);
  });
});
