import { expect, it } from "vitest";
import type { ActForm } from "../../src/api/clubs";
import { actOf } from "../../src/club/blanks";
import { dayWords, ordinal, purseWords, sentence } from "../../src/club/words";

const NIGHT: ActForm = {
  act: "record_night",
  says: "",
  pays_out: true,
  blanks: [
    { name: "event", asks: "text", needed: true },
    { name: "finish", asks: "texts", needed: true },
    { name: "buy_in", asks: "money", needed: false },
    { name: "prizes", asks: "amounts by name", needed: false },
    { name: "put_out", asks: "numbers by name", needed: false },
    { name: "values", asks: "amounts", needed: false },
    { name: "late", asks: "yes or no", needed: false },
  ],
};

it("reads what is typed as the act says it", () => {
  const typed = { event: "D1", finish: "Ann O'Neil\nBob, Cid", buy_in: "12.50", prizes: "Ann O'Neil 30\nBob: 7.5", put_out: "Bob 3", values: "300 250", late: true };
  expect(actOf(NIGHT, typed)).toEqual({
    act: "record_night", event: "D1", finish: ["Ann O'Neil", "Bob", "Cid"], buy_in: 1250,
    prizes: { "Ann O'Neil": 3000, Bob: 750 }, put_out: { Bob: 3 }, values: [30000, 25000], late: true,
  });
});

it("leaves out what is not said, and says what is missing or no number", () => {
  expect(actOf(NIGHT, { event: "D1", finish: "Ann", late: false })).toEqual({ act: "record_night", event: "D1", finish: ["Ann"] });
  expect(() => actOf(NIGHT, { event: "D1" })).toThrow("finish is missing");
  expect(() => actOf(NIGHT, { event: "D1", finish: "Ann", buy_in: "ten" })).toThrow("buy in: 'ten' is no amount");
  expect(() => actOf(NIGHT, { event: "D1", finish: "Ann", prizes: "30" })).toThrow("'30' is no name with a number");
  expect(() => actOf(NIGHT, { event: "D1", finish: "Ann", put_out: "Bob many" })).toThrow("'many' is no whole number");
});

it("takes an amount that is given back", () => {
  const form = { ...NIGHT, blanks: [{ name: "amount", asks: "money", needed: true }] };
  expect(actOf(form, { amount: "-5" })).toEqual({ act: "record_night", amount: -500 });
});

it("says days, places, purses and acts as people do", () => {
  expect(dayWords("2026-02-13")).toBe("Fri 13 Feb 2026");
  expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(["1st", "2nd", "3rd", "4th", "11th", "22nd"]);
  expect(purseWords("season:2026")).toBe("Season 2026");
  expect(purseWords("club")).toBe("The club's own");
  const money = (cents: number) => `£${cents / 100}`;
  expect(sentence({ act: "spend", to: "Printer", amount: 600, why: "cards" }, money, new Set(["amount"]))).toBe("Money goes out: to whom Printer, amount £6, why cards");
});
