"""The clauses that a pot game is declared with, by the names of its facts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from houseway.play.pot import PotGame
from houseway.play.pot.extras import Extra
from houseway.play.pot.shares import High
from houseway.play.pot.streets import Street
from houseway.play.pot.terms import (
    Antes,
    Bets,
    Blinds,
    Button,
    Deal,
    OddChips,
    Posted,
    Showdown,
    Told,
)
from houseway.rulebook import Clause
from houseway.wagers import Rake

Named = Iterator[tuple[str, str]]

TERMS = (Bets, Button, Deal, OddChips, Posted, Showdown, Told)
CALLED = {Blinds: "blinds", Antes: "antes", Rake: "rake"}


def declared(game: PotGame) -> dict[str, str]:
    """The clause of every fact: "show", "blinds straddle", "flop", "fourth street opener"."""
    found = dict(_facts(game, ""))
    if game.run_twice and game.run_twice.section:
        found |= dict(_facts(game.run_twice.section, "twice "))
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
        elif isinstance(value, TERMS):
            yield from _terms(value, prefix, each.name)
        elif is_dataclass(value) and not isinstance(value, PotGame):
            yield from _facts(value, f"{prefix}{CALLED.get(type(value), each.name)} ")


def _terms(of: Any, prefix: str, name: str) -> Named:
    """Terms are called by their own names, and the clause of all of them by what they are."""
    for fact, cite in _facts(of, ""):
        told = {"": name, "drawn": "drawn_button"}.get(fact, fact)
        yield f"{prefix}{told}", cite


def _row(row: tuple[Any, ...], prefix: str, name: str) -> Named:
    """Streets and shares by their names; other clauses that stand in a row by their number."""
    for at, each in enumerate(row, 1):
        if isinstance(each, Street):
            yield from _facts(each, f"{prefix}{each.name} ")
        elif isinstance(each, High):
            yield from _facts(each, f"{prefix}{each.name or 'share'} ")
        elif isinstance(each, Extra):
            yield from _facts(each, f"{prefix}{each.named} ")
        elif isinstance(each, Clause):
            yield f"{prefix}{name} {at}", each.id
        elif is_dataclass(each) and name in ("steps", "after"):
            yield from _facts(each, f"{prefix}{type(each).__name__.lower()} ")
