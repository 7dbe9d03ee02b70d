/** A card's text form ("As", "Td", "Jk", "Bk") read for the eye and the ear. */

export type Suit = "s" | "h" | "d" | "c";
export type Rank = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "T" | "J" | "Q" | "K";

export type Face = { kind: "suited"; rank: Rank; suit: Suit } | { kind: "joker" } | { kind: "blank" } | { kind: "down" };

export const SUIT_NAMES: Record<Suit, string> = { s: "spades", h: "hearts", d: "diamonds", c: "clubs" };

const RANK_NAMES: Record<Rank, string> = {
  A: "ace", K: "king", Q: "queen", J: "jack", T: "ten", "9": "nine", "8": "eight",
  "7": "seven", "6": "six", "5": "five", "4": "four", "3": "three", "2": "two",
};

export function face(card: string | null): Face {
  if (card === null) return { kind: "down" };
  if (card === "Jk") return { kind: "joker" };
  const rank = card.slice(0, -1);
  const suit = card.slice(-1);
  if (isRank(rank) && isSuit(suit)) return { kind: "suited", rank, suit };
  return { kind: "blank" };
}

/** "A" → "ace" */
export function rankName(rank: string): string {
  return isRank(rank) ? RANK_NAMES[rank] : rank;
}

/** "ace of spades", "joker", "face-down card" */
export function cardName(card: string | null): string {
  const it = face(card);
  switch (it.kind) {
    case "suited":
      return `${RANK_NAMES[it.rank]} of ${SUIT_NAMES[it.suit]}`;
    case "joker":
      return "joker";
    case "blank":
      return "blank card";
    case "down":
      return "face-down card";
  }
}

export function isRed(suit: Suit): boolean {
  return suit === "h" || suit === "d";
}

export interface Pip {
  x: number;
  y: number;
  upsideDown: boolean;
}

const LEFT = 82;
const CENTRE = 125;
const RIGHT = 168;
const TOP = 70;
const BOTTOM = 280;

/** How many pips stand in the outer columns, and at which heights (0 top, 1 bottom) in the middle one. */
const LAYOUT: Partial<Record<Rank, { sides: number; middle: number[] }>> = {
  "2": { sides: 0, middle: [0, 1] },
  "3": { sides: 0, middle: [0, 0.5, 1] },
  "4": { sides: 2, middle: [] },
  "5": { sides: 2, middle: [0.5] },
  "6": { sides: 3, middle: [] },
  "7": { sides: 3, middle: [0.25] },
  "8": { sides: 3, middle: [0.25, 0.75] },
  "9": { sides: 4, middle: [0.5] },
  T: { sides: 4, middle: [1 / 6, 5 / 6] },
};

/** Where the pips of a number card stand, on a card 250 wide and 350 high. */
export function pips(rank: Rank): Pip[] {
  const layout = LAYOUT[rank];
  if (!layout) return [];
  const at = (x: number, height: number): Pip => ({ x, y: TOP + (BOTTOM - TOP) * height, upsideDown: height > 0.5 });
  const found = layout.middle.map((height) => at(CENTRE, height));
  for (let row = 0; row < layout.sides; row += 1) {
    const height = row / (layout.sides - 1);
    found.push(at(LEFT, height), at(RIGHT, height));
  }
  return found;
}

function isRank(text: string): text is Rank {
  return text in RANK_NAMES;
}

function isSuit(text: string): text is Suit {
  return text in SUIT_NAMES;
}

const DOWNWARDS: readonly string[] = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"];

/** Where a card stands when a hand is put in order for the eye: aces, kings … twos, and the joker first. */
export function rankOrder(card: string): number {
  return face(card).kind === "joker" ? -1 : DOWNWARDS.indexOf(card.slice(0, -1));
}

const SUITS: Record<string, string> = { s: "♠", h: "♥", d: "♦", c: "♣" };

/** "Ks 3d" → ["K♠", "3♦"] */
export function faces(cards: string): string[] {
  return cards.split(" ").filter(Boolean).map((card) => {
    const suit = SUITS[card.at(-1) ?? ""];
    return suit ? card.slice(0, -1).replace("T", "10") + suit : "Joker";
  });
}
