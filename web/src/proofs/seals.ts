/** What this page was told while rounds ran, kept to be held against the proof afterwards. */

import type { TableView } from "../api/types";

export interface Told {
  /** The commitment of the round's shuffle, as often as it was told differently; an honest table tells one. */
  seals: string[];
  /** Whether the first came before the cards, and not while they lay on the table already. */
  before: boolean;
  /** The same of the muck, each time it was shuffled into the stub. */
  mucks: string[][];
  /** Cards that lay open for this viewer, and how many of each at once. */
  seen: Record<string, number>;
}

export type Memory = Readonly<Record<number, Told>>;

const MOST_ROUNDS = 100;

/** The memory with what a view tells added to it; the same memory if that is nothing new. */
export function noted(memory: Memory, view: TableView): Memory {
  return seen(shuffledAgain(sealed(memory, view), view), view);
}

/** The newest round of the table that is over, or null. */
export function lastFinished(view: TableView): number | null {
  const number = view.phase === "playing" ? view.round_number - 1 : view.round_number;
  return number > 0 ? number : null;
}

/** Between rounds the table tells the seal of the coming one. */
function sealed(memory: Memory, view: TableView): Memory {
  if (!view.commitment) return memory;
  const before = view.phase !== "playing";
  const number = view.round_number + (before ? 1 : 0);
  const told = memory[number] ?? { seals: [], before, mucks: [], seen: {} };
  if (told.seals.includes(view.commitment)) return memory;
  return kept(memory, number, { ...told, seals: [...told.seals, view.commitment] });
}

/** The table tells the seals of the muck from the moment of each shuffle until the next round is dealt. */
function shuffledAgain(memory: Memory, view: TableView): Memory {
  const told = memory[view.round_number];
  const fresh = view.reshuffles.some((seal, index) => !told?.mucks[index]?.includes(seal));
  if (!told || !fresh) return memory;
  const mucks = view.reshuffles.map((seal, index) => [...new Set([...(told.mucks[index] ?? []), seal])]);
  return kept(memory, view.round_number, { ...told, mucks: [...mucks, ...told.mucks.slice(mucks.length)] });
}

function seen(memory: Memory, view: TableView): Memory {
  const told = memory[view.round_number];
  if (!told || !view.round) return memory;
  const open = openCards(view);
  const more = Object.entries(open).filter(([card, times]) => times > (told.seen[card] ?? 0));
  if (more.length === 0) return memory;
  return kept(memory, view.round_number, { ...told, seen: { ...told.seen, ...Object.fromEntries(more) } });
}

function openCards(view: TableView): Record<string, number> {
  const hands = [...(view.round?.seats.flatMap((seat) => seat.hands) ?? []), ...(view.round?.places ?? [])];
  return counted(hands.flatMap((hand) => hand.cards).filter((card) => card !== null));
}

export function counted(cards: readonly string[]): Record<string, number> {
  const times: Record<string, number> = {};
  for (const card of cards) times[card] = (times[card] ?? 0) + 1;
  return times;
}

function kept(memory: Memory, number: number, told: Told): Memory {
  const rounds = Object.entries({ ...memory, [number]: told });
  return Object.fromEntries(rounds.slice(-MOST_ROUNDS)); // whole numbers stay in order
}
