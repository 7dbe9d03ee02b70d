import { expect, it } from "vitest";
import { readBreaks, readChipSet, readLevels, readOffer } from "../../src/nights/pages/structure";
import { sealOf } from "../../src/nights/view/seal";
import { done, hours, ordinal, wanted } from "../../src/nights/words";

it("says what a button does, and what was done", () => {
  expect(wanted({ act: "break", table: "C" })).toBe("Break table C");
  expect(done({ act: "bust", player: "Cid", to: "Bob" })).toBe("Cid is out, Bob has the chips");
  expect(done({ act: "shift-chairs", table: "A", by: 1 })).toBe("shift chairs A"); // one without words of its own
});

it("says minutes as hours", () => {
  expect([45, 60, 245].map(hours)).toEqual(["45 min", "1 h 00", "4 h 05"]);
});

it("reads chips and offers as people write them, and says what it cannot read", () => {
  expect(readChipSet("25: 300, 100 x 200")).toEqual({ 25: 300, 100: 200 });
  expect(readOffer("10000, 12.50, 4")).toEqual({ chips: 10000, price: 1250, until: 4, holding: 0, times: 0 });
  expect(() => readChipSet("many")).toThrow("many is no chip");
  expect(() => readOffer("10000 20")).toThrow("10000 20 is no offer");
});

it("counts places", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 112].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "112th"]);
});

it("reads a structure as people write it, and says what it cannot read", () => {
  expect(readLevels("25/50  50/100,\n75/150")).toEqual([[25, 50], [50, 100], [75, 150]]);
  expect(readBreaks("4: 15, 8 10")).toEqual({ 4: 15, 8: 10 });
  expect(() => readLevels("25-50")).toThrow("25-50 is no level");
  expect(() => readBreaks("four")).toThrow("four is no break");
});

it("seals a secret as the server does", async () => {
  expect(await sealOf("00ff")).toBe("06eb7d6a69ee19e5fbdf749018d3d2abfa04bcbd1365db312eb86dc7169389b8");
});
