import { describe, expect, it } from "vitest";
import type { BoardLine, Place, SeatCall, TableSummary } from "../../src/api/types";
import { freeAt, groups, inLine, mayWait, namesWords, placeOnBoard, seatName, untilWords, withCompany } from "../../src/seats/board";

const seat: SeatCall = { table: "t1", table_name: "Corner", seat: 4, until: new Date(2026, 0, 31, 21, 5).getTime() / 1000 };
const full = { id: "t1", name: "Corner", players: 2, seats: 2, free: 0 };
const line: BoardLine = {
  id: "list-1",
  game: "texas-holdem@bclc",
  stakes: "no-limit 5/10",
  tables: [full],
  names: [],
  opens_with: 4,
  your_place: null,
  your_seat: null,
};

describe("the board", () => {
  it("has each table under its line", () => {
    const tables = [{ id: "t1", board: "list-1" }, { id: "t2", board: "list-2" }, { id: "t3", board: null }] as TableSummary[];
    const found = groups([line, { ...line, id: "list-2" }], tables);
    expect(found.map((each) => each.tables.map((table) => table.id))).toEqual([["t1"], ["t2"]]);
  });

  it("leads to people with a free seat, and past those who wait for one", () => {
    const open = { ...line, tables: [{ ...full, free: 1 }, { ...full, id: "t2", free: 3 }, { ...full, id: "t3", free: 2 }] };
    const at = (id: string, people: number) => ({ id, game: line.game, board: line.id, people, waiting: 0 }) as TableSummary;
    const tables = [at("t1", 1), at("t2", 3), at("t3", 0)];
    expect(withCompany(tables, [open], line.game)).toEqual(["t2", "t1"]);
    expect(withCompany(tables, [{ ...open, names: ["Ann"] }], line.game)).toEqual([]);
    expect(withCompany(tables, [open], "omaha@bclc")).toEqual([]);
  });

  it("shows your own lines first", () => {
    const others = { ...line, id: "list-2" };
    const lines = [others, { ...line, your_place: 2 }, { ...line, id: "list-3", your_seat: seat }];
    expect(groups(lines, []).map((each) => each.line.id)).toEqual(["list-1", "list-3", "list-2"]);
    expect([freeAt(line, "t1"), freeAt({ ...line, tables: [{ ...full, free: 2 }] }, "t1"), freeAt(line, "t9")]).toEqual([0, 2, 0]);
  });

  it("lets you wait only for what you cannot have", () => {
    expect(mayWait(line)).toBe(true);
    expect(mayWait({ ...line, tables: [full, { ...full, free: 1 }] })).toBe(false);
    expect(mayWait({ ...line, your_place: 1 })).toBe(false);
    expect(mayWait({ ...line, your_seat: seat })).toBe(false);
    expect(mayWait({ ...line, tables: [] })).toBe(true);
  });

  it("says how many wait, and how many a new table needs", () => {
    expect(namesWords(line)).toBe("");
    expect(namesWords({ ...line, names: ["Ann"] })).toBe("1 waits");
    expect(namesWords({ ...line, names: ["Ann", "Bob"] })).toBe("2 wait");
    expect(namesWords({ ...line, names: ["Ann", "Bob"], tables: [] })).toBe("2 of 4 names for a table");
  });

  it("says where you stand, and which seat is yours", () => {
    expect([1, 3, 4].map(inLine)).toEqual(["first in line", "third in line", "number 4 in line"]);
    const place: Place = { list: "list-1", table: null, table_name: null, game: line.game, game_name: "Texas Hold'em", stakes: line.stakes, place: 2, seat: null };
    expect(placeOnBoard(place)).toBe("You are second in line for any no-limit 5/10 table.");
    expect(placeOnBoard({ ...place, place: null, seat })).toBeNull();
    expect(`${seatName(seat)}. ${untilWords(seat)}`).toBe("Seat 4 of Corner. Held until 21:05.");
  });
});
