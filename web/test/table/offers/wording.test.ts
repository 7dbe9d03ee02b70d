import { describe, expect, it } from "vitest";
import type { Offer } from "../../../src/api/types";
import { givesUp, natural, question, wording } from "../../../src/table/offers/wording";

const offer = (act: string, spot: string | null = null): Offer => ({
  act, label: act, clause: null, spot, least: 0, most: 0, step: 1, sized: false, cards: [], parts: [], extra: [], loose: false,
});
const offers = (...acts: string[]) => acts.map((act) => offer(act));
const words = (all: Offer[]) => all.map((each) => wording(each, all));

describe("what a button says", () => {
  it("of cards held for the table", () => {
    expect(words([offer("accept", "banker"), offer("decline")])).toEqual(["Hold the banker cards", "Pass"]);
    expect(wording(offer("face_first", "banker"), [])).toBe("Banker hand first");
    expect(wording(offer("face"), [])).toBe("Turn the card over");
  });
  it("of whatever a player does not want", () => {
    expect(words([offer("decline"), offer("choose", "lake")])[0]).toBe("No twist");
    expect(words(offers("over_blind", "decline"))).toEqual(["Over-blind", "No over-blind"]);
    expect(words(offers("turn_down", "decline"))[1]).toBe("Leave the board");
    expect(wording(offer("decline"), offers("chop", "decline"))).toBe("decline");
  });
  it("of odd moments of a pot game", () => {
    expect(words(offers("bring_in", "raise_to"))).toEqual(["Bring in", "Complete to"]);
    expect(words(offers("call", "raise_to"))).toEqual(["call", "raise_to"]);
    expect(words(offers("run_twice", "run_once"))).toEqual(["Run it twice", "Run it once"]);
    expect(words(offers("take", "refuse"))).toEqual(["Keep this card", "Take the next one, face down"]);
    expect(words([offer("expose", "1"), offer("expose", "4")])).toEqual(["First card", "Fourth card"]);
  });
});

describe("the button that stands out", () => {
  const standsOut = (...acts: string[]) => natural(offers(...acts))?.act ?? null;
  it("is what most people mean to do", () => {
    expect(standsOut("fold", "call", "raise_to")).toBe("call");
    expect(standsOut("check", "bet")).toBe("check");
    expect(standsOut("hit", "surrender")).toBe("hit");
    expect(standsOut("stake", "fold")).toBe("stake");
    expect(standsOut("accept", "decline")).toBe("accept");
    expect(standsOut("run_twice", "run_once")).toBe("run_twice");
  });
  it("never hints at an answer that the cards decide", () => {
    expect(standsOut("check", "stake", "stake")).toBeNull(); // four times the ante, three times, or none
    expect(standsOut("fold", "stake", "stake", "stake")).toBeNull();
    expect(standsOut("ride", "take_back")).toBeNull();
    expect(standsOut("stand", "hit", "double", "surrender")).toBeNull();
  });
  it("is never one that gives up", () => {
    expect(standsOut("fold", "surrender", "decline")).toBeNull();
    expect(standsOut("expose", "expose")).toBeNull();
    expect([standsOut("over_blind", "decline"), standsOut("decline", "insure")]).toEqual([null, null]);
    expect([offer("fold"), offer("surrender"), offer("check")].map(givesUp)).toEqual([true, true, false]);
  });
});

it("asks in words what the offers answer", () => {
  expect(question([offer("decline"), offer("choose", "lake")], null)).toBe("Your button: play this hand with a twist?");
  expect(question(offers("run_twice", "run_once"), null)).toContain("twice?");
  expect(question([offer("expose", "1")], "Ann")).toBe("Turn up a card of Ann’s hand.");
  expect(question([offer("expose", "1")], null)).toBe("Turn up a card of your neighbour’s hand.");
  expect(question(offers("over_blind", "decline"), null)).toBe("Post a blind over the largest?");
  expect(question(offers("take", "refuse"), null)).toContain("face up");
  expect(question(offers("bring_in", "raise_to"), null)).toContain("bring it in");
  expect(question(offers("check", "bet"), "Ann")).toBe("Your turn.");
});
