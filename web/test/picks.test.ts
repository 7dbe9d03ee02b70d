import { describe, expect, it } from "vitest";
import type { Offer } from "../src/api/types";
import { choosesCards, picks } from "../src/lib/picks";

const offer = (act: string, parts: number[], extra: string[] = []): Offer => ({
  act, label: act, clause: null, spot: null, least: 0, most: 0, step: 1, cards: ["Ah", "Kh", "9c", "9d"], parts, extra,
});

describe("cards to choose", () => {
  it("are every hand that can be kept", () => {
    const kept = picks(offer("keep", [2]));
    expect(kept).toHaveLength(6);
    expect(kept[0]).toEqual({ label: "keep A♥ K♥", action: { act: "keep", cards: ["Ah", "Kh"] } });
  });
  it("are every way to part them into two hands, with the bets that double", () => {
    const split = picks(offer("split", [2, 2], ["bonus"]));
    expect(split).toHaveLength(6);
    expect(split[0]?.label).toBe("split A♥ K♥ / 9♣ 9♦ with bonus");
    expect(split[0]?.action).toEqual({ act: "split", hands: [["Ah", "Kh"], ["9c", "9d"]], extra: ["bonus"] });
  });
  it("say once what doubles, as the server's label does", () => {
    const [first] = picks({ ...offer("split", [2, 2], ["bonus"]), label: "Split with bonus" });
    expect(first?.label).toBe("Split A♥ K♥ / 9♣ 9♦ with bonus");
  });
  it("keep a card that is held twice", () => {
    expect(picks({ ...offer("keep", [1]), cards: ["Ah", "Ah"] })).toHaveLength(2);
  });
  it("are none where an offer has no parts", () => {
    expect(choosesCards(offer("fold", []))).toBe(false);
  });
});
