import { describe, expect, it } from "vitest";
import { angles, clockwise, inRows, pileAt, rim } from "../../src/layout/seating";

describe("seats around the felt", () => {
  it("follow yours clockwise", () => {
    expect(clockwise(3, 5)).toEqual([4, 5, 1, 2]);
    expect(clockwise(1, 2)).toEqual([2]);
  });
  it.each([1, 2, 5, 8, 10])("%i others stand apart from one another", (others) => {
    for (const open of [true, false]) {
      const points = angles(others, open).map((angle) => rim(angle));
      expect(points).toHaveLength(others);
      points.forEach((one, index) => {
        const next = points[index + 1];
        if (next) expect(Math.hypot((one.x - next.x) * 10.8, (one.y - next.y) * 6)).toBeGreaterThan(70);
      });
    }
  });
  it("leave the top free for a dealer", () => {
    for (const angle of angles(8, true)) {
      const { x, y } = rim(angle);
      expect(y < 20 && x > 30 && x < 70).toBe(false);
    }
  });
});

describe("spots in rows", () => {
  it("are even, and never too many side by side", () => {
    const sizes = (count: number) => inRows(Array.from({ length: count }), 6).map((row) => row.length);
    expect(sizes(0)).toEqual([]);
    expect(sizes(6)).toEqual([6]);
    expect(sizes(7)).toEqual([4, 3]);
    expect(sizes(13)).toEqual([5, 5, 3]);
  });
});

it("lays chips before a seat, or beside one above high boards", () => {
  expect(pileAt(180, false, true)).toEqual(rim(180, 0.71));
  expect(pileAt(270, false, false)).toEqual(rim(270, 0.71));
  expect(pileAt(270, true, false).y).toBe(rim(270, 0.5).y);
  expect(pileAt(271, false, true).x - rim(271).x).toBe(13);
  expect(pileAt(269, false, true).x - rim(269).x).toBe(-13);
  expect(pileAt(270, false, true).y).toBe(rim(270).y);
});
