"""A wager as it is written in a scenario: what `read_situation` reads back."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, get_type_hints

from houseway.money import Cents
from houseway.rulings.questions.question import kind_of
from houseway.rulings.situations import Wager


def written(seen: Wager) -> dict[str, Any]:
    """Everything that is told of a wager, by its key; amounts as people write them."""
    told: dict[str, Any] = {}
    hints = get_type_hints(Wager)
    for each in fields(Wager):
        value = getattr(seen, each.name)
        if value == each.default or value is None:
            continue
        kind = kind_of(hints[each.name])
        if kind == "amount":
            told[each.name] = _amount(value)
        elif isinstance(value, tuple):
            told[each.name] = [_amount(one) if kind == "chips" else one for one in value]
        else:
            told[each.name] = value
    if "first_motion" in told:
        told["chips_first"] = told.pop("first_motion")
    return told


def _amount(cents: Cents) -> int | float:
    return cents // 100 if cents % 100 == 0 else cents / 100
