"""The boards that the cards in the middle make, where there is not just one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from houseway.cards import Card

Board = Sequence[Card]
Run = Sequence[Board]  # of several boards in a run, each hand plays the one that suits it best
At = Callable[[str], Sequence[Card]]  # the cards that lie at a place in the middle

LEAST = 3  # cards that a board needs, so that five can be made with two of one's own


@dataclass(frozen=True, slots=True)
class Lay:
    """Cards turned up at a place in the middle; `front` lays each to the left of the last."""

    place: str
    count: int
    front: bool = False


class Boards(Protocol):
    """How the places in the middle are read."""

    @property
    def places(self) -> tuple[str, ...]: ...

    def runs(self, at: At, turned_down: Collection[Card]) -> list[Run]:
        """The pot is divided between the runs, the first taking the odd chip."""
        ...


@dataclass(frozen=True, slots=True)
class TwoBoards:
    """Two boards side by side, each for half of the pot."""

    places: tuple[str, ...] = ("board", "board 2")

    def runs(self, at: At, turned_down: Collection[Card]) -> list[Run]:
        return [[at(place)] for place in self.places]


@dataclass(frozen=True, slots=True)
class ThreeTwoOne:
    """Any of three flops with either of two turns and the one river, and whatever follows it."""

    places: tuple[str, ...] = ("flop 1", "flop 2", "flop 3", "turns", "river")

    def runs(self, at: At, turned_down: Collection[Card]) -> list[Run]:
        flops = [at(place) for place in self.places[:3]]
        turns, river = (at(place) for place in self.places[3:])
        return [
            [[*flop, *turn, *river] for flop in flops for turn in ([[c] for c in turns] or [[]])]
        ]


@dataclass(frozen=True, slots=True)
class Grid:
    """Five rows of five cards; every row and every column is a board.

    A card that is turned face down counts for neither, and a line needs three cards.
    """

    places: tuple[str, ...] = ("row 1", "row 2", "row 3", "row 4", "row 5")

    def runs(self, at: At, turned_down: Collection[Card]) -> list[Run]:
        rows = [at(place) for place in self.places]
        columns = [[row[n] for row in rows if len(row) > n] for n in range(len(rows))]
        lines = [[c for c in line if c not in turned_down] for line in (*rows, *columns)]
        return [[line for line in lines if len(line) >= LEAST]]
