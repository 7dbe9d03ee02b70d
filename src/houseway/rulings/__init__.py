"""What an act at the table counts as, house by house."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.rulings import bclc, bcpc
from houseway.rulings.ruling import Given, Ruling

HOUSES = {"bclc": bclc.rule_on, "bcpc": bcpc.rule_on}


def rule_on(house: str, given: Given) -> Ruling:
    """What the house rules that an act counts as."""
    try:
        return HOUSES[house](given)
    except KeyError:
        raise BadInput(
            f"there are no rulings of a house {house!r}; there are {', '.join(HOUSES)}"
        ) from None


__all__ = ["HOUSES", "Given", "Ruling", "rule_on"]
