import { expect, it } from "vitest";
import type { GameFacts, TableView } from "../../../src/api/types";
import { bankerAt, middleOf, shares } from "../../../src/table/felt/places";

const facts = (...places: string[]) => ({ kind: "banked", places }) as unknown as GameFacts;
const hand = (place: string, ...cards: string[]) => ({ place, of: place, label: place, cards, words: null });
const view = (told: object) =>
  ({
    bank: { seat: 8 }, your_seat: 3, your_seats: [3], seats: [{ seat: 8, name: "Ezra" }],
    round: { places: [hand("burned", "5s")], seats: [{ seat: 8, hands: [hand("seat 8", "As", "Kd")] }] }, ...told,
  }) as unknown as TableView;

it("lays the hand of a player who banks at the dealer's place", () => {
  const [bank] = middleOf(view({}), facts("burned"), false);
  expect(bank?.hands.map((each) => [each.label, each.cards])).toEqual([["Bank · Ezra", ["As", "Kd"]]]);
});

it("leaves it where it is when a dealer has cards, or the bank is yours", () => {
  expect(bankerAt(view({}), facts("dealer"))).toBeNull();
  expect(bankerAt(view({ your_seat: 8, your_seats: [8] }), facts("burned"))).toBeNull();
  expect(bankerAt(view({ bank: null }), facts("burned"))).toBeNull();
});

it("shows burned cards for a moment only", () => {
  expect(middleOf(view({}), facts("burned"), true).map((each) => each.of)).toEqual(["bank", "burned"]);
  expect(middleOf(view({}), facts("burned"), false).map((each) => each.of)).toEqual(["bank"]);
});

it("keeps room for three cards at every place, and by their number where there are more", () => {
  const laid = (...cards: number[]) => cards.map((many, at) => ({ of: `place ${at}`, hands: [hand("", ...Array<string>(many).fill("As"))] })) as unknown as Parameters<typeof shares>[0];
  expect([...shares(laid(0, 0)).values()]).toEqual([3, 3]);
  expect([...shares(laid(3, 2)).values()]).toEqual([3, 3]);
  expect([...shares(laid(5, 2)).values()]).toEqual([5, 2]);
  expect([...shares(laid(0, 4)).values()]).toEqual([2, 4]);
  expect([...shares(laid(6)).values()]).toEqual([6]);
});
