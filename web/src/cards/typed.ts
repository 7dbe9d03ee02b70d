/** Cards as people type them and scanners send them. */

import { capital } from "../lib/words";

const CARD = /(10|[2-9tjqka])([cdhs♠♥♦♣])|(jk|bk)/giy;
const PICTURES: Record<string, string> = { "♠": "s", "♥": "h", "♦": "d", "♣": "c" };

/** "7h 10d" → ["7h", "Td"]; null when any of it is no card. */
export function parseCards(text: string): string[] | null {
  const joined = text.replace(/[\s,]+/g, "");
  const found: string[] = [];
  CARD.lastIndex = 0;
  while (CARD.lastIndex < joined.length) {
    const match = CARD.exec(joined);
    if (!match) return null;
    const [, rank, suit, other] = match;
    found.push(other ? capital(other.toLowerCase()) : (rank === "10" ? "T" : (rank ?? "").toUpperCase()) + (PICTURES[suit ?? ""] ?? (suit ?? "").toLowerCase()));
  }
  return found;
}
