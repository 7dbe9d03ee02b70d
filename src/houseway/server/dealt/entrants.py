"""By what names people and bots play in an event."""

from __future__ import annotations

from collections.abc import Container
from itertools import count

from houseway.server.people.names import BOTS


def event_name(name: str, taken: Container[str]) -> str:
    """A player's name in an event: his own, or with a number where another has it.

    Without commas and colons, which stand between names in the log of a night.
    """
    plain = " ".join(name.replace(",", " ").replace(":", " ").split()) or "Player"
    if plain not in taken:
        return plain
    return next(each for at in count(2) if (each := f"{plain} {at}") not in taken)


def bot_names(wanted: int, taken: Container[str]) -> list[str]:
    """So many bots whose names nobody has."""
    names = (name if turn == 1 else f"{name} {turn}" for turn in count(1) for name in BOTS)
    found: list[str] = []
    while len(found) < wanted:
        name = next(names)
        if name not in taken:
            found.append(name)
    return found
