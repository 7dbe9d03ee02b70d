/** Which cards lie in the middle of a banked game: the game's places, and the hand of a player who banks. */

import type { GameFacts, Hand, TableView } from "../../api/types";
import { nothing } from "../../layout/boards";
import { cardsIn, grouped, type HandGroup } from "../hands/hands";

/** Cards that were burned before the deal: shown for a moment, and then out of the way. */
export const BURNED = "burned";
const BANK = "bank";
const USUAL = 3;
const FEWEST = 2;

/** The seat whose hand lies at the dealer's place: who banks where no dealer has cards; never your own. */
export function bankerAt(view: Pick<TableView, "bank" | "your_seats" | "your_seat">, facts: Pick<GameFacts, "kind" | "places">): number | null {
  const seat = view.bank?.seat ?? null;
  const dealer = facts.kind !== "banked" || facts.places.includes("dealer");
  return dealer || seat === null || seat === view.your_seat || view.your_seats?.includes(seat) ? null : seat;
}

/** The places of the middle in their order, each with its hands; burned cards only while they are shown. */
export function middleOf(view: TableView, facts: GameFacts, burning: boolean): HandGroup[] {
  const banker = bankerAt(view, facts);
  const dealt = grouped(view.round?.places ?? []);
  const names = [...facts.places, ...dealt.map((each) => each.of).filter((of) => !facts.places.includes(of))];
  const places = names
    .filter((place) => place !== BURNED || (burning && dealt.some((each) => each.of === BURNED && each.hands.some((hand) => hand.cards.length > 0))))
    .map((place) => ({ of: place, hands: dealt.find((each) => each.of === place)?.hands ?? [nothing(place)] }));
  return banker === null ? places : [{ of: BANK, hands: handsOfBank(view, banker) }, ...places];
}

/** For how many cards each place keeps room: the same for all while three are enough for everyone. */
export function shares(places: readonly HandGroup[]): Map<string, number> {
  const dealt = places.filter(({ of }) => of !== BURNED).map(({ of, hands }) => [of, Math.max(FEWEST, cardsIn(hands))] as const);
  const few = dealt.every(([, cards]) => cards <= USUAL);
  return new Map(few ? dealt.map(([of]) => [of, USUAL]) : dealt);
}

function handsOfBank(view: TableView, seat: number): Hand[] {
  const name = view.seats.find((each) => each.seat === seat)?.name ?? `Seat ${seat}`;
  const hands = view.round?.seats.find((each) => each.seat === seat)?.hands.filter((hand) => hand.cards.length > 0) ?? [];
  const label = `Bank · ${name}`;
  return hands.length > 0 ? hands.map((hand) => ({ ...hand, label })) : [{ ...nothing(BANK), label }];
}
