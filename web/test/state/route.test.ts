import { beforeAll, expect, it, vi } from "vitest";

let route: typeof import("../../src/state/route.svelte");

beforeAll(async () => {
  vi.stubGlobal("location", { hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  route = await import("../../src/state/route.svelte");
});

it("finds the desk, one of its questions, and the table it is asked from", () => {
  expect(route.parse("#/desk")).toEqual({ page: "desk", house: "", question: "", table: "" });
  expect(route.parse("#/desk/bcpc/dealt-wrong")).toEqual({ page: "desk", house: "bcpc", question: "dealt-wrong", table: "" });
  expect(route.parse("#/desk?table=9c1f")).toEqual({ page: "desk", house: "", question: "", table: "9c1f" });
});

it("writes the addresses that it reads", () => {
  for (const [house, question, table] of [["", "", ""], ["bcpc", "", "t1"], ["bcpc", "wager", "t1"]] as const) {
    expect(route.parse(route.deskAt(house, question, table))).toEqual({ page: "desk", house, question, table });
  }
});

it("finds a kept ruling, and else the lobby", () => {
  expect(route.parse("#/ruling/0a1b")).toEqual({ page: "ruling", id: "0a1b" });
  expect(route.parse("#/nothing")).toEqual({ page: "lobby" });
});

it("finds the nights, and the sheets of one", () => {
  expect(route.parse("#/nights")).toEqual({ page: "nights" });
  expect(route.parse("#/event/0a1b")).toEqual({ page: "event", id: "0a1b" });
  expect(route.parse("#/night/0a1b")).toEqual({ page: "night", id: "0a1b", shows: "desk" });
  expect(route.parse("#/night/0a1b/clock")).toEqual({ page: "night", id: "0a1b", shows: "clock" });
});

it("finds a club, its sheets, and the link that signs somebody in", () => {
  expect(route.parse("#/clubs")).toEqual({ page: "clubs" });
  expect(route.parse("#/club/0a1b")).toEqual({ page: "club", id: "0a1b", shows: "league", of: "", and: "" });
  const sheet = route.clubAt("0a1b", "statement", "purse", "season:2026");
  expect(route.parse(sheet)).toEqual({ page: "club", id: "0a1b", shows: "statement", of: "purse", and: "season:2026" });
  expect(route.parse(route.clubAt("0a1b", "player", "Ann O'Neil"))).toMatchObject({ shows: "player", of: "Ann O'Neil" });
  expect(route.parse("#/club/0a1b/nothing")).toEqual({ page: "lobby" });
  expect(route.parse("#/enter/s3-cret?club=0a1b")).toEqual({ page: "enter", secret: "s3-cret", club: "0a1b" });
});

it("finds a game's report and its PAR sheet, by the addresses that it writes", () => {
  const game = "pure-21.5-blackjack-6-5@chico";
  expect(route.parse(route.reportAt(game))).toEqual({ page: "report", game, par: false });
  expect(route.parse(route.reportAt(game, true))).toEqual({ page: "report", game, par: true });
});

it("finds the floor, its reports, and a round under review", () => {
  expect(route.parse("#/floor")).toEqual({ page: "floor" });
  expect(route.parse("#/floor/report")).toEqual({ page: "shift", day: "", shift: 0 });
  expect(route.parse("#/floor/report/2026-01-31/2")).toEqual({ page: "shift", day: "2026-01-31", shift: 2 });
  expect(route.parse("#/floor/round/9c1f/12/3")).toEqual({ page: "round", table: "9c1f", number: 12, share: "", review: 3 });
  expect(route.parse("#/round/9c1f/12")).toEqual({ page: "round", table: "9c1f", number: 12, share: "", review: null });
});
