"""The clauses that a pot game is declared with, by the names of its facts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from houseway.play.pot import PotGame
from houseway.play.pot.shares import High
from houseway.play.pot.streets import Street
from houseway.rulebook import Clause

Named = Iterator[tuple[str, str]]


def declared(game: PotGame) -> dict[str, str]:
    """The clause of every fact: "show", "blinds straddle", "flop", "fourth street opener"."""
    found = dict(_facts(game, ""))
    if game.twice:
        found |= dict(_facts(game.twice, "twice "))
    return found


def _facts(of: Any, prefix: str) -> Named:
    """Facts that are a clause, and those of the values that belong to it."""
    for each in fields(of):
        value = getattr(of, each.name)
        if isinstance(value, Clause):
            name = each.name.rstrip("_").removesuffix("cite").rstrip("_")
            yield f"{prefix}{name}".strip(), value.id
        elif isinstance(value, tuple):
            yield from _row(value, prefix, each.name)
        elif is_dataclass(value) and not isinstance(value, PotGame):
            yield from _facts(value, f"{prefix}{each.name} ")


def _row(row: tuple[Any, ...], prefix: str, name: str) -> Named:
    """Streets and shares by their names; other clauses that stand in a row by their number."""
    for at, each in enumerate(row, 1):
        if isinstance(each, Street):
            yield from _facts(each, f"{prefix}{each.name} ")
        elif isinstance(each, High):
            yield from _facts(each, f"{prefix}{each.name or 'share'} ")
        elif isinstance(each, Clause):
            yield f"{prefix}{name} {at}", each.id
        elif is_dataclass(each) and name in ("steps", "after"):
            yield from _facts(each, f"{prefix}{type(each).__name__.lower()} ")
