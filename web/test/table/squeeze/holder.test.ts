import { expect, it } from "vitest";
import type { Hand, TableView } from "../../../src/api/types";
import { facedUp, heldBy, withHolder } from "../../../src/table/squeeze/holder";

it("knows the holder by the button before the seat", () => {
  const seat = { seat: 1, stack: 0, status: "in", bets: {}, tips: {}, marks: ["banker"], hands: [] };
  expect(heldBy(seat)).toBe("banker");
  expect(heldBy({ ...seat, marks: ["bank"] })).toBeNull();
  expect(heldBy(null)).toBeNull();
});

it("counts the cards that lie face up", () => {
  expect([facedUp([]), facedUp([null, null]), facedUp(["As", null]), facedUp(["As", "Kd"])]).toEqual([0, 0, 1, 2]);
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
