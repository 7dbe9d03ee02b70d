"""A high hand: one that is strong in itself, both hole cards playing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from houseway.cards import Cards
from houseway.floor.jackpots.facts import HOLE, NOBODY, HandFacts
from houseway.floor.jackpots.hole import both_play, made, pair_for_quads
from houseway.floor.jackpots.naming import least, names_of
from houseway.floor.jackpots.programme import Programme
from houseway.floor.jackpots.verdict import Verdict, refused
from houseway.hands import FIVE_CARD


def judge_high_hand(programme: Programme, facts: HandFacts, board: Cards) -> Verdict:
    """Judge every hand that is known, and say why the nearest fails where none does it."""
    high = programme.rules.high_hand
    assert high
    if not facts.hands:
        return refused("no hand was tabled", high.tabled)
    hands = _Hands(programme, facts, board)
    found = {seat: next(hands.refusals(seat), None) for seat in facts.hands}
    if good := sorted(seat for seat, refusal in found.items() if refusal is None):
        return hands.wins(good)
    if facts.mucked & set(facts.hands):
        as_tabled = replace(facts, mucked=NOBODY)
        if judge_high_hand(programme, as_tabled, board).qualifies:
            return refused("a mucked hand does not count", programme.rules.mucked)
    refusals = {seat: refusal for seat, refusal in found.items() if refusal}
    beaten = [refusal for refusal in refusals.values() if refusal.clause == high.wins]
    return beaten[0] if beaten else refusals[max(refusals, key=hands.value)]


@dataclass(frozen=True, slots=True)
class _Hands:
    """The hands that are known, by one board."""

    programme: Programme
    facts: HandFacts
    board: Cards

    def refusals(self, seat: int) -> Iterator[Verdict]:
        """Everything that stands against a seat's hand, in the order it is looked at."""
        rules, facts = self.programme.rules, self.facts
        high = rules.high_hand
        assert high
        value, hole = self.value(seat), facts.hole(seat)
        words = FIVE_CARD.words(value) if value else "no hand"
        if seat in facts.mucked:
            yield refused(f"seat {seat} mucked its hand facing a bet", rules.mucked)
        if seat in facts.not_picked_up and high.picked_up:
            yield refused(f"seat {seat} never took up its cards", high.picked_up)
        if made(value) < least(high.hand):
            yield refused(f"{words} is less than {high.hand}", high.cite)
        elif made(value) < least(self.programme.hand or high.hand):
            yield refused(f"{words} is less than {self.programme.hand}", rules.as_posted)
        if not pair_for_quads(hole, value):
            reason = f"seat {seat} has no pocket pair in its quads"
            yield refused(reason, high.pair or rules.both_cards)
        if not both_play(hole, self.rest(seat)):
            yield refused(f"seat {seat} plays one hole card at most", rules.both_cards)
        if high.wins and value < self.best:
            yield refused(f"seat {seat} does not win the pot with {words}", high.wins)
        if seat in facts.untabled:
            yield refused(f"seat {seat} did not table both cards in time", high.tabled)

    def wins(self, seats: list[int]) -> Verdict:
        """The hands that nothing stands against: one jackpot, shared by equal hands."""
        rules = self.programme.rules
        high = rules.high_hand
        assert high
        top = max(map(self.value, seats))
        winners = tuple(seat for seat in seats if self.value(seat) == top)
        hand = FIVE_CARD.rank((*self.facts.hands[winners[0]], *self.board))
        which = next((name for name in names_of(hand) if name in self.programme.jackpots), "")
        cites = {each.name: each.cite for each in rules.distinct}
        entered = tuple(seats) if rules.daily else ()
        cite = cites.get(which, rules.as_posted if self.programme.hand else high.cite)
        return Verdict(True, cite, hand.words, winners, which=which, entered=entered)

    @property
    def best(self) -> int:
        """The value that takes the pot, among the hands that were tabled."""
        facts = self.facts
        gone = facts.mucked | facts.untabled | facts.not_picked_up
        return max((self.value(seat) for seat in facts.hands if seat not in gone), default=0)

    def value(self, seat: int) -> int:
        """The value of a seat's best five cards; 0 where there are not five yet."""
        cards = (*self.facts.hands[seat], *self.board)
        return FIVE_CARD.value(cards) if len(cards) >= FIVE_CARD.size else 0

    def rest(self, seat: int) -> Cards:
        """What the hole cards play with: the board, and in stud the seat's other cards."""
        return (*self.facts.hands[seat][HOLE:], *self.board)
