import { expect, it } from "vitest";
import type { Blank, Question } from "../../src/api/types";
import { aloud, amountText, bySubject, chipsOf, chipText, givenBy, linesOf, namesOf, parted, readAmount, readAmounts, readSeats, ready, startFrom, TRAY } from "../../src/desk/draft";

function blank(key: string, more: Partial<Blank> = {}): Blank {
  return { key, label: key, kind: "amount", part: "act", hint: "", choices: [], suggests: [], also: [], needed: false, rare: false, ...more };
}

function question(blanks: Blank[], more: Partial<Question> = {}): Question {
  return { slug: "wager", subject: "Bets", title: "A bet", words: "", blanks, fixed: {}, filled: {}, by: "", ...more };
}

it("sends what was filled in and what the question says by itself, and nothing else", () => {
  const asked = question([blank("chips"), blank("said"), blank("after")], { fixed: { skipped: true } });
  expect(givenBy(asked, { chips: [25], said: "", after: [], other: 5 })).toEqual({ skipped: true, chips: [25] });
});

it("sends false and nought, which are answers", () => {
  expect(givenBy(question([blank("facing"), blank("opening")]), { facing: 0, opening: false })).toEqual({ facing: 0, opening: false });
});

it("asks once something was done, and what is needed is there", () => {
  const wager = question([blank("facing", { part: "table" }), blank("chips")]);
  expect(ready(wager, { facing: 600 })).toBe(false);
  expect(ready(wager, { facing: 600, chips: [5] })).toBe(true);
  const dealt = question([blank("dealt", { needed: true }), blank("number")]);
  expect(ready(dealt, { number: 2 })).toBe(false);
  expect(ready(dealt, { dealt: "boxed card" })).toBe(true);
  expect(ready(question([blank("spoke_up")], { fixed: { skipped: true } }), {})).toBe(true);
});

it("starts from how the table stands, as far as it is asked, and from what was looked for", () => {
  const asked = question([blank("facing"), blank("dealt")], { filled: { dealt: "boxed card" } });
  expect(startFrom(asked, { facing: 2, pot: 3 })).toEqual({ facing: 2, dealt: "boxed card" });
});

it("reads amounts as people write them", () => {
  expect(readAmount("1,200")).toBe(1200);
  expect(readAmount("2.50")).toBe(2.5);
  expect(readAmount("lots")).toBeNull();
  expect(readAmounts("1,000 / 2,000")).toEqual([1000, 2000]);
  expect(readAmounts("25 50")).toEqual([25, 50]);
  expect(readAmounts("25 / x")).toBeNull();
});

it("shows amounts and sentences without cents that are none", () => {
  expect(amountText(1150)).toBe("1,150");
  expect(amountText(2.5)).toBe("2.50");
  expect([chipText(25), chipText(1000)]).toEqual(["25", "1k, 1,000"]);
  expect(aloud("Raise to 1,150.00. 0.50 comes back.")).toBe("Raise to 1,150. 0.50 comes back.");
});

it("takes a sum for one chip and a word for one line", () => {
  expect(chipsOf(600)).toEqual([600]);
  expect(chipsOf("x")).toEqual([]);
  expect(linesOf("C call")).toEqual(["C call"]);
  expect(linesOf(undefined)).toEqual([]);
});

it("reads seats, and what each player has", () => {
  expect(readSeats("2, 5")).toEqual([2, 5]);
  expect(readSeats("2 0")).toBeNull();
  expect(namesOf({ A: "As Kd" })).toEqual([["A", "As Kd"]]);
  expect(namesOf(["A"])).toEqual([]);
});

it("lists questions under their subjects", () => {
  const [bet, turn, raise] = ["Bets", "Turn", "Bets"].map((subject) => question([], { subject }));
  expect(bySubject([bet!, turn!, raise!]).map(({ subject, questions }) => [subject, questions.length])).toEqual([["Bets", 2], ["Turn", 1]]);
});

it("keeps what seldom matters apart until it is filled in", () => {
  const blanks = [blank("chips"), blank("pulled", { rare: true }), blank("pot", { part: "table" })];
  expect(parted(blanks, "act", {}).rare.map(({ key }) => key)).toEqual(["pulled"]);
  expect(parted(blanks, "act", { pulled: [25] }).often.map(({ key }) => key)).toEqual(["chips", "pulled"]);
});

it("has chips of whole units, the smallest first", () => {
  expect(TRAY.map((chip) => chip.value / 100)).toEqual([1, 5, 25, 100, 500, 1000, 5000, 25_000, 100_000]);
});
