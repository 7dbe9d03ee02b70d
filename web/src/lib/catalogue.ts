/** The lobby's shelves: games by rulebook and family, and what a search finds. */

import type { GameFacts, Setting, Settings, SettingValue } from "../api/types";
import { money } from "./money";
import { spoken } from "./words";

export interface Shelf {
  rulebook: string;
  title: string;
  families: { family: string; games: GameFacts[] }[];
}

/** What a rulebook is called, as its house prints it. */
export function rulebookTitle(games: readonly GameFacts[], rulebook: string): string {
  return games.find((game) => game.rulebook === rulebook)?.rulebook_title ?? spoken(rulebook);
}

export function shelves(games: GameFacts[]): Shelf[] {
  const found = new Map<string, Map<string, GameFacts[]>>();
  for (const game of games) {
    const families = found.get(game.rulebook) ?? new Map<string, GameFacts[]>();
    families.set(game.family, [...(families.get(game.family) ?? []), game]);
    found.set(game.rulebook, families);
  }
  return [...found].map(([rulebook, families]) => ({
    rulebook,
    title: rulebookTitle(games, rulebook),
    families: [...families].map(([family, each]) => ({ family, games: each })),
  }));
}

/** The families of games, of one rulebook or of all, in the order of the alphabet. */
export function familiesOf(games: readonly GameFacts[], rulebook: string | null): string[] {
  const listed = games.filter((game) => rulebook === null || game.rulebook === rulebook);
  return [...new Set(listed.map((game) => game.family))].sort();
}

/** Every word of the search must stand somewhere in the game's facts. */
export function matches(game: GameFacts, search: string): boolean {
  const text = [game.name, game.summary, game.family, game.slug, game.house, game.rulebook_title, game.house_title, ...game.spots.map((spot) => spot.label)]
    .join(" ")
    .toLowerCase();
  return search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

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
