import { expect, it } from "vitest";
import { adds, chance, grouped, net, percent, reach, unsure } from "../../src/report/figures";

it("tells parts in per cent, with a true minus", () => {
  expect(percent(0.03373)).toBe("3.373%");
  expect(percent(-0.002, 1)).toBe("\u22120.2%");
});

it("groups counts that no browser could hold as a number", () => {
  expect(grouped("5492003672098944000")).toBe("5,492,003,672,098,944,000");
  expect(grouped("48")).toBe("48");
});

it("tells how rare a thing is", () => {
  expect(chance(0)).toBe("never");
  expect(chance(0.744)).toBe("74.4%");
  expect(chance(48 / 22100)).toBe("1 in 460");
});

it("tells what a unit wins", () => {
  expect([40, -1, 0, 0.95].map(net)).toEqual(["+40", "\u22121", "0", "+0.95"]);
});

it("tells what a line adds to the return, however little", () => {
  expect([0.0868778, -0.0000015].map(adds)).toEqual(["+0.086878", "\u22120.000002"]);
});

it("draws figures from one line of nothing, to either side of it", () => {
  expect(reach([0.03, -0.01])).toEqual([{ from: 25, wide: 75 }, { from: 0, wide: 25 }]);
  expect(reach([0.02, 0.04]).map((each) => each.from)).toEqual([0, 0]);
  expect(reach([0, 0])).toEqual([{ from: 0, wide: 0 }, { from: 0, wide: 0 }]);
});

it("tells how unsure a figure is, and never that it is sure", () => {
  expect([0.0001, 0.0000001].map(unsure)).toEqual(["± 0.010%", "± <0.001%"]);
});
