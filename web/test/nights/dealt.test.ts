import { describe, expect, it } from "vitest";
import { askedWords, chips, fillWords, startWords } from "../../src/nights/dealt/words";

describe("a dealt tournament in words", () => {
  it("says how many have come, of how many, and when it starts", () => {
    const line = { players: 3, full: 18, bots: 0, starts_at: null };
    expect(startWords(line)).toBe("3 of 18 registered");
    expect(startWords({ ...line, full: 0 })).toBe("3 registered");
    const at = new Date(2026, 0, 2, 19, 5).getTime();
    expect(startWords({ ...line, full: 0, starts_at: at })).toBe("starts 19:05, 3 registered");
  });

  it("says who fills it, and what may be asked at the door", () => {
    expect(fillWords(0)).toBe("");
    expect(fillWords(18)).toBe("Bots fill it up to 18.");
    expect(askedWords("withdraw")).toBe("Take my entry back");
    expect(chips(1234567)).toBe("1,234,567");
  });
});
