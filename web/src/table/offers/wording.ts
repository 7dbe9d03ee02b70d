/** What the table asks of you, in plain words: the question, the buttons, and which of them is the natural one. */

import type { Offer } from "../../api/types";
import { capital } from "../../lib/words";

const ORDINALS = ["First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh"];

const LABELS: Record<string, string> = {
  face: "Turn the card over",
  bring_in: "Bring in",
  over_blind: "Over-blind",
  take: "Keep this card",
  refuse: "Take the next one, face down",
  run_twice: "Run it twice",
  run_once: "Run it once",
};

/** What a button says. */
export function wording(offer: Offer, offers: readonly Offer[]): string {
  const beside = (act: string) => offers.some((each) => each.act === act);
  const spot = offer.spot ?? "";
  if (offer.act === "decline") {
    if (beside("accept")) return "Pass";
    if (beside("choose")) return "No twist";
    if (beside("over_blind")) return "No over-blind";
    if (beside("turn_down")) return "Leave the board";
    return offer.label;
  }
  if (offer.act === "accept") return `Hold the ${spot} cards`;
  if (offer.act === "face_first") return `${capital(spot)} hand first`;
  if (offer.act === "expose") return `${ORDINALS[Number(spot) - 1] ?? spot} card`;
  if (offer.act === "raise_to" && beside("bring_in")) return "Complete to";
  return LABELS[offer.act] ?? offer.label;
}

/** The question that the offers answer; `left` is who sits on your left. */
export function question(offers: readonly Offer[], left: string | null): string {
  const asks = (act: string) => offers.some((each) => each.act === act);
  if (asks("choose")) return "Your button: play this hand with a twist?";
  if (asks("run_twice")) return "No more betting. Run the rest of the board twice?";
  if (asks("over_blind")) return "Post a blind over the largest?";
  if (asks("expose")) return `Turn up a card of ${left ? `${left}’s` : "your neighbour’s"} hand.`;
  if (asks("take")) return "Your one card came face up. Keep it?";
  if (asks("bring_in")) return "You open: bring it in, or make it a full bet.";
  return "Your turn.";
}

/** The nearer the front, the more natural: what most people mean to do most of the time. */
const NATURAL = ["accept", "face", "check", "call", "bring_in", "take", "run_twice", "place"];
/** Which of these is right depends on the cards: one stands out only where every other button gives the hand up. */
const JUDGED = ["stake", "stand", "hit", "ride", "take_back"];
const GIVES_UP = ["fold", "surrender"];
const NEVER = [...GIVES_UP, "decline", "refuse", "run_once", "choose", "expose", "face_first", "over_blind", "insure", "even_money"];

/** The one button that stands out; none where the page would seem to know better than the player. */
export function natural(offers: readonly Offer[]): Offer | null {
  const staying = offers.filter((each) => !givesUp(each));
  if (offers.some((each) => JUDGED.includes(each.act))) return staying.length === 1 ? (staying[0] ?? null) : null;
  const found = NATURAL.map((act) => offers.find((each) => each.act === act)).find((each) => each !== undefined);
  return found ?? offers.findLast((each) => !NEVER.includes(each.act)) ?? null;
}

export function givesUp(offer: Offer): boolean {
  return GIVES_UP.includes(offer.act);
}
