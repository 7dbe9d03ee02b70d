"""Cards set into hands: what a house way, or a player, makes of the cards he was dealt."""

from __future__ import annotations

from typing import NamedTuple

from houseway.cards import Cards, write_cards
from houseway.rulebook import Clause


class Arrangement(NamedTuple):
    """The hands, highest first, and the clause of the house way that decided them."""

    hands: tuple[Cards, ...]
    clause: Clause

    def __str__(self) -> str:
        return " / ".join(map(write_cards, self.hands))
