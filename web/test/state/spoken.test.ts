import { expect, it } from "vitest";
import { named } from "../../src/state/spoken";

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
  expect(said("Seat 9: fold")).toBe("Seat 9: fold");
  expect(said("No more bets")).toBe("No more bets");
});
