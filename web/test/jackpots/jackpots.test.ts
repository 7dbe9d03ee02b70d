import { describe, expect, it } from "vitest";
import type { Jackpot } from "../../src/api/types";
import { banner, meterName, postedMeters, title } from "../../src/jackpots/jackpots";

const SIGN: Jackpot = {
  name: "bad-beat",
  jackpot: "bad-beat",
  title: "Bad beat jackpot",
  section: "bclc-poker/28",
  games: ["texas-holdem@bclc"],
  contribution: 100,
  meters: [{ name: "", posted: 1_234_500, frozen: false }],
  stopped: false,
  hits: [],
  winners: [],
};
const HIT = { id: 7, meter: "", table: "t", table_name: "Table 1", words: "aces full of tens is beaten by four tens", at: 0 };

describe("a jackpot in words", () => {
  it("is named apart where the room has it twice", () => {
    expect(title(SIGN)).toBe("Bad beat jackpot");
    expect(title({ ...SIGN, name: "stud-beat" })).toBe("Bad beat jackpot (stud-beat)");
  });

  it("says its distinct jackpots as players do", () => {
    expect(meterName("quads T")).toBe("Four tens");
    expect(meterName("straight flush 9")).toBe("Straight flush, nine high");
    expect(meterName("royal flush clubs")).toBe("Royal flush clubs");
    expect(meterName("quads")).toBe("Any four of a kind");
    expect(meterName("local north")).toBe("Local: north");
  });

  it("shows what is posted, the highest first, and what is frozen", () => {
    const meters = [
      { name: "quads 2", posted: 0, frozen: false },
      { name: "quads 3", posted: 500, frozen: false },
      { name: "quads 4", posted: 900, frozen: false },
      { name: "quads 5", posted: 0, frozen: true },
    ];
    expect(postedMeters({ ...SIGN, meters }).map((each) => each.name)).toEqual(["quads 4", "quads 3", "quads 5"]);
    expect(postedMeters({ ...SIGN, meters: meters.slice(0, 1) })).toHaveLength(1);
  });

  it("tells the room of a hit, and of a freeze", () => {
    expect(banner(SIGN)).toBeNull();
    expect(banner({ ...SIGN, stopped: true })).toBe("Bad beat jackpot: frozen by the floor.");
    expect(banner({ ...SIGN, hits: [HIT] })).toBe(
      "Bad beat jackpot hit at Table 1: aces full of tens is beaten by four tens. The floor is verifying it.",
    );
    expect(banner({ ...SIGN, hits: [HIT, { ...HIT, table_name: "Table 2" }] })).toContain("at Table 1:");
  });
});
