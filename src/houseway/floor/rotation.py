"""Whose turn it is to bank: the dealer every other round, or one player after the other."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import NamedTuple


class Rotation:
    """The bank goes round counter-clockwise, from the dealer's right, or clockwise from his left.

    The dealer banks the first round and every other one after it. Between them the bank is
    offered to one player; if he waives it the dealer banks that round too, and the next offer
    goes on to the next player. Somebody with several hands is asked once each time round.
    """

    def __init__(self, seats: int, *, clockwise: bool = False) -> None:
        self._way = range(1, seats + 1) if clockwise else range(seats, 0, -1)
        self._next = 0  # where on the way the next offer is counted from
        self._asked: set[str] = set()  # who had the offer on this way round
        self.rounds = 0  # played so far

    def offer(self, eligible: Collection[int], person: Callable[[int], str]) -> int | None:
        """The seat that is offered the bank of the coming round; None where the dealer has it.

        A seat that is not eligible yet is passed over, and the round goes to the one after it.
        """
        if self.rounds % 2 == 0:
            return None
        for i in range(len(self._way)):
            at = (self._next + i) % len(self._way)
            seat, begun_again = self._way[at], at < self._next
            asked = () if begun_again else self._asked
            if seat in eligible and person(seat) not in asked:
                return seat
        return None

    def passes(self, offered: int | None, person: Callable[[int], str]) -> None:
        """A round is dealt: whoever was offered its bank has had his turn, taken or waived."""
        self.rounds += 1
        if offered is None:
            return
        at = self._way.index(offered)
        if at < self._next:
            self._asked.clear()
        self._asked.add(person(offered))
        self._next = at + 1
        if self._next == len(self._way):
            self._next = 0
            self._asked.clear()


class Offered(NamedTuple):
    """The bank was offered to a seat, and taken or refused."""

    seat: int
    taken: bool


class Turns:
    """A player banks for two rounds, then the bank is offered on, clockwise from his left.

    Everybody else is asked in turn until somebody takes it. If nobody does, the same player goes
    on for two more rounds. Every offer and every refusal is kept.
    """

    def __init__(self, seats: int, rounds: int) -> None:
        self._seats, self._rounds = seats, rounds
        self.holder: int | None = None
        self.offers: list[Offered] = []
        self._dealt = 0  # rounds of the holder since the bank was last offered
        self._declined: set[str] = set()  # who refused it since

    @property
    def turn(self) -> int:
        """Which of the holder's rounds is the next: the first, or the second."""
        return self._dealt % self._rounds + 1

    def takes(self, seat: int | None) -> None:
        """A seat takes the bank; with None it lies open for whoever wants it."""
        self.holder = seat
        self._dealt = 0
        self._declined.clear()

    def offer(self, seats: Collection[int], person: Callable[[int], str]) -> int | None:
        """The seat that is asked now; None while the holder's turn lasts, or when all refused."""
        if self.holder is None or self._dealt < self._rounds:
            return None
        asked = {*self._declined, person(self.holder)}
        order = ((self.holder + i) % self._seats + 1 for i in range(self._seats))
        return next((s for s in order if s in seats and person(s) not in asked), None)

    def answers(self, seat: int, person: str, *, taken: bool) -> None:
        """The seat that was asked takes the bank, or refuses it."""
        self.offers.append(Offered(seat, taken))
        if taken:
            self.takes(seat)
        else:
            self._declined.add(person)

    def passes(self) -> None:
        """A round is dealt."""
        if self._dealt >= self._rounds:
            self._dealt = 0  # everybody refused
            self._declined.clear()
        self._dealt += 1
