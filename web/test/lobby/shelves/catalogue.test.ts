import { describe, expect, it } from "vitest";
import type { GameFacts } from "../../../src/api/types";
import { familiesOf, matches, shelves } from "../../../src/lobby/shelves/catalogue";

function game(name: string, rulebook: string, family: string): GameFacts {
  return {
    id: `${name}@h`, slug: name, house: "h", house_title: "H", currency: "", symbol: "$", rulings: false, name, aliases: [], rulebook, rulebook_title: rulebook, section: `${rulebook}/1`, clause: `${rulebook}/1/1`, family,
    kind: "banked", summary: "A summary.", seats: 7, staff: { dealer: 1 }, places: [], hands: [], spots: [], pay_tables: [],
    settings: [{ name: "minimum", label: "Minimum", kind: "money", default: 500, required: true, choices: [], least: 1, most: null, clause: null, help: "" }],
  };
}

describe("the lobby's shelves", () => {
  const games = [game("One", "x", "F"), game("Two", "y", "G"), game("Three", "x", "F")];
  it("hold games by rulebook and family, in the catalogue's order", () => {
    expect(shelves(games).map((shelf) => [shelf.rulebook, shelf.families.map((each) => each.games.map((one) => one.name))])).toEqual([
      ["x", [["One", "Three"]]],
      ["y", [["Two"]]],
    ]);
  });
  it("are searched by every word", () => {
    expect(games.filter((each) => matches(each, "summary thr")).map((each) => each.name)).toEqual(["Three"]);
    expect(games.filter((each) => matches(each, "")).length).toBe(3);
  });
  it("are filtered by family, of one rulebook or of all", () => {
    const games = [game("a", "one", "Stud"), game("b", "one", "Draw"), game("c", "two", "Stud"), game("d", "two", "Flop")];
    expect(familiesOf(games, null)).toEqual(["Draw", "Flop", "Stud"]);
    expect(familiesOf(games, "two")).toEqual(["Flop", "Stud"]);
  });
});
