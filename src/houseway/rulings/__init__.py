"""What an act at the table counts as, house by house."""

from __future__ import annotations

from importlib import import_module

from houseway import houses
from houseway.errors import BadInput
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Situation


def rule_on(house: str, seen: Situation) -> Ruling:
    """What the house rules that an act counts as."""
    ruling = {each.id: each.rulings for each in houses.every().values() if each.rulings}
    if house not in ruling:
        raise BadInput(f"there are no rulings of a house {house!r}; there are {', '.join(ruling)}")
    rules = import_module(ruling[house]).RULES
    if type(seen) not in rules:
        kinds = ", ".join(kind.__name__ for kind in rules)
        raise BadInput(f"{house!r} has no rule on a {type(seen).__name__}; it has {kinds}")
    ruled: Ruling = rules[type(seen)](seen)
    return ruled


def rules_on(house: str, kind: type[Situation]) -> bool:
    """Whether a house has a rule on a kind of situation."""
    found = houses.every().get(house)
    return found is not None and bool(found.rulings) and kind in import_module(found.rulings).RULES


__all__ = ["Choice", "Ruling", "Situation", "rule_on", "rules_on"]
