"""Hands at the showdown: all the cards face up, and as many as the game deals."""

from __future__ import annotations

from houseway.rulebook import section
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import HandShown

holdem = section("bclc-poker/17")
omaha = section("bclc-poker/27")

OMAHA = 4  # cards in a hand


def on_shown_cards(seen: HandShown) -> Ruling:
    """A hand counts only with all its cards face up, and with as many as the game deals."""
    if seen.whole and len(seen.hole) != seen.whole:
        return Ruling("dead hand", (omaha("10.14.2"),))
    whole = sorted(map(str, seen.shown)) == sorted(map(str, seen.hole))
    dealt_by = omaha if seen.whole == OMAHA else holdem
    return Ruling("live hand" if whole else "dead hand", (dealt_by("10.14.1"),))
