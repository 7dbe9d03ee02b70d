import { expect, it } from "vitest";
import { short } from "../src/lib/marks";

it("puts a mark on a disc", () => {
  const discs = ["button", "small blind", "big blind", "player-dealer", "player-dealer, first turn", "over-blind", "kill button face up", "straddle"];
  expect(discs.map((mark) => short(mark, 1))).toEqual(["D", "SB", "BB", "PD", "PD", "OB", "K", "STR"]);
  expect(short("kill button face down", 4)).toBe("↑");
  expect([short("bank", 4), short("envy", 1), short("banker", 4)]).toEqual(["BANK", "E", "B"]);
});
