import { expect, it } from "vitest";
import type { Hand, RoadCell, Roads, TableView } from "../src/api/types";
import { summary, tally, title } from "../src/lib/roads";
import { facedUp, heldBy, withHolder } from "../src/lib/squeeze";

const cell = (row: number, mark: RoadCell["mark"], notes: string[] = [], ties = 0): RoadCell => ({ column: 0, row, mark, ties, notes });

it("knows the holder by the button before the seat", () => {
  const seat = { seat: 1, stack: 0, status: "in", bets: {}, tips: {}, marks: ["banker"], hands: [] };
  expect(heldBy(seat)).toBe("banker");
  expect(heldBy({ ...seat, marks: ["bank"] })).toBeNull();
  expect(heldBy(null)).toBeNull();
});

it("counts the cards that lie face up", () => {
  expect([facedUp([]), facedUp([null, null]), facedUp(["As", null]), facedUp(["As", "Kd"])]).toEqual([0, 0, 1, 2]);
});

it("tells the scoreboards in words", () => {
  const bead = [cell(0, "banker", ["natural"]), cell(1, "tie"), cell(2, "player", ["player_pair"])];
  const roads: Roads = { fresh: false, bead, big: [], big_eye: [], small: [], cockroach: [] };
  expect(tally(roads)).toEqual({ player: 1, banker: 1, tie: 1 });
  expect(summary(roads)).toBe(
    "3 rounds of this shoe: player won 1, banker won 1, 1 tie. Latest first: player and player pair, tie, banker with a natural.",
  );
  expect(summary({ ...roads, bead: [] })).toBe("No round of this shoe has been played.");
  expect(title(cell(0, "banker", [], 2))).toBe("Banker, then 2 ties");
  expect(title(cell(0, "tie", [], 1))).toBe("1 tie");
});

it("names whoever holds a hand", () => {
  const hand: Hand = { place: "banker", label: "Banker", cards: [], words: null, marks: [], of: "banker", open: [] };
  const seat = (number: number, marks: string[]) => ({ seat: number, stack: 0, status: "in", bets: {}, tips: {}, marks, hands: [] });
  const view = (mine: number) =>
    ({ your_seat: mine, seats: [{ seat: 2, name: "Ann" }], round: { seats: [seat(1, ["player"]), seat(2, ["banker"])] } }) as unknown as TableView;
  expect(withHolder(view(1), hand).label).toBe("Banker · Ann");
  expect(withHolder(view(2), hand).label).toBe("Banker · you");
  expect(withHolder(view(1), { ...hand, place: "dealer", label: "Dealer" }).label).toBe("Dealer");
});
