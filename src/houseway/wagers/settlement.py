"""A settlement: every line of a round, in the order the dealer works."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from houseway.errors import BrokenRound
from houseway.money import Cents
from houseway.wagers.line import Line, Result
from houseway.wagers.party import PLAYER_BANK, POT, TIPS, Party, at_seat


class Settlement:
    """The lines of a finished round, and the accounts they move money between."""

    __slots__ = ("lines",)

    def __init__(self, lines: Iterable[Line]) -> None:
        self.lines: tuple[Line, ...] = tuple(lines)

    def __iter__(self) -> Iterator[Line]:
        return iter(self.lines)

    def accounts(self) -> dict[Party, Cents]:
        """What each party gained or lost; the sum is zero."""
        gained: Counter[Party] = Counter()
        for line in self.lines:
            gained[line.party] += line.net
            gained[line.against] -= line.net
            if line.tip and line.result not in (Result.PUSHES, Result.RETURNED):
                gained[TIPS] += line.stake  # what wins goes to the tip area, stake and all
                assert line.seat is not None
                gained[at_seat(line.seat)] -= line.stake
        for name in (POT, PLAYER_BANK):
            if left := gained.pop(name, 0):
                raise BrokenRound(f"{left} cents of the {name} went to nobody")
        if total := sum(gained.values()):
            raise BrokenRound(f"the lines of a round sum to {total} cents instead of nothing")
        return {name: Cents(amount) for name, amount in gained.items()}

    def net(self, seat: int) -> Cents:
        """What a seat gained or lost over all its lines, tips and back bets left out."""
        party = at_seat(seat)
        return Cents(sum(line.net for line in self.lines if line.party == party))

    def __str__(self) -> str:
        return "\n".join(line.words for line in self.lines)
