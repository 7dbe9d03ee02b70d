"""A bad beat: a strong hand that loses to a stronger one, nothing standing between them."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from houseway.cards import Cards
from houseway.floor.jackpots.facts import HandFacts
from houseway.floor.jackpots.hole import both_play, made, needs_both, pair_for_quads
from houseway.floor.jackpots.naming import least
from houseway.floor.jackpots.programme import Programme
from houseway.floor.jackpots.verdict import Verdict, refused
from houseway.hands import FIVE_CARD
from houseway.rulebook import Clause


def judge_bad_beat(programme: Programme, facts: HandFacts, board: Cards) -> Verdict:
    """Judge the two best hands that were tabled; a mucked hand is as if it were not there."""
    rules, beat = programme.rules, programme.rules.bad_beat
    assert beat
    showdown = Showdown(programme, facts, board)
    tabled = set(facts.hands) - facts.mucked - facts.untabled
    verdict = showdown.judge(tabled)
    if verdict.qualifies:
        return verdict
    if mucked := facts.mucked & set(facts.hands):
        short = len(tabled) < 2
        if short or showdown.judge(tabled | mucked).qualifies:
            return refused("a mucked hand does not count", rules.mucked)
    if showdown.some_pair_qualifies(tabled):
        return refused("a hand that does not qualify is among the two best", beat.top_two)
    return verdict


@dataclass(frozen=True, slots=True)
class Showdown:
    """The hands of a showdown, by one board."""

    programme: Programme
    facts: HandFacts
    board: Cards

    def judge(self, seats: Collection[int]) -> Verdict:
        """Whether the best hand among these beats the second best, and both qualify."""
        beat = self.programme.rules.bad_beat
        assert beat
        if len(seats) < 2:
            return refused("a bad beat takes two hands that are shown", beat.beats)
        values = {seat: self.value(seat) for seat in sorted(seats)}
        best = max(values.values())
        winners = [seat for seat, value in values.items() if value == best]
        if len(winners) > 1:
            return refused("the best hands tie: nobody is beaten", beat.beats)
        second = max(value for value in values.values() if value < best)
        losers = [seat for seat, value in values.items() if value == second]
        if refusal := self.refusal(winners[0], losers):
            return refusal
        words = self.words(best), self.words(second)
        reason = f"{words[1]} is beaten by {words[0]}"
        posted = self.programme.loser or self.programme.winner
        cite = self.programme.rules.as_posted if posted else beat.cite
        return Verdict(True, cite, reason, tuple(winners), tuple(losers))

    def some_pair_qualifies(self, seats: Iterable[int]) -> bool:
        """Whether two of the hands would do, were they the best two."""
        ordered = sorted(seats, key=self.value, reverse=True)
        return any(
            self.value(winner) > self.value(loser) and not self.refusal(winner, [loser])
            for at, winner in enumerate(ordered)
            for loser in ordered[at + 1 :]
        )

    def refusal(self, winner: int, losers: list[int]) -> Verdict | None:
        """What keeps two hands from being a bad beat: their strength, then their hole cards."""
        programme = self.programme
        beat = programme.rules.bad_beat
        assert beat
        won, lost = self.value(winner), self.value(losers[0])
        for value, default, posted in (
            (lost, beat.loser, programme.loser),
            (won, beat.winner, programme.winner),
        ):
            if made(value, programme.ranking) < least(posted or default, programme.ranking):
                reason = f"{self.words(value)} is less than {posted or default}"
                return refused(reason, self._strength_cite(default, value, posted))
        if not programme.holdem:
            return None
        for seat in (winner, *losers):
            if refusal := self._by_hole_cards(seat):
                return refusal
        return None

    def _strength_cite(self, default: str, value: int, posted: str) -> Clause:
        """The printed clause, or where only the posted hand is out of reach, the posting."""
        rules = self.programme.rules
        assert rules.bad_beat
        if not self.programme.holdem:
            return rules.as_posted
        if posted and made(value) >= least(default):
            return rules.as_posted
        return rules.bad_beat.cite

    def _by_hole_cards(self, seat: int) -> Verdict | None:
        rules, hole = self.programme.rules, self.facts.hole(seat)
        assert rules.bad_beat
        if not both_play(hole, self.board):
            return refused(f"seat {seat} plays one hole card at most", rules.both_cards)
        if not pair_for_quads(hole, self.value(seat)):
            return refused(f"seat {seat} has no pocket pair in its quads", rules.both_cards)
        if not needs_both(hole, self.board):
            reason = f"one hole card of seat {seat} makes the same hand"
            return refused(reason, rules.bad_beat.unique)
        return None

    def value(self, seat: int) -> int:
        """The value of a seat's best five cards; 0 where there are not five yet."""
        cards = self.facts.hands[seat]
        if len(cards) + len(self.board) < FIVE_CARD.size:
            return 0
        return max(0, self.programme.ranking.value(cards, self.board))

    def words(self, value: int) -> str:
        return self.programme.ranking.words(value) if value else "no hand"
