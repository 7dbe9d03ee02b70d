import { expect, it } from "vitest";
import { along, points, ticks } from "../../src/report/scale";

it("finds round ticks between two ends", () => {
  expect(ticks(0, 0.73)).toEqual([0, 0.2, 0.4, 0.6000000000000001]);
  expect(ticks(-130, 88)).toEqual([-100, 0]);
  expect(ticks(0, 1000)).toEqual([0, 500, 1000]);
  expect(ticks(3, 3)).toEqual([3]);
});

it("lays values along a line, either way round", () => {
  const y = along(0, 10, 200, 0);
  expect([0, 5, 10].map(y)).toEqual([200, 100, 0]);
  expect(along(4, 4, 0, 10)(4)).toBe(0);
});

it("writes points as SVG has them", () => {
  expect(points([0, 10], [5, 2.25])).toBe("0.0,5.0 10.0,2.3");
});
