"""What a pot is shared by: the best hand, or several hands of different kinds."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from houseway.cards import Card
from houseway.hands import Ranking
from houseway.rulebook import Clause

_new = tuple.__new__  # half the cost of calling a NamedTuple, in every hand


@dataclass(frozen=True, slots=True)
class Ties:
    """What is printed of equal hands, which divide a pot: of the shares, and of an odd chip."""

    shared: Clause | None = None
    odd: Clause | None = None  # where it is not the game's own clause on odd chips


@dataclass(frozen=True, slots=True)
class High:
    """The best hand of hole cards and board takes the pot, or its part of it."""

    ranking: Ranking
    cite: Clause
    name: str = ""  # high, low: which part of a pot that is divided
    board: bool = True  # whether the cards in the middle count
    ties: Ties | None = None
    alone: Clause | None = None  # nobody has a hand for the other part: this one takes all
    alone_ties: Ties | None = None

    def won_by(self, *, tied: bool, odd: Clause | None, alone: bool) -> Clause:
        """The clause by which this part is won: by one hand, or by several, with an odd chip.

        `odd` is the game's clause on odd chips, for whoever has got one.
        """
        cite, ties = self.cite, self.ties
        if alone and self.alone:
            cite, ties = self.alone, self.alone_ties
        if not (tied and ties):
            return cite
        return ((ties.odd or odd) if odd else ties.shared) or cite

    @property
    def qualifies(self) -> bool:
        """Whether a hand may fail to take part at all."""
        return False

    def best(self, hole: Sequence[Card], boards: Sequence[Sequence[Card]]) -> int:
        """The value with the board that suits the hand best."""
        if not self.board:
            return self.ranking.value(hole)
        return max(self.ranking.value(hole, board) for board in boards)


@dataclass(frozen=True, slots=True)
class Low(High):
    """The best low that qualifies; without one the others take its part."""

    name: str = "low"

    @property
    def qualifies(self) -> bool:
        return True


class Won(NamedTuple):
    """Who won a share, and with what value."""

    share: High
    value: int
    seats: list[int]
    unseen: bool = False  # declared the winner, with cards that nobody has seen

    @property
    def words(self) -> str:
        """What it was won with."""
        return "a hand nobody has seen" if self.unseen else self.share.ranking.words(self.value)


def winners(
    shares: Iterable[High], values: Mapping[int, Sequence[int]], seats: Sequence[int]
) -> list[Won]:
    """The winners of each share among some seats; a share that nobody qualifies for is left out."""
    won = []
    for at, share in enumerate(shares):
        best = max([values[seat][at] for seat in seats])
        if best > 0 or not share.qualifies:
            tied = [seat for seat in seats if values[seat][at] == best]
            won.append(_new(Won, (share, best, tied, False)))
    return won
