import { expect, it } from "vitest";
import type { TableView } from "../../src/api/types";
import { atSeat, mayAdd, seatFor } from "../../src/state/positions";

const view = (told: Partial<TableView>) => ({ your_seat: 2, your_seats: [2, 5], positions: 2, closed: false, round: null, ...told }) as TableView;

it("takes the position in hand that was chosen, unless another is asked", () => {
  expect(atSeat(view({}), 5).your_seat).toBe(5);
  expect(atSeat(view({}), 4).your_seat).toBe(2);
  expect(atSeat(view({ round: { options: { seat: 2, offers: [] } } as unknown as TableView["round"] }), 5).your_seat).toBe(2);
});

it("names a seat only where there are several, and never to stand up", () => {
  expect(seatFor(view({}), { do: "deal" })).toBe(2);
  expect(seatFor(view({}), { do: "leave" })).toBeNull();
  expect(seatFor(view({ your_seats: [2] }), { do: "deal" })).toBeNull();
});

it("offers no more positions than the rulebook allows, and none to who watches", () => {
  expect(mayAdd(view({}))).toBe(false);
  expect(mayAdd(view({ your_seats: [2] }))).toBe(true);
  expect(mayAdd(view({ your_seats: [] }))).toBe(false);
});
