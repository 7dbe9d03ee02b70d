import { expect, it } from "vitest";
import { gamesOf, seatsFor } from "../../src/nights/dealt/mix";

const KNOWN = {
  games: [
    { id: "texas-holdem@bclc", name: "Texas Hold'em", house: "bclc", seats: 11 },
    { id: "razz@bcpc", name: "Razz", house: "bcpc", seats: 6 },
  ],
  known: { Two: ["texas-holdem@bclc", "razz@bcpc"] },
};

it("knows a mix by its name, or takes a list of one's own, or none", () => {
  expect(gamesOf(KNOWN, "Two", [], "own")).toEqual(["texas-holdem@bclc", "razz@bcpc"]);
  expect(gamesOf(KNOWN, "own", ["razz@bcpc"], "own")).toEqual(["razz@bcpc"]);
  expect(gamesOf(KNOWN, "", ["razz@bcpc"], "own")).toEqual([]);
  expect(gamesOf(null, "Two", [], "own")).toEqual([]);
});

it("seats as many as can play every game of it", () => {
  expect(seatsFor(KNOWN, ["texas-holdem@bclc"])).toBe(11);
  expect(seatsFor(KNOWN, ["texas-holdem@bclc", "razz@bcpc"])).toBe(6);
  expect(seatsFor(KNOWN, [])).toBe(0);
});
