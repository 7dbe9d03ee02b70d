"""Pots divided among winners: each by itself, in the smallest chips, the odd ones in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from houseway.cards import parse_cards
from houseway.errors import BadInput
from houseway.money import Cents
from houseway.play.pot.pots import split
from houseway.rulebook import Clause
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import HighLowShared, PotShared


@dataclass(frozen=True, slots=True)
class OddChipClauses:
    """What a house prints of odd chips: to the button's left, by suit, of halves, of each pot."""

    left: Clause
    chips: tuple[Clause, ...] = ()
    side: Clause | None = None
    suit: Clause | None = None
    halves: Clause | None = None
    together: bool = False  # all of them to one

    def on_shared_pots(self, seen: PotShared) -> Ruling:
        """What each winner gets of every pot."""
        paid: Counter[int] = Counter()
        for pot in seen.pots:
            _check_winners(pot.winners)
            order = (
                self._by_suit(seen, pot.winners)
                if seen.odd == "suit"
                else (leftwards(pot.winners, seen.button, seen.seats))
            )
            paid.update(split(pot.amount, order, seen.chip, together=self.together))
        last = self.suit if seen.odd == "suit" else self.left
        if not last:
            raise BadInput("this house prints nothing of odd chips by suit; they go by the button")
        side = (self.side,) if self.side and len(seen.pots) > 1 else ()
        return Ruling("split", (*self.chips, *side, last), paid=_by_name(paid))

    def on_high_and_low(self, seen: HighLowShared) -> Ruling:
        """Half to the high hands and half to the low; an odd chip between them to the high."""
        if not self.halves:
            raise BadInput("this house prints nothing of a pot that high and low share")
        for winners in (seen.high, *((seen.low,) if seen.low else ())):
            _check_winners(winners)
        if not seen.low or {*seen.high} == {*seen.low}:
            halves = [(seen.pot, seen.high)]  # the same hands win both: divided once
        else:
            high = Cents(seen.pot - seen.pot // 2 // seen.chip * seen.chip)
            halves = [(high, seen.high), (Cents(seen.pot - high), seen.low)]
        paid: Counter[int] = Counter()
        for amount, winners in halves:
            order = leftwards(winners, seen.button, seen.seats)
            paid.update(split(amount, order, seen.chip, together=self.together))
        by = (*self.chips, self.left, self.halves)
        return Ruling("split", by, paid=_by_name(paid))

    def _by_suit(self, seen: PotShared, winners: tuple[int, ...]) -> list[int]:
        """The highest card of each best five, by rank and then by suit."""
        if not self.suit:
            raise BadInput("this house gives odd chips to the button's left; leave odd out")
        if missing := [seat for seat in winners if seat not in seen.top]:
            raise BadInput(f"seat {missing[0]} shares the pot; give the highest card of its hand")
        tops = {seat: parse_cards(seen.top[seat])[0] for seat in winners}
        return sorted(winners, key=lambda s: (tops[s].rank, tops[s].suit), reverse=True)


def _check_winners(winners: tuple[int, ...]) -> None:
    if not winners or len({*winners}) < len(winners):
        raise BadInput(f"a pot is won by different seats, not by {list(winners)}")


def leftwards(seats: Iterable[int], button: int, chairs: int) -> list[int]:
    """Seats in order from the button's left."""
    return sorted(seats, key=lambda seat: (seat - button - 1) % max(chairs, 1))


def _by_name(paid: Counter[int]) -> tuple[tuple[str, Cents], ...]:
    return tuple((str(seat), Cents(amount)) for seat, amount in sorted(paid.items()))
