import { expect, it } from "vitest";
import type { RoundSeat, TableView } from "../../../src/api/types";
import { inTray, marksOf, short } from "../../../src/table/hands/marks";

it("puts a mark on a disc", () => {
  const discs = ["button", "small blind", "big blind", "player-dealer", "player-dealer, first turn", "over-blind", "kill button face up", "straddle"];
  expect(discs.map((mark) => short(mark, 1))).toEqual(["D", "SB", "BB", "PD", "PD", "OB", "K", "STR"]);
  expect(short("kill button face down", 4)).toBe("↑");
  expect([short("bank", 4), short("envy", 1), short("banker", 4)]).toEqual(["BANK", "E", "B"]);
});

const seated = (seat: number, straddle: number) => ({ seat, straddle });
const inRound = (...marks: string[]) => ({ marks }) as unknown as RoundSeat;
const view = (more: object) => ({ phase: "waiting", settings: {}, seats: [], ...more }) as unknown as TableView;

it("marks what is posted for the coming hand, and not what was for the last", () => {
  const posted = { seats: [seated(1, 600), seated(2, 0)], settings: { over_blinds: true } };
  expect(marksOf(view(posted), 1, inRound("big blind"))).toEqual(["big blind", "over-blind"]);
  expect(marksOf(view(posted), 2, inRound("button", "over-blind"))).toEqual(["button"]);
  expect(marksOf(view({ ...posted, settings: {} }), 1, inRound())).toEqual(["straddle"]);
  expect(marksOf(view({ ...posted, phase: "playing" }), 2, inRound("over-blind"))).toEqual(["over-blind"]);
});

it("marks the coming bank once, whoever banked before", () => {
  const bank = { bank: { seat: 2 } };
  expect(marksOf(view(bank), 2, inRound("player-dealer, first turn"))).toEqual(["bank"]);
  expect(marksOf(view(bank), 1, inRound("bank", "envy"))).toEqual(["envy"]);
});

it("moves the kill button as soon as a hand is over", () => {
  const kill = { button: "kill", seat: 2, killer: 2, post: 800, agreed: null } as const;
  expect(marksOf(view({ kill }), 2, inRound("kill button face down"))).toEqual(["kill button face up"]);
  expect(marksOf(view({ kill }), 1, inRound("button", "kill button face up"))).toEqual(["button"]);
});

it("draws the kill button in the tray while it is nobody's", () => {
  const kill = { button: "neutral", seat: null, killer: null, post: 800, agreed: null } as const;
  expect(inTray(kill)).toBe("kill button");
  expect(inTray({ ...kill, button: "kill" })).toBe("kill button face up");
  expect(inTray({ ...kill, button: "leg-up", seat: 3 })).toBeNull();
  expect(inTray(null)).toBeNull();
});
