import { describe, expect, it } from "vitest";
import type { TableView, Waiting } from "../../src/api/types";
import { freeSeats } from "../../src/seats/seats";
import { heldForOthers, heldForYou, heldWords, lengthWords, placeWords } from "../../src/seats/waiting";

const NOBODY: Waiting = { names: [], your_place: null, held: [] };
const until = new Date(2026, 0, 31, 21, 5).getTime() / 1000;
const mine = { seat: 4, name: "Ann", yours: true, until };
const other = { seat: 2, name: "Bob", yours: false, until };

describe("the waiting list", () => {
  it("says where you are", () => {
    expect(placeWords(NOBODY)).toBeNull();
    expect(placeWords({ ...NOBODY, your_place: 1 })).toBe("You are the first on the list.");
    expect(placeWords({ ...NOBODY, your_place: 4 })).toBe("You are number 4 on the list.");
  });

  it("says which seat is held for you, and until when", () => {
    expect(heldForYou({ ...NOBODY, held: [other] })).toBeNull();
    expect(heldForYou({ ...NOBODY, held: [other, mine] })).toBe(mine);
    expect(heldWords(mine)).toBe("Seat 4 is held for you until 21:05.");
  });

  it("says how many wait", () => {
    expect([0, 1, 3].map(lengthWords)).toEqual(["", "1 waits for a seat", "3 wait for a seat"]);
  });

  it("leaves you no seat that is held for another, but your own", () => {
    const waiting_list = { ...NOBODY, held: [other, mine] };
    expect([...heldForOthers(waiting_list)]).toEqual([2]);
    const view = { settings: { seats: 5 }, seats: [{ seat: 1 }], waiting_list } as unknown as TableView;
    expect(freeSeats(view, { seats: 10 })).toEqual([3, 4, 5]);
  });
});
