import { expect, it } from "vitest";
import type { RoadCell, Roads } from "../../../src/api/types";
import { summary, tally, title } from "../../../src/table/roads/roads";

const cell = (row: number, mark: RoadCell["mark"], notes: string[] = [], ties = 0): RoadCell => ({ column: 0, row, mark, ties, notes });

it("tells the scoreboards in words", () => {
  const bead = [cell(0, "banker", ["natural"]), cell(1, "tie"), cell(2, "player", ["player_pair"])];
  const roads: Roads = { fresh: false, bead, big: [], big_eye: [], small: [], cockroach: [] };
  expect(tally(roads)).toEqual({ player: 1, banker: 1, tie: 1 });
  expect(summary(roads)).toBe(
    "3 rounds of this shoe: player won 1, banker won 1, 1 tie. Latest first: player and player pair, tie, banker with a natural.",
  );
  expect(summary({ ...roads, bead: [] })).toBe("No round of this shoe has been played.");
  expect(title(cell(0, "banker", [], 2))).toBe("Banker, then 2 ties");
  expect(title(cell(0, "tie", [], 1))).toBe("1 tie");
});
