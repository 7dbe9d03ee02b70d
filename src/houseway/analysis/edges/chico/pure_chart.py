"""The chart of Pure 21.5 for so many decks: what to do with the first two cards, and with more."""

from __future__ import annotations

from houseway.analysis.edges.chico.pure_decks import Played
from houseway.analysis.edges.chico.pure_letters import (
    TITLES,
    UP_CARDS,
    Cell,
    card_name,
    letter_of,
    rows_of_chart,
)
from houseway.analysis.edges.chico.pure_shoe import holding, shoe_of, worth
from houseway.analysis.edges.results import Chart


def charts(decks: int, played: Played) -> tuple[Chart, ...]:
    """Hard totals, soft totals and pairs against every up card."""
    return tuple(
        Chart(
            title,
            tuple(map(card_name, UP_CARDS)),
            tuple(
                (name, tuple(letter(decks, played, Cell(up, *two, pair=title == TITLES[-1]))
                             for up in UP_CARDS))
                for name, two in rows
            ),
        )
        for title, rows in rows_of_chart()
    )  # fmt: skip


def letter(decks: int, played: Played, cell: Cell) -> str:
    """What to do, and what instead where doubling and surrender are over."""
    shoe = shoe_of(decks, cell.up)
    if cell.pair:
        action = played.ways[cell.up, cell.one, cell.other]
    else:
        action = shoe.first_two(cell.one, cell.other).action
    plain = max(shoe.plain(holding(cell.one, cell.other)), key=worth).action
    return letter_of(action, plain)
