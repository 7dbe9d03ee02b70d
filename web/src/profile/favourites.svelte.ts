/** Games that somebody has marked, kept in this browser, and those he has played of late. */

import * as api from "../api/client";

const KEY = "houseway.favourites";
const MOST = 6;

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each): each is string => typeof each === "string") : [];
  } catch {
    return [];
  }
}

class Favourites {
  marked = $state.raw<string[]>(read());
  recent = $state.raw<string[]>([]);

  has(game: string): boolean {
    return this.marked.includes(game);
  }

  toggle(game: string): void {
    this.marked = this.has(game) ? this.marked.filter((each) => each !== game) : [...this.marked, game];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.marked));
    } catch {
      // a browser that keeps nothing forgets them
    }
  }

  /** What the signed-in player has played, the last first. */
  async load(): Promise<void> {
    const profile = await api.myProfile().catch(() => null);
    const games = profile?.games.toSorted((one, other) => other.last_at - one.last_at) ?? [];
    this.recent = games.map((each) => each.game).slice(0, MOST);
  }
}

export const favourites = new Favourites();
