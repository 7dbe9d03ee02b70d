"""Charts of the 169 kinds of two cards, as players draw them: suited right of the diagonal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from houseway.cards import Cards


def cell(rows: Mapping[str, Sequence[str]], own: Cards) -> str:
    """What the chart says of two cards."""
    high, low = sorted(own, key=lambda card: -card.rank)
    row, column = (high, low) if high.suit == low.suit else (low, high)
    columns = list(rows)  # a square: the same ranks down and across
    return rows[row.text[0]][columns.index(column.text[0])]
