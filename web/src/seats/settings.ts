/** A table's settings: what it opens with, and how they are said. */

import type { GameFacts, Setting, Settings, SettingValue } from "../api/types";
import { money } from "../lib/money";
import { spoken } from "../lib/words";

/** The settings a table opens with when nobody chooses. */
export function defaults(game: GameFacts): Settings {
  const chosen = game.settings.filter((setting) => setting.default !== null);
  return Object.fromEntries(chosen.map((setting) => [setting.name, setting.default]));
}

/** A setting's value as it stands on the sign at a table. */
export function settingText(setting: Setting, value: SettingValue | undefined): string {
  if (value === null || value === undefined) return "none";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(money).join(" / ");
  if (typeof value === "string") return setting.kind === "text" ? value : spoken(value);
  if (setting.kind === "money") return money(value);
  return setting.kind === "percent" ? `${value}%` : String(value);
}
