/** Some of the cards on offer, picked where they lie: to draw, to discard, to be turned down. */

import type { Action, Hand, Offer } from "../../api/types";

export interface Picking {
  act: string;
  /** What there is to pick from. */
  cards: readonly string[];
  least: number;
  most: number;
  /** The cards picked, by their place in `cards`, in the order they were picked. */
  chosen: readonly number[];
}

const ACTS = ["draw", "discard", "turn_down"];

/** Whether an offer is answered with cards that stay where they lie until it is given. */
export function picks(offer: Offer): boolean {
  return ACTS.includes(offer.act);
}

/** Nothing picked yet; null where no offer asks for it. */
export function begun(offers: readonly Offer[]): Picking | null {
  const offer = offers.find(picks);
  if (!offer) return null;
  const count = offer.parts?.[0] ?? 0;
  const drawn = offer.act === "draw";
  return { act: offer.act, cards: offer.cards ?? [], least: drawn ? offer.least : count, most: drawn ? offer.most : count, chosen: [] };
}

/** Picks a card, or puts it back. One too many pushes out the one that was picked first. */
export function toggled(picking: Picking, card: number): Picking {
  const { chosen, most } = picking;
  if (card < 0 || card >= picking.cards.length || most === 0) return picking;
  if (chosen.includes(card)) return { ...picking, chosen: chosen.filter((each) => each !== card) };
  return { ...picking, chosen: [...chosen, card].slice(-most) };
}

/** Whether what is picked can be answered. To throw nothing away is to stand pat, an answer of its own. */
export function isReady({ chosen, least, most }: Picking): boolean {
  return chosen.length >= Math.max(1, least) && chosen.length <= most;
}

/** A draw of no cards is allowed. */
export function mayStandPat({ act, least }: Picking): boolean {
  return act === "draw" && least === 0;
}

/** The answer: the cards picked, as they lie. */
export function picked(picking: Picking): Action {
  const cards = [...picking.chosen].sort((one, other) => one - other).map((at) => picking.cards[at] ?? "");
  return { act: picking.act, cards };
}

/** Where each of some cards stands among those on offer; null for a card that is not. A card held twice counts twice. */
export function among(picking: Picking | null, cards: Hand["cards"]): (number | null)[] {
  const used = new Set<number>();
  return cards.map((card) => {
    const at = picking?.cards.findIndex((each, place) => each === card && !used.has(place)) ?? -1;
    if (at < 0) return null;
    used.add(at);
    return at;
  });
}

/** "Draw 2", "Discard 1", "Turn it down" */
export function doing({ act, chosen }: Picking): string {
  if (act === "turn_down") return "Turn it down";
  return `${act === "draw" ? "Draw" : "Discard"} ${chosen.length || ""}`.trim();
}

/** What is asked, and how far it has come. */
export function progress(picking: Picking): string {
  const { act, chosen, least, most } = picking;
  const count = chosen.length;
  if (act === "turn_down") return count ? "This card goes face down and out of play." : "Tap a card of the board to turn it face down.";
  if (act === "discard") return count < most ? `Tap ${most - count}${count ? " more" : ""} ${most - count === 1 ? "card" : "cards"} to put away.` : `${count} of ${most} to put away.`;
  if (count === 0) return `Tap the cards to throw away${most < picking.cards.length ? `, up to ${most}` : ""}${least === 0 ? ", or stand pat" : ""}.`;
  return `${count} ${count === 1 ? "card goes" : "cards go"}, ${count} new ${count === 1 ? "one comes" : "ones come"}.`;
}
