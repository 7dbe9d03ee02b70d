import { describe, expect, it } from "vitest";
import type { GameFacts } from "../src/api/types";
import { defaults, familiesOf, matches, settingText, shelves } from "../src/lib/catalogue";
import { buyIn } from "../src/lib/seats";

function game(name: string, rulebook: string, family: string): GameFacts {
  return {
    id: `${name}@h`, slug: name, house: "h", house_title: "H", currency: "", symbol: "$", name, rulebook, rulebook_title: rulebook, section: `${rulebook}/1`, clause: `${rulebook}/1/1`, family,
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
});

describe("a table's settings", () => {
  const one = game("One", "x", "F");
  it("are filtered by family, of one rulebook or of all", () => {
    const games = [game("a", "one", "Stud"), game("b", "one", "Draw"), game("c", "two", "Stud"), game("d", "two", "Flop")];
    expect(familiesOf(games, null)).toEqual(["Draw", "Flop", "Stud"]);
    expect(familiesOf(games, "two")).toEqual(["Flop", "Stud"]);
  });
  it("open at their defaults and read as a sign does", () => {
    expect(defaults(one)).toEqual({ minimum: 500 });
    const [setting] = one.settings;
    expect(setting && settingText(setting, 500)).toBe("5.00");
    expect(setting && settingText(setting, [100, 200])).toBe("1.00 / 2.00");
    expect(setting && settingText(setting, null)).toBe("none");
  });
  it("suggest a buy-in the table and the wallet allow", () => {
    expect(buyIn({ settings: { minimum: 500 } }, 100_000)).toBe(20_000);
    expect(buyIn({ settings: { minimum: 500 } }, 700)).toBe(700);
    expect(buyIn({ settings: { blinds: [100, 200], minimum_buy_in: 30_000, maximum_buy_in: 40_000 } }, 100_000)).toBe(30_000);
  });
});
