"""Whose turn it is to bank: the dealer every other round, the players in turn between."""

from __future__ import annotations

from collections.abc import Callable, Collection


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
