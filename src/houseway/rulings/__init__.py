"""What an act at the table counts as, house by house."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from houseway import houses
from houseway.errors import BadInput
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Situation


def rules_of(house: str) -> Any:
    """The module with the rulings of a house: its `RULES`, and the `QUESTIONS` that it words."""
    ruling = {each.id: each.rulings for each in houses.every().values() if each.rulings}
    if house not in ruling:
        raise BadInput(f"there are no rulings of a house {house!r}; there are {', '.join(ruling)}")
    return import_module(ruling[house])


def rule_on(house: str, seen: Situation) -> Ruling:
    """What the house rules that an act counts as."""
    rules = rules_of(house).RULES
    if type(seen) not in rules:
        raise BadInput(
            f"{house!r} has no rule on this: {_named(type(seen))}; it has rules on "
            + ", ".join(map(_named, rules))
        )
    ruled: Ruling = rules[type(seen)](seen)
    return ruled


def _named(kind: type[Situation]) -> str:
    """A kind of situation in plain words, such as pot shared."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", " ", kind.__name__).lower()


def rules_on(house: str, kind: type[Situation]) -> bool:
    """Whether a house has a rule on a kind of situation."""
    found = houses.every().get(house)
    return found is not None and bool(found.rulings) and kind in rules_of(house).RULES


__all__ = ["Choice", "Ruling", "Situation", "rule_on", "rules_of", "rules_on"]
