/** Cards that are left to pick from, and acts in words. */

import type { DealerAction, DealerCommand, DealerTable } from "../api/types";
import { capital } from "../lib/words";

export const RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7", "6", "5", "4", "3", "2"] as const;
export const SUITS = ["s", "h", "d", "c"] as const;

/** How often each card may still come, without those that were keyed and not heard of yet. */
export function stillIn(held: Record<string, number>, waiting: DealerCommand[], picked: string[]): Record<string, number> {
  const left = { ...held };
  const gone = [...waiting.flatMap((each) => (each.do === "cards" ? each.cards : [])), ...picked];
  for (const card of gone) left[card] = (left[card] ?? 0) - 1;
  return left;
}

export type Offer = DealerTable["asks"][number]["offers"][number];

/** The answer that a button gives; an amount where its offer names one. */
export function answerOf(offer: Offer, amount: number | null = null): DealerAction {
  if (offer.cards.length > 0 && offer.act !== "set") {
    const parts = offer.parts.length > 0 ? offer.parts : [offer.least];
    let at = 0;
    const hands = parts.map((size) => offer.cards.slice(at, (at += size)));
    return offer.act === "split" ? { act: offer.act, hands, extra: offer.extra } : { act: offer.act, cards: hands[0] ?? [] };
  }
  const spot = offer.spot === null ? {} : { spot: offer.spot };
  return offer.sized ? { act: offer.act, ...spot, amount: amount ?? offer.most } : { act: offer.act, ...spot };
}

/** What waits, in a few words. */
export function wordsOf(command: DealerCommand, says: (cents: number) => string): string {
  switch (command.do) {
    case "cards":
      return `${command.place ? capital(command.place) : "Cards as they came"}: ${command.cards.join(" ")}`;
    case "behind":
    case "bet": {
      const laid = Object.entries(command.bets).filter(([, cents]) => cents > 0).map(([spot, cents]) => `${spot.replaceAll("_", " ")} ${says(cents)}`);
      const whose = command.do === "behind" ? `${command.name} behind seat ${command.seat}` : `Seat ${command.seat}`;
      return `${whose}: ${laid.join(", ") || "no bet"}`;
    }
    case "answer":
      return `Seat ${command.seat}: ${command.action.act.replaceAll("_", " ")}${command.action.spot ? ` ${command.action.spot.replaceAll("_", " ")}` : ""}${command.action.amount ? ` ${says(command.action.amount)}` : ""}`;
    case "prepay":
      return `Seat ${command.seat}: commission ${says(command.amount)} laid down`;
    case "deal":
      return "No more bets";
    case "settle":
      return "Paid";
    case "undo":
      return `Undo: ${command.why}`;
    default:
      return capital(command.do.replaceAll("_", " "));
  }
}
