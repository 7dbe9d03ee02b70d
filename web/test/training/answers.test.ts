import { describe, expect, it } from "vitest";
import { hands, picked, readChange } from "../../src/training/answers";

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

  it("sets the cards that were picked in front and the rest behind", () => {
    expect(hands(["As", "Kd", "2c"], ["2c"])).toEqual(["As Kd", "2c"]);
    expect(hands(["As", "Kd"], ["As", "Kd"])).toEqual(["As Kd"]);
  });
});
