import { expect, it } from "vitest";
import { byName, named } from "../../src/state/spoken";

const names = (seat: number) => ({ 6: "Ezra", 2: "Ann" })[seat] ?? null;
const said = (words: string) => named({ words, clause: null, to: "all" }, names, 2).words;

it("names people, and you", () => {
  expect(said("Seat 6: fold")).toBe("Ezra folds");
  expect(said("Seat 6: raise to 20.00")).toBe("Ezra raises to 20.00");
  expect(said("Seat 2: call")).toBe("You call");
  expect(said("Seat 6: final_hand 10.00")).toBe("Ezra: final hand 10.00");
  expect(said("Seat 6 shows As Kd")).toBe("Ezra shows As Kd");
  expect(said("Seat 2: stands pat")).toBe("You stand pat");
  expect(said("Seat 2: over-blind 6.00")).toBe("You: over-blind 6.00");
  expect(said("Seat 2 takes the main pot with a pair of kings")).toBe("You take the main pot with a pair of kings");
  expect(said("Seat 6 takes half of the main pot")).toBe("Ezra takes half of the main pot");
  expect(said("Seat 2 has a pair of eights")).toBe("You have a pair of eights");
  expect(said("Seat 6 has a pair of eights")).toBe("Ezra has a pair of eights");
  expect(said("Seat 6: face")).toBe("Ezra turns a card over");
  expect(said("Seat 2: face")).toBe("You turn a card over");
  expect(said("Seat 6: face player first")).toBe("Ezra faces player first");
  expect(said("The player cards go to seat 2")).toBe("The player cards go to you");
  expect(said("Seat 2 is fouled")).toBe("You are fouled");
  expect(said("Seat 9: fold")).toBe("Seat 9: fold");
  expect(said("No more bets")).toBe("No more bets");
});

it("names whoever a line speaks of", () => {
  expect(byName("seat 6 has a straight flush", names)).toBe("Ezra has a straight flush");
  expect(byName("dealer ace high, seat 9 a pair", names)).toBe("dealer ace high, seat 9 a pair");
});

it("says to whom a reminder is", () => {
  const reminder = { words: "Cards stay over the table", clause: null };
  expect(named({ ...reminder, to: "seat 2" }, names, 2).to).toBe("you");
  expect(named({ ...reminder, to: "seat 6" }, names, 2).to).toBe("Ezra");
  expect(named({ ...reminder, to: "all" }, names, 2).to).toBe("all");
});
