import { expect, it } from "vitest";
import type { GameFacts, Setting } from "../../src/api/types";
import { defaults, settingText } from "../../src/seats/settings";

const minimum: Setting = { name: "minimum", label: "Minimum", kind: "money", default: 500, required: true, choices: [], least: 1, most: null, clause: null, help: "" };

it("opens a table at the defaults", () => {
  expect(defaults({ settings: [minimum, { ...minimum, name: "maximum", default: null }] } as unknown as GameFacts)).toEqual({ minimum: 500 });
});

it("reads a setting as a sign does", () => {
  expect([500, [100, 200], null].map((value) => settingText(minimum, value))).toEqual(["5.00", "1.00 / 2.00", "none"]);
});
