import { describe, expect, it } from "vitest";
import type { RoundView, TableView } from "../../../src/api/types";
import { isAsked, leftOf, waitingWords } from "../../../src/table/players/turns";

const round = (waiting_for: number[], over = false) => ({ waiting_for, over, to_act: waiting_for[0] ?? null }) as unknown as RoundView;

describe("who is waited for", () => {
  it("is said by seat", () => {
    expect(waitingWords(round([2, 5]))).toBe("Waiting for seats 2, 5…");
    expect(waitingWords(round([4]))).toBe("Waiting for seat 4…");
    expect(waitingWords(round([]))).toBeNull();
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
