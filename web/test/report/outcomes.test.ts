import { expect, it } from "vitest";
import { bars } from "../../src/report/outcomes";

it("draws a few outcomes one by one, the worst first", () => {
  const few = [
    { net: -1, probability: 0.7 },
    { net: 0, probability: 0.1 },
    { net: 0.95, probability: 0.2 },
  ];
  expect(bars(few).map((bar) => [bar.label, bar.side])).toEqual([
    ["\u22121", "lost"],
    ["0", "even"],
    ["+0.95", "won"],
  ]);
});

it("puts many together, and loses no chance", () => {
  const many = [-4, -2, -1, 0, 1, 2, 3, 4, 8, 15, 40, 505].map((net) => ({ net, probability: 1 / 12 }));
  const found = bars(many);
  expect(found.reduce((sum, bar) => sum + bar.probability, 0)).toBeCloseTo(1);
  expect(found.map((bar) => bar.label)).toEqual(["\u22122…5", "\u22122", "\u22121", "0", "+1", "+2", "+2…5", "+5…10", "+10…20", "+20…50", "+100…1000"]);
});
