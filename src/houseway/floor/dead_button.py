"""A table of a tournament: the big blind moves a player on each hand, the button may be dead.

The small blind and the button lie where the big blind was one and two hands ago, even before a
seat that has emptied since (resolution B27). Everybody with chips is dealt in; whoever is not there
has a dead hand (bcpc/44).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from houseway.floor.next_hand import NextHand
from houseway.floor.pot import PotTable
from houseway.floor.table import Seated
from houseway.money import Cents

FIRST_SEAT = 1
HEADS_UP = 2


class Lie(NamedTuple):
    """Where the button and the blinds lie: seats, which may be empty but for the big blind's."""

    button: int
    small: int
    big: int


class DeadButtonTable(PotTable):
    """Players sit down, move and go out; nobody waits for a blind, and nobody owes one."""

    def seated(self, person: str, buy_in: Cents) -> Seated:
        return Seated(person, buy_in)

    def next_hand(self) -> NextHand:
        playing = sorted(seat for seat, who in self.seats.items() if who.stack)
        last = self.hand
        if self.game.blinds is None:
            button = _next(playing, self.button) if self.rounds else self.button or FIRST_SEAT
            return NextHand(button, dealt=from_left(playing, button))
        before = last and self.rounds and Lie(last.button, last.where, last.big)
        new = () if last is None else [seat for seat in playing if seat not in last.dealt]
        lie, dealt = next_lie(before or None, playing, first=self.button or FIRST_SEAT, new=new)
        small = lie.small if lie.small in playing else 0  # nobody posts it at an empty seat
        return NextHand(lie.button, small, lie.big, dealt, where=lie.small)


def next_lie(
    last: Lie | None, playing: Sequence[int], *, first: int, new: Collection[int] = ()
) -> tuple[Lie, list[int]]:
    """How the next hand lies, and who is dealt in, the first card first.

    `new` have not been dealt in since they sat down: between the button and the small blind they
    wait (bcpc/30.s4).
    """
    lie = _first(playing, first) if last is None else _moved(last, playing)
    dealt = from_left(playing, lie.button)
    if lie.small != lie.button:
        dealt = [seat for seat in dealt if seat not in new or not _between(seat, lie)]
        if len(dealt) == HEADS_UP and lie.big in dealt:  # with a third who has to wait
            return _heads_up(dealt, lie.big)
    return lie, dealt


def _first(playing: Sequence[int], button: int) -> Lie:
    """The button starts before its seat, whether somebody sits there or not (bcpc/47)."""
    if len(playing) == HEADS_UP and button in playing:
        return Lie(button, button, _next(playing, button))
    small = _next(playing, button)
    return Lie(button, small, _next(playing, small))


def _moved(last: Lie, playing: Sequence[int]) -> Lie:
    """The big blind moves on; the others follow to where it was and has been."""
    big = _next(playing, last.big)
    if len(playing) == HEADS_UP:  # nobody has the big blind twice (bcpc/49.s3)
        return _heads_up(playing, big)[0]
    button = last.small
    if button == big:  # they were heads-up, and somebody has come
        button = _before(playing, last.big)
    return Lie(button, last.big, big)


def _between(seat: int, lie: Lie) -> bool:
    """Whether a seat lies between the button and the small blind."""
    nearest = from_left({seat, lie.small, lie.button}, lie.button)[0]
    return nearest == seat and seat not in (lie.small, lie.big)


def _heads_up(playing: Sequence[int], big: int) -> tuple[Lie, list[int]]:
    """The button posts the small blind, and gets the last card (bcpc/49)."""
    button = next(seat for seat in playing if seat != big)
    return Lie(button, button, big), [big, button]


def _next(seats: Collection[int], after: int) -> int:
    """The first of some seats to the left of a place."""
    return from_left(seats, after)[0]


def _before(seats: Collection[int], place: int) -> int:
    """The last of some seats before a place."""
    others = [seat for seat in from_left(seats, place) if seat != place]
    return others[-1]


def from_left(seats: Collection[int], of: int) -> list[int]:
    """The seats clockwise from the left of a place, the place itself last."""
    around = sorted(seats)
    return [seat for seat in around if seat > of] + [seat for seat in around if seat <= of]
