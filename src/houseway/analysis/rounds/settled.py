"""What kernels say of many rounds: how each spot came out, round by round."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.paid import net_of, row_names
from houseway.analysis.kernels import values
from houseway.analysis.kernels.rounds.banked import AnyCodes, Codes, copy_part, find_rows
from houseway.cards import Cards
from houseway.hands import Ranking
from houseway.play import Place
from houseway.wagers import PayTable

Rows = NDArray[np.uint8]
IN_ORDER = "in order"  # the place of cards that go to whoever is next


class Dealt:
    """The cards of many rounds: a row for each, those of one place beside those of another."""

    def __init__(self, rows: Rows, places: Mapping[Place, int]) -> None:
        self.rows, self._at, at = rows, {}, 0
        for place, cards in places.items():
            self._at[place] = at, at + cards
            at += cards

    def __getitem__(self, place: Place) -> Rows:
        """The cards of one place."""
        start, end = self._at[place]
        part = np.empty((len(self.rows), end - start), dtype=np.uint8)
        copy_part(self.rows, start, part)
        return part

    def one(self, at: int) -> dict[Place, list[int]]:
        """The cards of one round, by place."""
        row = self.rows[at].tolist()
        return {place: row[start:end] for place, (start, end) in self._at.items()}


class Outcome(NamedTuple):
    """One way for a spot to come out, in units of its wager."""

    net: Fraction
    staked: Fraction = Fraction(1)
    bonus: Fraction = Fraction(0)  # of the net, what a cap may be on
    asked: int = 0  # times on the way to it, where that differs from round to round


class Came(NamedTuple):
    """How a spot came out in each round: the number of one of its outcomes."""

    codes: AnyCodes
    outcomes: tuple[Outcome, ...]


class Rounds(Protocol):
    """How the rounds of a game are dealt and settled, all by one policy."""

    @property
    def deck(self) -> Cards: ...

    @property
    def places(self) -> Mapping[Place, int]:
        """Who is dealt how many cards."""
        ...

    @property
    def decisions(self) -> int:
        """How often a player is asked in every round; outcomes say how often besides."""
        ...

    def settle(self, dealt: Dealt) -> Mapping[str, Came]: ...


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bet that goes by a pay table alone: the rows of a ranking, and what each wins."""

    by: str
    floors: tuple[int, ...]
    outcomes: tuple[Outcome, ...]

    @classmethod
    def of(cls, table: PayTable, by: Ranking, stake: int = 0, lost: int = -1) -> Bonus:
        """The rows of a table; what it does not pay is lost, or left alone."""
        paid = dict(table.rows)
        rows = row_names(table, by)
        nets = [net_of(paid[name], stake) if name in paid else Fraction(lost) for _, name in rows]
        return cls(
            by.name,
            tuple(floor for floor, _ in rows),
            tuple(Outcome(net, bonus=max(net, Fraction(0))) for net in nets),
        )

    def came(self, cards: Rows) -> Came:
        return Came(self.rows(values(self.by, cards)), self.outcomes)

    def rows(self, found: NDArray[np.int32]) -> Codes:
        """The row of each hand, from its value."""
        codes = np.empty(len(found), dtype=np.uint8)
        find_rows(found, np.array(self.floors, dtype=np.int32), codes)
        return codes
