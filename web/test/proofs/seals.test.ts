import { describe, expect, it } from "vitest";
import type { Hand, TableView } from "../../src/api/types";
import { lastFinished, noted, type Memory } from "../../src/proofs/seals";

const hand = (...cards: (string | null)[]): Hand => ({ place: "p", label: "", cards, words: null, marks: [], of: "", open: [] });
const view = (phase: TableView["phase"], round_number: number, commitment: string | null, mine: Hand[] = [], board: Hand[] = []): TableView =>
  ({ phase, round_number, commitment, reshuffles: [], round: round_number ? { seats: [{ hands: mine }], places: board } : null }) as unknown as TableView;

describe("what the page was told", () => {
  it("keeps the seal of the coming round from before the cards", () => {
    const before = noted({}, view("betting", 0, "a"));
    const playing = noted(before, view("playing", 1, "a", [hand("As", null)]));
    const after = noted(playing, view("betting", 1, "b", [hand("As", "Kd")], [hand("Qc")]));
    expect(after).toEqual({
      1: { seals: ["a"], before: true, mucks: [], seen: { As: 1, Kd: 1, Qc: 1 } },
      2: { seals: ["b"], before: true, mucks: [], seen: {} },
    });
    expect(noted(after, view("betting", 1, "b", [hand("As", "Kd")]))).toBe(after);
  });
  it("notes who came after the cards, and a seal that was changed", () => {
    const late = noted({}, view("playing", 3, "a"));
    expect(late[3]).toEqual({ seals: ["a"], before: false, mucks: [], seen: {} });
    expect(noted(late, view("playing", 3, "b"))[3]?.seals).toEqual(["a", "b"]);
  });
  it("keeps the seal of the muck, each time it was shuffled", () => {
    const dealt = noted({}, view("playing", 1, "a"));
    const once = noted(dealt, { ...view("playing", 1, "a"), reshuffles: ["m"] });
    expect(once[1]?.mucks).toEqual([["m"]]);
    const over = noted(once, { ...view("waiting", 1, "b"), reshuffles: ["m", "n"] });
    expect(over[1]?.mucks).toEqual([["m"], ["n"]]);
    expect(over[2]?.mucks).toEqual([]);
    expect(noted(over, { ...view("waiting", 1, "b"), reshuffles: ["m", "n"] })).toBe(over);
    expect(noted(over, { ...view("waiting", 1, "b"), reshuffles: ["x"] })[1]?.mucks).toEqual([["m", "x"], ["n"]]);
  });
  it("knows nothing of a round that was over before", () => {
    expect(noted({}, view("waiting", 3, null, [hand("As")]))).toEqual({});
  });
  it("counts equal cards as often as they lie there at once", () => {
    const first = noted({}, view("playing", 1, "a", [hand("As", "As")]));
    expect(noted(first, view("playing", 1, "a", [hand("As")]))[1]?.seen).toEqual({ As: 2 });
  });
  it("forgets the oldest rounds", () => {
    let memory: Memory = {};
    for (let round = 0; round < 130; round += 1) memory = noted(memory, view("betting", round, `seal ${round}`));
    expect(Object.keys(memory)).toHaveLength(100);
    expect(memory[130]?.seals).toEqual(["seal 129"]);
    expect(memory[30]).toBeUndefined();
  });
  it("knows the newest round that is over", () => {
    expect([view("playing", 1, "a"), view("playing", 4, "a"), view("betting", 4, "a"), view("betting", 0, "a")].map(lastFinished)).toEqual([null, 3, 4, null]);
  });
});
