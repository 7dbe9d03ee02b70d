/** Bets being laid out before the cards: a value, and the few ways to change it. */

import type { SpotFacts, Stakes } from "../../api/types";
import { total } from "../offers/amounts";

export interface Draft {
  bets: Stakes;
  tips: Stakes;
}

export const NOTHING: Draft = { bets: {}, tips: {} };

/** Puts chips on a spot; bets that must be equal grow together, and a fixed bet is what it is. */
export function place(draft: Draft, spots: SpotFacts[], spot: string, amount: number, tip: boolean): Draft {
  const pile = tip ? draft.tips : draft.bets;
  const changed = { ...pile };
  for (const name of tip ? [spot] : together(spots, spot)) {
    changed[name] = (tip ? null : exactly(spots, name)) ?? (pile[name] ?? 0) + amount;
  }
  return tip ? { ...draft, tips: changed } : { ...draft, bets: changed };
}

/** The spots that hold the same amount as this one, itself among them. */
export function together(spots: SpotFacts[], spot: string): string[] {
  const head = (name: string) => spots.find((each) => each.name === name)?.equals ?? name;
  const tied = spots.filter((each) => each.opening && head(each.name) === head(spot)).map((each) => each.name);
  return tied.length ? tied : [spot];
}

function exactly(spots: SpotFacts[], spot: string): number | null {
  return spots.find((each) => each.name === spot)?.exactly ?? null;
}

/** Takes everything off a spot, and off those that go with it. */
export function lift(draft: Draft, spots: SpotFacts[], spot: string): Draft {
  const off = new Set(together(spots, spot));
  const without = (pile: Stakes) => Object.fromEntries(Object.entries(pile).filter(([name]) => !off.has(name)));
  return { bets: without(draft.bets), tips: without(draft.tips) };
}

export function staked(draft: Draft): number {
  return total(draft.bets) + total(draft.tips);
}

export function isEmpty(draft: Draft): boolean {
  return staked(draft) === 0;
}

export function same(one: Draft, other: Draft): boolean {
  return alike(one.bets, other.bets) && alike(one.tips, other.tips);
}

function alike(one: Stakes, other: Stakes): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => (one[name] ?? 0) === (other[name] ?? 0));
}
