import { expect, test } from "vitest";
import { back } from "../../../src/table/hands/sight";

test("what is in sight stays where it is", () => {
  expect(back(100, 200, 390)).toBe(0);
});

test("what runs off a side comes back to it", () => {
  expect(back(236, 401, 390)).toBe(-15);
  expect(back(-7, 90, 390)).toBe(11);
});
