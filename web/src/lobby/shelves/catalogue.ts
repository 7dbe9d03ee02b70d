/** The lobby's shelves: games by rulebook and family, and what a search finds. */

import type { GameFacts } from "../../api/types";
import { spoken } from "../../lib/words";

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
  const text = [game.name, ...game.aliases, game.summary, game.family, game.slug, game.house, game.rulebook_title, game.house_title, ...game.spots.map((spot) => spot.label)]
    .join(" ")
    .toLowerCase();
  return search.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}
