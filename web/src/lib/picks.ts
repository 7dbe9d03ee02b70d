/** Ways to choose cards, where an offer asks for that: one button each. */

import type { Action, Offer } from "../api/types";

export interface Pick {
  label: string;
  action: Action;
}

const SUITS: Record<string, string> = { c: "♣", d: "♦", h: "♥", s: "♠" };

/** Every way to deal the offered cards out into its hands. */
export function picks(offer: Offer): Pick[] {
  const cards = offer.cards ?? [];
  const extra = offer.extra ?? [];
  const verb = offer.label.replace(/ with .*/, ""); // what doubles is said after the cards
  return dealtOut(cards, offer.parts ?? []).map((hands) => ({
    label: `${verb} ${hands.map(written).join(" / ")}${extra.map((name) => ` with ${name.replaceAll("_", " ")}`).join("")}`,
    action: offer.act === "keep" ? { act: offer.act, cards: hands[0] ?? [] } : { act: offer.act, hands, extra },
  }));
}

export function choosesCards(offer: Offer): boolean {
  return (offer.parts ?? []).length > 0;
}

function dealtOut(cards: string[], parts: number[]): string[][][] {
  const [size, ...others] = parts;
  if (size === undefined) return [[]];
  return chosen(cards, size).flatMap((hand) => dealtOut(without(cards, hand), others).map((rest) => [hand, ...rest]));
}

function chosen(cards: string[], size: number): string[][] {
  if (size === 0) return [[]];
  return cards.flatMap((card, at) => chosen(cards.slice(at + 1), size - 1).map((rest) => [card, ...rest]));
}

function without(cards: string[], hand: string[]): string[] {
  const left = [...cards];
  for (const card of hand) left.splice(left.indexOf(card), 1);
  return left;
}

function written(hand: string[]): string {
  return hand.map((card) => card.replace("T", "10").replace(/[cdhs]$/, (suit) => SUITS[suit] ?? suit)).join(" ");
}
