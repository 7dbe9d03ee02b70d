import { describe, expect, it } from "vitest";
import { hands, picked, readChange, tapped } from "../../src/training/answers";

describe("answers", () => {
  it("reads an amount with its sign, as it is shown and as it is typed", () => {
    expect(readChange("+1,234.50")).toBe(123450);
    expect(readChange("−5")).toBe(-500);
    expect(readChange("-0.25")).toBe(-25);
    expect(readChange("0")).toBe(0);
    expect(readChange("-0")).toBe(0);
    expect(readChange("five")).toBeNull();
  });

  it("takes choices up in their order and puts one back", () => {
    expect(picked(["b"], "a")).toEqual(["b", "a"]);
    expect(picked(["b", "a"], "b")).toEqual(["a"]);
  });

  it("sets the cards that were tapped in front and the rest behind", () => {
    expect(hands(["As", "Kd", "2c"], tapped({}, 2, 2), 2)).toEqual(["As Kd", "2c"]);
    expect(tapped(tapped({}, 2, 2), 2, 2)).toEqual({ 2: 0 });
  });

  it("sets three hands by tapping twice, and one by tapping what is played", () => {
    expect(hands(["As", "Kd", "2c", "3c"], { 1: 1, 2: 2 }, 3)).toEqual(["As 3c", "Kd", "2c"]);
    expect(hands(["As", "Kd", "2c", "3c"], { 0: 1, 1: 1 }, 1)).toEqual(["As Kd"]);
  });

  it("tells two cards apart that are alike, of several decks", () => {
    expect(hands(["Kh", "Kh", "3c", "Kh"], tapped(tapped({}, 0, 1), 2, 1), 1)).toEqual(["Kh 3c"]);
  });
});
