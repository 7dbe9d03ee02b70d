"""A table of a tournament: the big blind moves a player on each hand, the button may be dead.

The small blind and the button lie where the big blind was one and two hands ago, even before a
seat that has emptied since (resolution B27). Everybody with chips is dealt in; whoever is not there
has a dead hand (bcpc/44).
"""

from __future__ import annotations

from houseway.floor.next_hand import NextHand
from houseway.floor.pot import PotTable
from houseway.floor.table import Seated
from houseway.money import Cents

FIRST_SEAT = 1
HEADS_UP = 2


class DeadButtonTable(PotTable):
    """Players sit down, move and go out; nobody waits for a blind, and nobody owes one."""

    def seated(self, person: str, buy_in: Cents) -> Seated:
        return Seated(person, buy_in)

    def next_hand(self) -> NextHand:
        playing = sorted(seat for seat, who in self.seats.items() if who.stack)
        last = self.hand
        if self.game.blinds is None:
            button = _next(playing, self.button) if self.rounds else self.button or FIRST_SEAT
            return NextHand(button, dealt=_from_left(playing, button))
        if last is None or not self.rounds:
            hand = self._first(playing)
        elif len(playing) == HEADS_UP:
            return _heads_up(playing, _next(playing, last.big))
        else:
            hand = self._moved(last, playing)
        hand.dealt = _from_left(playing, hand.button)
        if hand.small != hand.button:
            hand.dealt = [seat for seat in hand.dealt if not self._skipped(seat, hand)]
            if len(hand.dealt) == HEADS_UP:  # with a third who has to wait
                return _heads_up(hand.dealt, hand.big)
        return hand

    def _first(self, playing: list[int]) -> NextHand:
        """The button starts before seat one, whether somebody sits there or not (bcpc/47)."""
        button = self.button or FIRST_SEAT
        if len(playing) == HEADS_UP and button in playing:
            return NextHand(button, button, _next(playing, button), where=button)
        small = _next(playing, button)
        return NextHand(button, small, _next(playing, small), where=small)

    def _moved(self, last: NextHand, playing: list[int]) -> NextHand:
        big = _next(playing, last.big)
        where = last.big  # of the small blind; nobody posts it if that seat has emptied
        button = last.where
        if button == big:  # they were heads-up, and somebody has come
            button = _before(playing, where)
        return NextHand(button, where if where in playing else 0, big, where=where)

    def _skipped(self, seat: int, hand: NextHand) -> bool:
        """Whoever has just come between the button and the small blind waits (bcpc/30.s4)."""
        known = self.hand is None or seat in self.hand.dealt
        between = _from_left([*{seat, hand.where, hand.button}], hand.button)
        return not known and seat != hand.where and between[0] == seat and seat != hand.big


def _heads_up(playing: list[int], big: int) -> NextHand:
    """The button posts the small blind; nobody has the big one twice (bcpc/49.s3)."""
    button = next(seat for seat in playing if seat != big)
    return NextHand(button, button, big, [big, button], where=button)


def _next(seats: list[int], after: int) -> int:
    """The first of some seats to the left of a place."""
    return _from_left(seats, after)[0]


def _before(seats: list[int], place: int) -> int:
    """The last of some seats before a place."""
    others = [seat for seat in _from_left(seats, place) if seat != place]
    return others[-1]


def _from_left(seats: list[int], of: int) -> list[int]:
    """The seats clockwise from the left of a place, the place itself last."""
    around = sorted(seats)
    return [seat for seat in around if seat > of] + [seat for seat in around if seat <= of]
