/** Cards being dealt out into hands: a value, and the few ways to change it. */

import type { Action, Offer } from "../../api/types";
import { rankOrder } from "../../cards/cards";
import { picks } from "../picks/picks";

export interface Tray {
  /** What there is to deal out, the highest rank first; a card may be held twice. */
  cards: readonly string[];
  /** How many cards each hand takes. */
  sizes: readonly number[];
  /** The hand in which all cards begin, and to which they go back. */
  home: number;
  /** Which cards lie in each hand, by their place in `cards`, in the order they came. */
  hands: readonly (readonly number[])[];
}

/** Whether an offer asks for cards to be dealt out into hands. */
export function choosesCards(offer: Offer): boolean {
  return (offer.parts ?? []).length > 0 && !picks(offer);
}

/** The cards that offers ask to be dealt out, all in one hand; null where none asks for that. */
export function laidOut(offers: readonly Offer[]): Tray | null {
  const asking = offers.filter(choosesCards);
  const widest = asking.reduce<Offer | null>((best, each) => ((each.parts ?? []).length > (best?.parts ?? []).length ? each : best), null);
  if (!widest) return null;
  const cards = [...(widest.cards ?? [])].sort((one, other) => rankOrder(one) - rankOrder(other));
  const parts = widest.parts ?? [];
  const left = cards.length - parts.reduce((sum, size) => sum + size, 0);
  const sizes = left > 0 ? [...parts, left] : parts;
  const home = sets(widest) ? 0 : sizes.length - 1;
  return { cards, sizes, home, hands: sizes.map((_, hand) => (hand === home ? cards.map((_card, at) => at) : [])) };
}

/** Whether an offer asks for all cards, hand by hand; otherwise some of them are chosen. */
export function sets(offer: Offer): boolean {
  return offer.act === "set";
}

export function handOf(tray: Tray, card: number): number {
  return tray.hands.findIndex((hand) => hand.includes(card));
}

export function isFull(tray: Tray, hand: number): boolean {
  return (tray.hands[hand]?.length ?? 0) >= (tray.sizes[hand] ?? 0);
}

/** Puts a card into a hand. From a full one, the card that came first goes where the new one was. */
export function put(tray: Tray, card: number, hand: number): Tray {
  const from = handOf(tray, card);
  if (from === hand || from < 0 || !tray.hands[hand]) return tray;
  const first = tray.hands[hand][0];
  if (hand !== tray.home && isFull(tray, hand) && first !== undefined) return swap(tray, card, first);
  return changed(tray, (each, at) => (at === from ? each.filter((one) => one !== card) : at === hand ? [...each, card] : each));
}

/** Two cards change hands. */
export function swap(tray: Tray, one: number, other: number): Tray {
  const from = handOf(tray, one);
  const to = handOf(tray, other);
  if (from === to) return tray;
  return changed(tray, (each, at) => {
    if (at === from) return [...each.filter((card) => card !== one), other];
    return at === to ? [...each.filter((card) => card !== other), one] : each;
  });
}

/** The cards as somebody else would lay them, hand by hand; the tray as it is where they do not fit. */
export function arranged(tray: Tray, laid: readonly (readonly string[])[]): Tray {
  const left = tray.cards.map((card, at) => ({ card, at }));
  const hands = laid.map((hand) =>
    hand.map((card) => {
      const found = left.findIndex((each) => each.card === card);
      return found < 0 ? -1 : (left.splice(found, 1)[0]?.at ?? -1);
    }),
  );
  const fits = left.length === 0 && hands.length === tray.sizes.length && hands.every((hand, at) => hand.length === tray.sizes[at] && !hand.includes(-1));
  return fits ? { ...tray, hands } : tray;
}

/** Takes a card out of the hand it began in, or back to it. */
export function toggle(tray: Tray, card: number, aim: number | null): Tray {
  return put(tray, card, handOf(tray, card) === tray.home ? (aim ?? nextHand(tray)) : tray.home);
}

/** The hand that the next card goes to: the first with room, or else the last. */
export function nextHand(tray: Tray): number {
  const others = tray.sizes.map((_, hand) => hand).filter((hand) => hand !== tray.home);
  return others.find((hand) => !isFull(tray, hand)) ?? others.at(-1) ?? tray.home;
}

export function isComplete(tray: Tray): boolean {
  return tray.hands.every((hand, at) => hand.length === tray.sizes[at]);
}

/** The cards of a hand as they are shown: in the order of the tray. */
export function shown(tray: Tray, hand: number): number[] {
  return [...(tray.hands[hand] ?? [])].sort((one, other) => one - other);
}

/** What is answered to an offer with the cards as they lie. */
export function answer(tray: Tray, offer: Offer): Action {
  const hands = (offer.parts ?? []).map((_, hand) => shown(tray, hand).map((at) => tray.cards[at] ?? ""));
  if (offer.act === "keep") return { act: offer.act, cards: hands[0] ?? [] };
  return sets(offer) ? { act: offer.act, hands } : { act: offer.act, hands, extra: offer.extra ?? [] };
}

/** How many cards are still to leave the hand they began in. */
export function lacking(tray: Tray): number {
  return (tray.hands[tray.home]?.length ?? 0) - (tray.sizes[tray.home] ?? 0);
}

/** How many cards are still to go into each hand: "2 more cards for low". */
export function missing(tray: Tray, names: readonly string[]): string {
  const short = tray.sizes.map((size, hand) => ({ hand, more: size - (tray.hands[hand]?.length ?? 0) })).filter(({ more }) => more > 0);
  return short.map(({ hand, more }) => `${more} more ${more === 1 ? "card" : "cards"} for ${(names[hand] ?? "").toLowerCase()}`).join(", ");
}

function changed(tray: Tray, change: (hand: readonly number[], at: number) => readonly number[]): Tray {
  return { ...tray, hands: tray.hands.map(change) };
}
