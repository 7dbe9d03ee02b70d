import { describe, expect, it } from "vitest";
import { cardName, face, faces, pips, type Rank } from "../../src/cards/cards";

describe("a card", () => {
  it("has a name for the ear", () => {
    expect(cardName("As")).toBe("ace of spades");
    expect(cardName("Td")).toBe("ten of diamonds");
    expect(cardName("Jk")).toBe("joker");
    expect(cardName("Bk")).toBe("blank card");
    expect(cardName(null)).toBe("face-down card");
  });
  it("is written in a line of words", () => {
    expect(faces("Ks Td 3h Jk")).toEqual(["K♠", "10♦", "3♥", "Joker"]);
  });
  it("is told from its text form", () => {
    expect(face("9h")).toEqual({ kind: "suited", rank: "9", suit: "h" });
    expect(face("Jc")).toEqual({ kind: "suited", rank: "J", suit: "c" });
  });
});

describe("pips", () => {
  const ranks: [Rank, number][] = [["2", 2], ["3", 3], ["4", 4], ["5", 5], ["6", 6], ["7", 7], ["8", 8], ["9", 9], ["T", 10]];
  it.each(ranks)("of a %s number %i", (rank, count) => {
    expect(pips(rank)).toHaveLength(count);
  });
  it.each(ranks)("of a %s never overlap and stay on the card", (rank) => {
    const all = pips(rank);
    for (const one of all) {
      expect(one.x).toBeGreaterThan(50);
      expect(one.x).toBeLessThan(200);
      for (const other of all) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(46);
      }
    }
  });
  it("stand on their heads below the middle", () => {
    expect(pips("3").map((pip) => pip.upsideDown)).toEqual([false, false, true]);
  });
  it("are none on an ace or a court card", () => {
    for (const rank of ["A", "J", "Q", "K"] as const) expect(pips(rank)).toEqual([]);
  });
});
