"""What was worked out before a rule was made wrong is worked out anew.

A function that keeps its answers, or a game that keeps what it is asked often, would go on telling
what the right rule said; whether a mutant is noticed must not hang on who was asked before.
"""

from __future__ import annotations

import sys
from collections.abc import Collection, Iterator
from functools import cache, cached_property
from types import ModuleType
from typing import Any

from houseway import rulebook
from tests.mutants.marking import Place, place

OURS = "houseway"
Cached = type(cache(len))


def forget(but: Collection[Place] = ()) -> None:
    """Undo all that our functions and games keep.

    Not what the printed books say, nor what these functions gave: they were asked as the files were
    loaded, and a rule in them or in whatever they ask is made wrong by loading it anew.
    """
    forget_worked_out()
    for each in kept():
        if place(each.__wrapped__.__code__) not in but:
            each.cache_clear()


def kept() -> Iterator[Any]:
    """The functions of loaded files of ours that keep their answers."""
    for name, module in [*sys.modules.items()]:
        if name.partition(".")[0] == OURS and module is not rulebook:
            yield from _kept_in(module)


@cache
def _kept_in(module: ModuleType) -> tuple[Any, ...]:
    """Those that a file declares, by themselves or in its classes; looked for once."""
    own = [
        value
        for value in vars(module).values()
        if isinstance(value, Cached | type) and value.__module__ == module.__name__
    ]
    inside = [each for value in own if isinstance(value, type) for each in vars(value).values()]
    return tuple(each for each in (*own, *inside) if isinstance(each, Cached))


def forget_worked_out() -> None:
    """What a game has worked out of its declaration and keeps is worked out when it is asked."""
    games: Any = sys.modules[f"{OURS}.games"]
    listed = [each for game in games.catalogue().values() for each in (game, _at(game, "twice"))]
    for each in (*listed, *(_at(game, "acts") for game in listed)):
        values = _at(each, "__dict__") or {}
        for name in [name for name in values if isinstance(_at(type(each), name), cached_property)]:
            del values[name]


def _at(thing: Any, name: str) -> Any:
    return getattr(thing, name, None)
