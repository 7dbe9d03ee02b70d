import { describe, expect, it } from "vitest";
import { ENOUGH, HEIGHT, WIDTH, applied, farthest, fold, gripAt, mirrored, onSheet, polygon } from "../../../src/table/squeeze/fold";

describe("a card that is bent", () => {
  it("is gripped by a corner that is near, or by the nearest edge", () => {
    expect(gripAt({ x: 240, y: 330 })).toEqual({ x: WIDTH, y: HEIGHT });
    expect(gripAt({ x: 10, y: 20 })).toEqual({ x: 0, y: 0 });
    expect(gripAt({ x: 240, y: 170 })).toEqual({ x: WIDTH, y: 170 });
    expect(gripAt({ x: 120, y: 345 })).toEqual({ x: 120, y: HEIGHT });
  });

  it("is flat until something moves", () => {
    expect(fold({ x: 250, y: 350 }, { x: 250, y: 350 })).toBeNull();
  });

  it("folds along the middle between grip and hand", () => {
    const bent = fold({ x: WIDTH, y: 170 }, { x: 150, y: 170 });
    expect(bent?.share).toBeCloseTo(50 / WIDTH);
    expect(bent?.flat.map((point) => Math.round(point.x)).sort((a, b) => a - b)).toEqual([0, 0, 200, 200]);
  });

  it("lays its own grip under the hand", () => {
    for (const [grip, to] of [[{ x: 250, y: 350 }, { x: 100, y: 90 }], [{ x: 0, y: 200 }, { x: 180, y: 150 }]] as const) {
      const bent = fold(grip, to);
      const lies = bent && applied(bent.matrix, mirrored(grip));
      expect(lies?.x).toBeCloseTo(to.x);
      expect(lies?.y).toBeCloseTo(to.y);
    }
  });

  it("never shows the underside mirrored", () => {
    const [a, b, c, d] = fold({ x: 250, y: 350 }, { x: 60, y: 200 })?.matrix ?? [0, 0, 0, 0];
    expect(a * d - b * c).toBeCloseTo(1);
  });

  it("can be bent far enough from anywhere, and not by a touch", () => {
    for (const grip of [{ x: 0, y: 0 }, { x: 250, y: 350 }, { x: 250, y: 170 }, { x: 125, y: 350 }]) {
      const far = onSheet({ x: grip.x === 0 ? 999 : grip.x === WIDTH ? -999 : grip.x, y: grip.y === 0 ? 999 : grip.y === HEIGHT ? -999 : grip.y });
      expect(fold(grip, far)?.share).toBeGreaterThan(ENOUGH);
      const near = { x: grip.x + (far.x - grip.x) * 0.3, y: grip.y + (far.y - grip.y) * 0.3 };
      expect(fold(grip, near)?.share).toBeLessThan(ENOUGH);
    }
  });

  it("is turned over whole in the end", () => {
    const grip = { x: 250, y: 350 };
    const towards = { x: -0.8, y: -0.6 };
    expect(fold(grip, farthest(grip, towards))?.share).toBeCloseTo(1);
  });

  it("writes its corners for CSS", () => {
    expect(polygon([{ x: 0, y: 0 }, { x: 250, y: 0 }, { x: 125, y: 350 }])).toBe("polygon(0.00% 0.00%, 100.00% 0.00%, 50.00% 100.00%)");
    expect(polygon([])).toBe("polygon(0 0)");
  });
});
