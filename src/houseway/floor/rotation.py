"""Whose turn it is to bank: the dealer every other round, the players in turn between."""

from __future__ import annotations

from collections.abc import Callable, Collection


class Rotation:
    """The bank goes round counter-clockwise, from the dealer's right.

    The dealer banks the first round and every other one after it. Between them the bank is
    offered to one player; if he waives it the dealer banks that round too, and the next offer
    goes on to the next player. Somebody with several hands is asked once each time round.
    """

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._next = seats  # the seat the next offer is counted from
        self._asked: set[str] = set()  # who had the offer on this way round
        self.rounds = 0  # played so far

    def offer(self, eligible: Collection[int], person: Callable[[int], str]) -> int | None:
        """The seat that is offered the bank of the coming round; None where the dealer has it.

        A seat that is not eligible yet is passed over, and the round goes to the one after it.
        """
        if self.rounds % 2 == 0:
            return None
        order = [(self._next - 1 - i) % self._seats + 1 for i in range(self._seats)]
        for seat in order:
            begun_again = seat > self._next
            asked = () if begun_again else self._asked
            if seat in eligible and person(seat) not in asked:
                return seat
        return None

    def passes(self, offered: int | None, person: Callable[[int], str]) -> None:
        """A round is dealt: whoever was offered its bank has had his turn, taken or waived."""
        self.rounds += 1
        if offered is None:
            return
        if offered > self._next:
            self._asked.clear()
        self._asked.add(person(offered))
        self._next = offered - 1
        if self._next == 0:
            self._next = self._seats
            self._asked.clear()
