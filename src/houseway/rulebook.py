"""The four rulebooks, clause by clause, in our own words.

A game cites the clause that justifies it, and a citation of a clause that does not exist fails
as soon as the game is imported.
"""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterable
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import NamedTuple

from houseway.errors import UnknownClause

RULEBOOKS = {
    "bclc-poker": "BCLC poker",
    "bclc-baccarat": "BCLC baccarat",
    "bcpc": "Poker club tournaments",
    "chico": "California card room",
}


class Kind(StrEnum):
    """What a clause asks of us."""

    ENGINE = "engine"  # executed and proved
    FLOOR = "floor"  # executed and proved, at the table between rounds
    PROMPT = "prompt"  # shown at the moment it applies
    POLICY = "policy"  # readable text


class Clause(NamedTuple):
    """One numbered rule of a rulebook and what it says, in our own words."""

    id: str
    kind: Kind
    gist: str

    @property
    def rulebook(self) -> str:
        return self.id.split("/")[0]

    @property
    def section(self) -> str:
        """The section the clause stands in: `bclc-poker/6`."""
        return self.id.rsplit("/", 1)[0]

    def __str__(self) -> str:
        return self.id


@cache
def clauses() -> dict[str, Clause]:
    """Every clause of the four rulebooks, in the order of print."""
    text = resources.files("houseway").joinpath("clauses.csv").read_text(encoding="utf-8")
    rows = csv.reader(text.splitlines())
    next(rows)
    kinds = {kind.value: kind for kind in Kind}
    return {id: Clause(id, kinds[kind], gist) for id, _, kind, gist in rows}


def clause(id: str) -> Clause:
    """The clause with this id, such as `bclc-poker/6/6.8.2`."""
    try:
        return clauses()[id]
    except KeyError:
        raise UnknownClause(f"no rulebook has a clause {id!r}{_perhaps(id)}") from None


def section(name: str) -> Callable[[str], Clause]:
    """A function that cites clauses of one section: `rule = section("bclc-poker/6")`."""
    cited: dict[str, Clause] = {}

    def rule(number: str) -> Clause:
        found = cited.get(number)
        if found is None:
            found = cited[number] = clause(f"{name}/{number}")
        return found

    return rule


@cache
def sections() -> dict[str, list[Clause]]:
    """The clauses of every section, in the order of print."""
    found: dict[str, list[Clause]] = {}
    for each in clauses().values():
        found.setdefault(each.section, []).append(each)
    return found


def search(words: Iterable[str]) -> list[Clause]:
    """The clauses whose id or gist holds all of these words."""
    wanted = [word.lower() for word in words]
    return [
        each
        for each in clauses().values()
        if all(word in each.id.lower() or word in each.gist.lower() for word in wanted)
    ]


def _perhaps(id: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(id, clauses(), n=3)
    return f"; perhaps {', '.join(near)}" if near else "; `houseway clauses WORD` finds clauses"
