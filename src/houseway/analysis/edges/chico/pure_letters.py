"""A chart of Pure 21.5 as it is printed: a letter for each total, soft total and pair.

For every number of decks that a table may have one is kept with the package, so that it can be
played without a compiler; for any other number the chart of an endless shoe is.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from houseway.analysis.edges.chico.pure_21_5 import (
    ACE,
    DOUBLE,
    HIT,
    SPLIT,
    STAND,
    SURRENDER,
    TEN,
    AgainstUpCard,
    Total,
    against_every_card,
    of,
)
from houseway.analysis.edges.results import Chart
from houseway.analysis.edges.shipped import FOLDER

UP_CARDS = (*range(2, TEN + 1), ACE)
LETTERS = {STAND: "S", HIT: "H", DOUBLE: "D", SPLIT: "P", SURRENDER: "R"}
ACTIONS = {letter: action for action, letter in LETTERS.items()}
KEPT = FOLDER / "chico" / "pure-21.5-charts.json"
TITLES = ("Hard totals", "Soft totals", "Pairs")


@dataclass(frozen=True, slots=True)
class Cell:
    """A place of the chart: an up card and two cards against it."""

    up: int
    one: int
    other: int
    pair: bool  # which may be split


@dataclass(frozen=True, slots=True)
class Letters:
    """What to do, by the name of a row and the up card: 16, A-7, 8-8."""

    rows: tuple[tuple[str, tuple[str, ...]], ...]
    by_name: Mapping[str, tuple[str, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "by_name", dict(self.rows))

    @classmethod
    def of(cls, charts: Iterable[Chart]) -> Letters:
        return cls(tuple(row for chart in charts for row in chart.rows))

    def first(self, one: int, other: int, up: int, *, split: bool, may_split: bool) -> str:
        """What to do with two cards, of a deal or of a split, which is never surrendered."""
        if split and one == ACE:
            return STAND
        letter = self._letter(pair_name(one), up) if one == other else None
        if letter is None or (letter == "P" and not may_split):
            letter = self._letter(name_of(of(one, other)), up) or "H"
        return later(letter) if split and letter[0] == "R" else ACTIONS[letter[0]]

    def drawn(self, hand: Total, up: int) -> str:
        """What to do with three cards or more: no doubling, no surrender."""
        return later(self._letter(name_of(hand), up) or ("S" if hand.best >= TEN * 2 else "H"))

    def _letter(self, row: str, up: int) -> str | None:
        cells = self.by_name.get(row)
        return cells[UP_CARDS.index(up)] if cells else None


def later(letter: str) -> str:
    """What a letter means where doubling and surrender are over."""
    return STAND if letter.endswith("S") else HIT


def name_of(hand: Total) -> str:
    return f"A-{hand.soft - 11}" if hand.soft else str(hand.hard)


def pair_name(value: int) -> str:
    return f"{card_name(value)}-{card_name(value)}"


def card_name(value: int) -> str:
    return "A" if value == ACE else str(value)


def rows_of_chart() -> Iterator[tuple[str, list[tuple[str, tuple[int, int]]]]]:
    """The three charts by title: the name of each row, and two cards that stand for it."""
    hard = [(str(total), (TEN, total - TEN) if total - TEN >= 2 else (2, total - 2))
            for total in range(5, 21)]  # fmt: skip
    soft = [(f"A-{value}", (ACE, value)) for value in range(2, TEN)]
    pairs = [(pair_name(value), (value, value)) for value in UP_CARDS]
    yield from zip(TITLES, (hard, soft, pairs), strict=True)


@cache
def endless_letters() -> Letters:
    """The chart of a shoe in which cards never run out."""
    every = against_every_card()
    return Letters(tuple(
        (name, tuple(_endless(every[up], Cell(up, *two, pair=title == TITLES[-1]))
                     for up in UP_CARDS))
        for title, rows in rows_of_chart() for name, two in rows
    ))  # fmt: skip


def _endless(against: AgainstUpCard, cell: Cell) -> str:
    one, other = cell.one, cell.other
    action = against.first_two(one, other, after_split=False, may_split=cell.pair).action
    return letter_of(action, against.drawn(of(one, other)).action)


def letter_of(action: str, plain: str) -> str:
    """The letter of an action, with what is done instead where it is over."""
    over = action in (DOUBLE, SURRENDER) and plain == STAND
    return LETTERS[action] + ("S" if over else "")


def letters_for(decks: int) -> Letters:
    """The best chart for a shoe of so many decks."""
    return _kept().get(str(decks)) or endless_letters()


@cache
def _kept() -> Mapping[str, Letters]:
    if not KEPT.is_file():
        return {}
    told = json.loads(KEPT.read_text(encoding="utf-8"))
    return {decks: Letters(tuple((name, tuple(cells.split())) for name, cells in rows.items()))
            for decks, rows in told.items()}  # fmt: skip


def keep_letters(found: Mapping[int, Letters]) -> None:
    """Keep charts with the package, by decks."""
    told = {str(decks): {name: " ".join(cells) for name, cells in letters.rows}
            for decks, letters in found.items()}  # fmt: skip
    KEPT.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    _kept.cache_clear()
