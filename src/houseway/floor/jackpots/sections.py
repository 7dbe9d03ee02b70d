"""The jackpots that the houses print, by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from houseway import houses
from houseway.errors import BadInput
from houseway.floor.jackpots.rules import Rules


@cache
def sections() -> dict[str, Rules]:
    """Every jackpot of every house, in the order of print."""
    named = [house.jackpots for house in houses.every().values() if house.jackpots]
    found: dict[str, Rules] = {}
    for module in named:
        for name, rules in import_module(module).JACKPOTS.items():
            found.setdefault(name, rules)
    return found


def printed(name: str) -> Rules:
    """The rules of the jackpot with this name."""
    try:
        return sections()[name]
    except KeyError:
        raise BadInput(f"there is no jackpot {name!r}; there are {', '.join(sections())}") from None
