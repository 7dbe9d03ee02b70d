"""Pay tables as numbers: what each row wins on a unit staked, and which hands belong to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

from houseway.analysis.edges.results import Wager, wager
from houseway.errors import BadInput
from houseway.hands import Ranking
from houseway.money import WHOLE, Odds
from houseway.wagers import PayTable

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

NOTHING = "nothing"  # the row of all hands that a table does not pay


def net_of(odds: Odds, stake: int = 0) -> Fraction:
    """What odds win for each unit staked; sums of money go by the stake they are paid for."""
    if odds.manner == "$":
        if not stake:
            raise BadInput(f"{odds} is a sum of money: what it wins depends on the stake")
        return Fraction(odds.pays - stake, stake)
    if odds.manner == "%":
        raise BadInput(f"{odds} of a meter wins what the meter shows")
    won = Fraction(odds.pays, odds.per)
    return won - 1 if odds.manner == "for" else won


def paid_by(
    spot: str, table: PayTable, counts: Mapping[str, int], stake: int = 0, meter: int = 0
) -> Wager:
    """A wager that goes by a pay table alone, from how often each of its rows comes.

    Rows that pay a part of a meter go by what it shows, in cents as the stake is.
    """
    paying = dict(table.rows)
    rows: dict[tuple[str, Fraction], int] = {}
    parts = Fraction(0)  # of the meter, paid on average
    for name, deals in counts.items():
        odds = paying.get(name)
        if odds and odds.manner == "%":
            part = Fraction(odds.pays, WHOLE)
            parts += deals * part
            key = name, part * meter / stake - 1
        else:
            key = (name, net_of(odds, stake)) if odds else (NOTHING, Fraction(-1))
        rows[key] = rows.get(key, 0) + deals
    found = wager(spot, rows)
    return replace(found, per_meter=parts / found.deals / stake * 100) if parts else found


def row_names(table: PayTable, by: Ranking) -> list[tuple[int, str]]:
    """The rows that hands may belong to, each with the least value of it, weakest first."""
    floors = [(by.least(each), each.name) for each in by.categories]
    floors += [(least, name) for name, least in table.least]
    return sorted(floors)


def count_rows(
    table: PayTable,
    by: Ranking,
    values: NDArray[np.int32],
    weights: NDArray[np.int64] | None = None,
) -> dict[str, int]:
    """How many of these hands belong to each row."""
    import numpy as np

    floors = row_names(table, by)
    places = np.searchsorted(np.array([floor for floor, _ in floors]), values, side="right") - 1
    counted = np.bincount(places, weights=weights, minlength=len(floors))
    counts: dict[str, int] = {}
    for (_, name), number in zip(floors, counted, strict=True):
        counts[name] = counts.get(name, 0) + int(number)
    return counts
