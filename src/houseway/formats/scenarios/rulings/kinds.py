"""Kinds of situation in scenario files: the key that tells one, what else may be said, its values.

A subject's file has a tuple of these; what belongs to no subject, how the table stands, may be said
of any.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass
from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import money
from houseway.money import Cents
from houseway.rulings import Situation

Given = dict[str, Any]

# How the table stands, whatever happens there.
SCENE: frozenset[str] = frozenset(
    {"facing", "last_raise", "blinds", "pot", "limit", "max_bet", "prior", "stack", "players"}
    | {"opening_bet", "street", "after", "noticed", "whole"}
)


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of situation: the key that only it has, its other keys, and how they are read."""

    told_by: str  # "" for what is told by no key of its own
    read: Callable[[Given], Situation]
    others: frozenset[str] = frozenset()

    @property
    def keys(self) -> frozenset[str]:
        return self.others | ({self.told_by} if self.told_by else set())

    @property
    def known(self) -> frozenset[str]:
        """Every key that may be written with it."""
        return SCENE | self.keys


def kind(told_by: str, read: Callable[[Given], Situation], others: str = "") -> Kind:
    """A kind of situation, its other keys in one line."""
    return Kind(told_by, read, frozenset(others.split()))


def refuse_others(where: str, written: Iterable[str], known: Set[str]) -> None:
    """Refuse a key that nobody reads, with those that are read."""
    if unknown := set(written) - known:
        there = ", ".join(sorted(known))
        raise BadScenario(f"{where} has no {min(unknown)!r}; there are {there}")


def since(written: Given, key: str = "after") -> tuple[str, ...]:
    """Each action since; a single word is one."""
    after = written.get(key, ())
    return tuple(map(str, [after] if isinstance(after, str) and after else after))


def chips_of(value: Any, *, single: bool = True) -> tuple[Cents, ...]:
    """Chips one by one; a sum where only that is known."""
    if isinstance(value, list):
        return tuple(money(each) for each in value)
    if not single:
        raise BadScenario(f"{value!r} is no list of chips; write them as [100, 25]")
    return (money(value),) if value else ()


def one_of(key: str, value: Any, allowed: Iterable[str]) -> str:
    """A word that must be one of these."""
    words = tuple(allowed)
    if value not in words:
        raise BadScenario(f"{key} = {value!r} is none of {', '.join(words)}")
    return str(value)


def yes(written: Given, key: str) -> bool:
    """Something that is so, or is not; not, where nothing is said."""
    value = written.get(key, False)
    if not isinstance(value, bool):
        raise BadScenario(f"{key} is true or false, not {value!r}")
    return value
