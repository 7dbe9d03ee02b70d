/** Nothing is told before it is seen: a change with several cards in it is shown card by card, and what came of it last. */

import type { Hand, RoundSeat, RoundView, TableView } from "../api/types";

const FLOP = 3; // turned in one go

/** Where a card lies: in which hand of the round, and at which place of it. */
interface Turned {
  hand: string;
  at: number;
}

/** The moments between what is shown and what has come, the last of them what has come. */
export function unfold(before: TableView | null, after: TableView): TableView[] {
  const now = after.round;
  if (!now || !before || before.id !== after.id) return [after];
  const was = before.round && before.round_number === after.round_number ? before.round : null;
  const groups = turned(was, now);
  if (groups.length === 0 || (!now.over && groups.length === 1)) return [after];
  return [...groups.map((_, index) => moment(before, was, after, now, groups.slice(index + 1).flat())), after];
}

/** The cards that nobody had seen before, in the order they are turned: hands that are shown, then place by place. */
function turned(was: RoundView | null, now: RoundView): Turned[][] {
  const known = was ? handsOf(was) : new Map<string, Hand>();
  const shown = now.seats.flatMap((seat) => seat.hands.flatMap((hand) => fresh(known.get(hand.place), hand)));
  const places = now.places.map((hand) => fresh(known.get(hand.place), hand)).filter((each) => each.length > 0);
  const alternate = places.length > 1 && now.places.every((hand) => !hand.place.startsWith("board"));
  return [...(shown.length > 0 ? [shown] : []), ...(alternate ? dealtInTurn(places) : places.flatMap(street))];
}

/** Three cards of a board come together, every later one by itself. */
function street(cards: Turned[]): Turned[][] {
  const first = cards[0];
  if (!first?.hand.startsWith("board")) return cards.map((each) => [each]);
  const flop = first.at === 0 ? cards.slice(0, FLOP) : [];
  return [...(flop.length > 0 ? [flop] : []), ...cards.slice(flop.length).map((each) => [each])];
}

/** One card to each place, and round again, as baccarat is dealt. */
function dealtInTurn(places: Turned[][]): Turned[][] {
  const most = Math.max(...places.map((each) => each.length));
  return Array.from({ length: most }, (_, at) => places.flatMap((each) => each.slice(at, at + 1))).flatMap((row) => row.map((each) => [each]));
}

function fresh(known: Hand | undefined, hand: Hand): Turned[] {
  return hand.cards.flatMap((card, at) => (card !== null && (known?.cards[at] ?? null) === null ? [{ hand: hand.place, at }] : []));
}

function handsOf(round: RoundView): Map<string, Hand> {
  const hands = [...round.places, ...round.seats.flatMap((seat) => seat.hands)];
  return new Map(hands.map((hand) => [hand.place, hand]));
}

/** The table with some cards still to be turned: chips lie where they lay, and nothing is settled. */
function moment(before: TableView, was: RoundView | null, after: TableView, now: RoundView, hidden: Turned[]): TableView {
  const known = was ? handsOf(was) : new Map<string, Hand>();
  const cover = (hand: Hand) => covered(hand, known.get(hand.place), hidden.filter((each) => each.hand === hand.place), was !== null);
  const round: RoundView = {
    ...now,
    over: false,
    lines: was?.lines ?? [],
    said: was?.said ?? [],
    pots: was?.pots ?? now.pots,
    places: now.places.map(cover),
    seats: now.seats.map((seat) => ({ ...chipsOf(seat, was, before), hands: seat.hands.map(cover) })),
    to_act: null,
    waiting_for: [],
    options: null,
  };
  return { ...after, phase: "playing", seats: before.seats, wallet: before.wallet, roads: before.roads ?? null, clock: null, show: null, round };
}

function chipsOf(seat: RoundSeat, was: RoundView | null, before: TableView): RoundSeat {
  const then = was?.seats.find((each) => each.seat === seat.seat);
  if (then) return { ...seat, stack: then.stack, bets: then.bets, tips: then.tips, status: then.status };
  const seated = before.seats.find((each) => each.seat === seat.seat);
  return seated ? { ...seat, stack: seated.stack, bets: seated.bets, tips: seated.tips } : seat;
}

/** A card that lay face down still does; one that is only now dealt is not there yet. What is drawn face down waits for what is turned before it. */
function covered(hand: Hand, known: Hand | undefined, hidden: Turned[], waits: boolean): Hand {
  const lay = known?.cards.length ?? 0;
  const away = new Set(hidden.map((each) => each.at));
  const drawn = (card: string | null, at: number) => waits && card === null && at >= lay;
  if (hidden.length === 0 && !hand.cards.some(drawn)) return { ...hand, lifted: null };
  const cards = hand.cards.flatMap((card, at) => (away.has(at) ? (at < lay ? [null] : []) : drawn(card, at) ? [] : [card]));
  return { ...hand, cards, words: null, lifted: null };
}
