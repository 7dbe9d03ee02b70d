/** Hands of one place that lie apart, read as one group. */

import type { Hand, RoundView } from "../api/types";
import { spoken } from "./words";

export interface HandGroup {
  of: string;
  hands: Hand[];
}

/** The hands by the place they belong to, in the order of the places; those without cards are left out. */
export function grouped(hands: readonly Hand[]): HandGroup[] {
  const found = new Map<string, Hand[]>();
  for (const hand of hands) {
    const of = hand.of || hand.place;
    found.set(of, [...(found.get(of) ?? []), hand]);
  }
  return [...found].map(([of, each]) => ({ of, hands: each }));
}

/** What one of several hands is called: "High" for the place itself, "Low" for "3 low". */
export function handName(hand: Hand, names: readonly string[]): string {
  if (!hand.of || hand.place === hand.of) return names[0] ? spoken(names[0]) : hand.label;
  return spoken(hand.place.replace(/^(seat )?\S+ /, ""));
}

export function cardsIn(hands: readonly Hand[]): number {
  return hands.reduce((sum, hand) => sum + hand.cards.length, 0);
}

/** Whether a seat is asked for something now; several may be at once. */
export function isAsked(round: RoundView | null, seat: number): boolean {
  if (!round || round.over) return false;
  return round.waiting_for?.includes(seat) || round.to_act === seat;
}

/** "Waiting for seat 2", "Waiting for seats 2, 5"; null when nobody is asked. */
export function waitingWords(round: RoundView | null): string | null {
  const seats = round?.waiting_for ?? [];
  if (seats.length === 0) return null;
  return `Waiting for ${seats.length > 1 ? "seats" : "seat"} ${seats.join(", ")}…`;
}
