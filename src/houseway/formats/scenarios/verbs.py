"""Verbs of moves: "Raises to 40", "folds" and "allin" say what the plain ones say."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache

from houseway import games
from houseway.errors import BadScenario

_WORDS = """
    accept bet bring call check chop complete decline discard double draw exchange expose face fold
    hit insure keep play raise refuse ride run set split stand surrender take turn
"""
_VERBS = frozenset(_WORDS.split())
_RAISE = re.compile(r"raise (?=\$?\d)")
_ALL_IN = re.compile(r"(goes )?all[ -]?in", re.IGNORECASE)
_SAME = {"draw 0": "pat", "bring-in": "bring in"}


def plain(words: str) -> str:
    """What a seat does with the plain verb; cards and amounts stay as they are written.

    An amount is all that lies before the seat then, of a raise too.
    """
    if _ALL_IN.fullmatch(words):
        return "all in"
    first, space, rest = words.partition(" ")
    verb = first.lower()
    if verb not in _VERBS:
        verb = verb.removesuffix("s")
    said = f"{verb}{space}{rest}" if verb in _VERBS else words
    return _SAME.get(said) or _RAISE.sub("raise to ", said)


def refuse_misspelt(words: str, spot: str) -> None:
    """A verb with letters out of place is no move that the house could refuse."""
    verb = words.split(maxsplit=1)[0].lower()
    near = get_close_matches(verb, sorted(_VERBS - {verb, "exchange"}), n=1, cutoff=0.75)
    if near and spot not in _wagers():
        raise BadScenario(f"{words!r} is no move; perhaps {near[0]!r}")


@cache
def _wagers() -> frozenset[str]:
    """Every spot of every game."""
    return frozenset(spot.name for game in games.catalogue().values() for spot in game.spots)
