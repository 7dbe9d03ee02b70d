"""Baccarat scoreboards: the outcomes of the present shoe, laid out as the five usual roads.

An outcome is what `Game.outcome` says: the winner, then whatever else is marked, such as
`banker natural player_pair`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

ROWS = 6
TIE = "tie"
RED, BLUE = "red", "blue"  # a derived road's marks: the shoe repeats itself, or it does not


class Result(NamedTuple):
    """Who won a round, and what is marked besides."""

    winner: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """One mark of a road; columns and rows are counted from 0 at the top left."""

    column: int
    row: int
    mark: str  # player, banker, tie; red or blue in a derived road
    ties: int = 0  # that followed this win before the next
    notes: tuple[str, ...] = ()  # natural, player_pair, banker_pair


Road = tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Roads:
    """The five roads of a shoe."""

    bead: Road
    big: Road
    big_eye: Road
    small: Road
    cockroach: Road


def roads_of(outcomes: Iterable[str]) -> Roads:
    """All the roads of a shoe, from its outcomes in the order they came."""
    results = [read(outcome) for outcome in outcomes]
    runs = runs_of(results)
    return Roads(
        bead=bead_plate(results),
        big=big_road(results),
        big_eye=derived_road(runs, 1),
        small=derived_road(runs, 2),
        cockroach=derived_road(runs, 3),
    )


def read(outcome: str) -> Result:
    """An outcome as a game says it."""
    winner, *notes = outcome.split()
    return Result(winner, tuple(notes))


def bead_plate(results: Sequence[Result]) -> Road:
    """Every round in turn, ties too, down columns of six from the left."""
    return tuple(
        Cell(at // ROWS, at % ROWS, result.winner, notes=result.notes)
        for at, result in enumerate(results)
    )


def big_road(results: Sequence[Result]) -> Road:
    """A column for each run of wins by one side; a tie is marked on the win before it.

    Ties before the first win stand in the first cell, and the first win joins them there.
    """
    wins = [result for result in results if result.winner != TIE]
    cells = [
        Cell(*at, win.winner, notes=win.notes)
        for at, win in zip(laid([win.winner for win in wins]), wins, strict=True)
    ]
    last = -1  # the win that a tie is marked on
    for result in results:
        if result.winner != TIE:
            last += 1
        elif cells:
            at = max(0, last)
            cells[at] = replace(cells[at], ties=cells[at].ties + 1)
        else:
            cells = [Cell(0, 0, TIE, ties=1)]
    return tuple(cells)


def laid(marks: Sequence[str]) -> list[tuple[int, int]]:
    """Where marks go: like ones downward, another one at the top of the next free column.

    A run that reaches the floor, or a cell that is taken, turns right and stays in its row: the
    dragon's tail.
    """
    taken: set[tuple[int, int]] = set()
    places: list[tuple[int, int]] = []
    start, column, row, turned, before = -1, 0, 0, False, ""
    for mark in marks:
        if mark != before:
            start += 1
            while (start, 0) in taken:
                start += 1
            column, row, turned, before = start, 0, False, mark
        elif not turned and row + 1 < ROWS and (column, row + 1) not in taken:
            row += 1
        else:
            turned, column = True, column + 1
        taken.add((column, row))
        places.append((column, row))
    return places


def runs_of(results: Iterable[Result]) -> list[int]:
    """How long each run of wins by one side is: the big road's columns, as if it had no floor."""
    runs: list[int] = []
    before = ""
    for winner, _ in results:
        if winner == TIE:
            continue
        if winner == before:
            runs[-1] += 1
        else:
            runs.append(1)
        before = winner
    return runs


def derived_road(runs: Sequence[int], back: int) -> Road:
    """Whether the big road repeats itself, looking so many columns back.

    The big eye boy looks 1 back, the small road 2, the cockroach pig 3. It begins at the second
    win of the first column that has one so far behind it, or at the first win of the next.
    """
    marks = [
        mark
        for column, length in enumerate(runs)
        for row in range(length)
        if (mark := _derived(runs, column, row, back))
    ]
    return tuple(Cell(*at, mark) for at, mark in zip(laid(marks), marks, strict=True))


def _derived(runs: Sequence[int], column: int, row: int, back: int) -> str | None:
    """The mark that one win of the big road makes in a derived road.

    The first win of a column: red if the column before it is as long as the one so far back from
    there. Any other win: blue if the column so far back ended just above this row, else red.
    """
    if row == 0:
        other = column - 1 - back
        return None if other < 0 else RED if runs[column - 1] == runs[other] else BLUE
    other = column - back
    return None if other < 0 else BLUE if runs[other] == row else RED
