import { describe, expect, it } from "vitest";
import type { RoundView, TableView } from "../../../src/api/types";
import { isAsked, leftOf, waitingWords } from "../../../src/table/players/turns";

const round = (waiting_for: number[], over = false) => ({ waiting_for, over, to_act: waiting_for[0] ?? null }) as unknown as RoundView;

describe("who is waited for", () => {
  it("is said by name", () => {
    const seats = [{ seat: 2, name: "Ann" }, { seat: 4, name: "Bob" }, { seat: 5, name: "Cas" }] as TableView["seats"];
    const words = (...asked: number[]) => waitingWords({ seats, round: round(asked) });
    expect([words(2, 5), words(2, 4, 5), words(4), words(7)]).toEqual(["Waiting for Ann and Cas…", "Waiting for Ann, Bob and Cas…", "Waiting for Bob…", "Waiting for seat 7…"]);
    expect(words()).toBeNull();
  });
  it("is asked, and nobody is once the round is over", () => {
    expect([2, 3, 5].map((seat) => isAsked(round([2, 5]), seat))).toEqual([true, false, true]);
    expect(isAsked(round([2], true), 2)).toBe(false);
  });
});

it("knows who was dealt in on one's left", () => {
  const seated = (seat: number, name: string) => ({ seat, name });
  const table = (mine: number | null, ...dealt: number[]) =>
    ({ your_seat: mine, seats: [seated(2, "Ann"), seated(4, "Bob"), seated(5, "Cas")], round: { seats: dealt.map((seat) => ({ seat })) } }) as unknown as TableView;
  expect([leftOf(table(2, 2, 4, 5)), leftOf(table(5, 2, 4, 5)), leftOf(table(2, 2, 5))]).toEqual(["Bob", "Ann", "Cas"]);
  expect([leftOf(table(null, 2, 4)), leftOf(table(2, 2))]).toEqual([null, null]);
});
