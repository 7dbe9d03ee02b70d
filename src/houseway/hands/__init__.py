"""Every way a hand is ranked: declared once each, none shared by accident."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.hands.five_card import FIVE_CARD
from houseway.hands.points import BACCARAT
from houseway.hands.ranking import Category, Hand, Ranking
from houseway.hands.three_card import THREE_CARD

RANKINGS: dict[str, Ranking] = {each.name: each for each in (FIVE_CARD, THREE_CARD, BACCARAT)}


def ranking(name: str) -> Ranking:
    """The ranking with this name."""
    try:
        return RANKINGS[name]
    except KeyError:
        known = ", ".join(RANKINGS)
        raise BadInput(f"there is no ranking {name!r}; there are {known}") from None


__all__ = [
    "BACCARAT",
    "FIVE_CARD",
    "RANKINGS",
    "THREE_CARD",
    "Category",
    "Hand",
    "Ranking",
    "ranking",
]
