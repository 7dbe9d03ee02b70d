/** How the cards in the middle lie, read from the names of their places. */

import type { Hand } from "../api/types";
import { spoken } from "../lib/words";

export interface Board {
  hand: Hand;
  /** So many cards of the board above are its own first ones: a second run begins there. */
  from: number;
  label: string;
}

export type Boards =
  /** One board, or several one under the other. */
  | { kind: "rows"; boards: Board[] }
  /** Flops one under the other, the turns and the river beside them. */
  | { kind: "fan"; flops: Hand[]; after: Hand[] }
  /** Rows that are columns as well. */
  | { kind: "grid"; rows: Hand[] };

const ROOM = 5; // cards of a whole board

/** The boards of a pot game; null where nothing lies in the middle. `usual` are the places that the game has by itself. */
export function laid(dealt: readonly Hand[], usual: readonly string[]): Boards | null {
  const hands = dealt.length > 0 ? [...dealt] : usual.map(nothing);
  const rows = hands.filter(({ place }) => /^row \d+$/.test(place));
  if (rows.length > 0) return { kind: "grid", rows };
  const flops = hands.filter(({ place }) => /^flop \d+$/.test(place));
  if (flops.length > 0) return { kind: "fan", flops, after: hands.filter((hand) => !flops.includes(hand)) };
  const lying = hands.filter(({ place, cards }) => cards.length > 0 || /^board( \d+)?$/.test(place));
  const longest = Math.max(0, ...lying.map(({ cards }) => cards.length));
  const boards = lying.map((hand) => {
    const from = hand.place.startsWith("board ") && hand.cards.length > 0 ? longest - hand.cards.length : 0;
    return { hand, from, label: lying.length > 1 || hand.place !== "board" ? called(hand) : "" };
  });
  return boards.length > 0 ? { kind: "rows", boards } : null;
}

/** Whether the boards are so high that nothing else fits under them. */
export function isTall(boards: Boards | null): boolean {
  return boards?.kind === "grid" || boards?.kind === "fan";
}

/** How many cards room is kept for in a row. */
export function roomFor(hand: Hand): number {
  if (/^flop /.test(hand.place)) return 3;
  if (hand.place === "turns") return 2;
  if (hand.place === "river") return 1;
  return /^(board|row)( |$)/.test(hand.place) ? ROOM : 0;
}

function called({ place }: Hand): string {
  return place === "board" ? "Board 1" : spoken(place);
}

/** A place before its cards. */
export function nothing(place: string): Hand {
  return { place, label: spoken(place), cards: [], words: null, marks: [], of: place, open: [] };
}
