"""The houses: ours, each in a file of its own, and those that other packages bring.

A package registers a house by an entry point of the group `houseway.houses`. One that does not
load is named and left out, and the others open.
"""

from __future__ import annotations

import logging
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points

from houseway import rulebook
from houseway.errors import BadInput, HousewayError
from houseway.houses.house import House, KillClauses, TableRules
from houseway.play import Game
from houseway.wagers.collection import Schedule

GROUP = "houseway.houses"

log = logging.getLogger(__name__)


@cache
def every() -> dict[str, House]:
    """Every house by its id: ours, then those from outside."""
    found = {house.id: house for house in _ours()}
    for point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        try:
            house = _welcome(point.load(), found)
        except Exception as error:  # noqa: BLE001 - whatever a stranger's package does wrong
            log.warning("the house %s is left out: %s", point.name, _line(error))
        else:
            found[house.id] = house
    return found


def find(id: str) -> House:
    """The house with this id, such as `bclc`."""
    try:
        return every()[id]
    except KeyError:
        raise BadInput(f"there is no house {id!r}; there are {', '.join(every())}") from None


def of(game: Game) -> House:
    """The house of a game; one that nobody has registered says nothing of its tables."""
    return every().get(game.house) or House(id=game.house, title=game.house)


def printing(section: str) -> House:
    """The house in one of whose rulebooks a section is printed."""
    named = section.partition("/")[0]
    found = (house for house in every().values() if any(b.id == named for b in house.rulebooks))
    return next(found, House(id=named, title=named))


def schedules() -> Iterator[Schedule]:
    """Every schedule by which a house collects its fees."""
    return (each for house in every().values() for each in house.collection)


def _ours() -> list[House]:
    names = (each.name for each in pkgutil.iter_modules(__path__, f"{__name__}."))
    found = (getattr(import_module(name), "HOUSE", None) for name in names)
    return [house for house in found if isinstance(house, House)]


def _welcome(house: object, known: dict[str, House]) -> House:
    """A house from outside, once its games have been loaded and its rulebooks fit beside ours."""
    if not isinstance(house, House):
        raise BadInput(f"{house!r} is no House")
    if house.id in known:
        raise BadInput(f"there is a house {house.id!r} already")
    taken = {book.id for other in known.values() for book in other.rulebooks}
    for book in house.rulebooks:
        if book.id in taken:
            raise BadInput(f"there is a rulebook {book.id!r} already")
    house.check()
    for book in house.rulebooks:
        rulebook.add(book)
    return house


def _line(error: Exception) -> str:
    """What went wrong, in one line."""
    if isinstance(error, HousewayError):
        return error.message
    return f"{type(error).__name__}: {error}".splitlines()[0]


__all__ = [
    "GROUP",
    "House",
    "KillClauses",
    "TableRules",
    "every",
    "find",
    "of",
    "printing",
    "schedules",
]
