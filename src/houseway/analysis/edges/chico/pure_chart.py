"""The chart of Pure 21.5: what to do with the first two cards, and with more."""

from __future__ import annotations

from typing import NamedTuple

from houseway.analysis.edges.chico.pure_21_5 import (
    ACE,
    DOUBLE,
    HIT,
    SPLIT,
    STAND,
    SURRENDER,
    TEN,
)
from houseway.analysis.edges.chico.pure_decks import Played
from houseway.analysis.edges.chico.pure_shoe import holding, shoe_of, worth
from houseway.analysis.edges.results import Chart

UP_CARDS = (*range(2, TEN + 1), ACE)
LETTERS = {STAND: "S", HIT: "H", DOUBLE: "D", SPLIT: "P", SURRENDER: "R"}


class Cell(NamedTuple):
    """A place of the chart: an up card and two cards against it."""

    up: int
    one: int
    other: int
    pair: bool  # which may be split


def charts(decks: int, played: Played) -> tuple[Chart, ...]:
    """Hard totals, soft totals and pairs against every up card."""
    hard = [(str(total), _hard(total)) for total in range(5, 21)]
    soft = [(f"A-{value}", (ACE, value)) for value in range(2, TEN)]
    pairs = [(f"{_card(value)}-{_card(value)}", (value, value)) for value in UP_CARDS]
    kinds = {"Hard totals": hard, "Soft totals": soft, "Pairs": pairs}
    return tuple(
        Chart(
            title,
            tuple(map(_card, UP_CARDS)),
            tuple(
                (name, tuple(letter(decks, played, Cell(up, *two, pair=title == "Pairs"))
                             for up in UP_CARDS))
                for name, two in rows
            ),
        )
        for title, rows in kinds.items()
    )  # fmt: skip


def letter(decks: int, played: Played, cell: Cell) -> str:
    """What to do, and what instead where doubling and surrender are over."""
    shoe = shoe_of(decks, cell.up)
    if cell.pair:
        action = played.ways[cell.up, cell.one, cell.other]
    else:
        action = shoe.first_two(cell.one, cell.other).action
    if action in (DOUBLE, SURRENDER):
        later = max(shoe.plain(holding(cell.one, cell.other)), key=worth).action
        return LETTERS[action] + ("S" if later == STAND else "")
    return LETTERS[action]


def _hard(total: int) -> tuple[int, int]:
    """Two cards without an ace that come to a total."""
    return (TEN, total - TEN) if total - TEN >= 2 else (2, total - 2)


def _card(value: int) -> str:
    return "A" if value == ACE else str(value)
