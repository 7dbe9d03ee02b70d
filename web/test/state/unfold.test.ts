import { expect, it } from "vitest";
import type { Hand, RoundView, TableView } from "../../src/api/types";
import { unfold } from "../../src/state/unfold";

const hand = (place: string, ...cards: (string | null)[]): Hand => ({ place, label: place, cards, words: "something", marks: [], of: "", open: [] });

function table(places: Hand[], hands: Hand[], more: Partial<RoundView> = {}, stack = 100): TableView {
  const seats = [{ seat: 1, stack, status: "in", bets: {}, tips: {}, marks: [], hands }];
  const round = { game: "g", viewer: "seat 1", state: 1, over: false, button: null, street: null, seats, places, pots: [], to_act: null, waiting_for: [], options: null, said: [], lines: [], ...more };
  return { id: "t", round_number: 1, round, seats: [{ seat: 1, stack, bets: {}, tips: {} }], wallet: stack } as unknown as TableView;
}

const seen = (view: TableView, place: string) => view.round?.places.find((each) => each.place === place)?.cards;
const LINE = { seat: 1, net: 5 } as unknown as RoundView["lines"][number];

it("turns a board that runs out card by card, and settles last", () => {
  const before = table([hand("board", "2c", "3c", "4c")], [hand("seat 1", "As", "Ad")]);
  const after = table([hand("board", "2c", "3c", "4c", "5c", "6c")], [hand("seat 1", "As", "Ad")], { over: true, lines: [LINE] }, 300);
  const steps = unfold(before, after);
  expect(steps.map((each) => seen(each, "board")?.length)).toEqual([4, 5, 5]);
  expect(steps.map((each) => each.round?.lines.length)).toEqual([0, 0, 1]);
  expect(steps.map((each) => each.seats[0]?.stack)).toEqual([100, 100, 300]);
  expect(steps[0]?.round?.places[0]?.words).toBeNull();
  expect(steps.at(-1)).toBe(after);
});

it("turns a dealer's face-down cards where they lie", () => {
  const before = table([hand("dealer", null, null)], []);
  const after = table([hand("dealer", "Kc", "7d")], [], { over: true, lines: [LINE] });
  expect(unfold(before, after).map((each) => seen(each, "dealer"))).toEqual([["Kc", null], ["Kc", "7d"], ["Kc", "7d"]]);
});

it("deals a flop in one go, and to two hands in turn", () => {
  const before = { ...table([], []), round: null, round_number: 0 };
  const flop = table([hand("board", "2c", "3c", "4c", "5c")], [], { over: true });
  expect(unfold(before, flop).map((each) => seen(each, "board")?.length)).toEqual([3, 4, 4]);
  const coup = table([hand("player", "2c", "3c"), hand("banker", "4c", "5c")], [], { over: true });
  expect(unfold(before, coup).map((each) => [seen(each, "player")?.length, seen(each, "banker")?.length])).toEqual([[1, 0], [1, 1], [2, 1], [2, 2], [2, 2]]);
});

it("leaves an ordinary step as it is", () => {
  const before = table([hand("board")], [hand("seat 1", "As", "Ad")]);
  const after = table([hand("board", "2c", "3c", "4c")], [hand("seat 1", "As", "Ad")]);
  expect(unfold(before, after)).toEqual([after]);
  expect(unfold(null, after)).toEqual([after]);
});

it("draws a third card when the cards that call for it have been turned", () => {
  const before = table([hand("player", "Kc", null), hand("banker", null, null)], []);
  const after = table([hand("player", "Kc", "Jd", null), hand("banker", "8s", "4s")], []);
  const steps = unfold(before, after);
  expect(steps.map((each) => seen(each, "player")?.length)).toEqual([2, 2, 2, 3]);
  expect(steps.map((each) => seen(each, "banker"))).toEqual([[null, null], ["8s", null], ["8s", "4s"], ["8s", "4s"]]);
});
