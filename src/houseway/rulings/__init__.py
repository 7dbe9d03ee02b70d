"""What an act at the table counts as, house by house."""

from __future__ import annotations

from importlib import import_module

from houseway import houses
from houseway.errors import BadInput
from houseway.rulings.ruling import Given, Ruling


def rule_on(house: str, given: Given) -> Ruling:
    """What the house rules that an act counts as."""
    ruling = {each.id: each.rulings for each in houses.every().values() if each.rulings}
    if house not in ruling:
        raise BadInput(f"there are no rulings of a house {house!r}; there are {', '.join(ruling)}")
    ruled: Ruling = import_module(ruling[house]).rule_on(given)
    return ruled


__all__ = ["Given", "Ruling", "rule_on"]
