"""How late it is: what has been done since, and when somebody noticed."""

from __future__ import annotations

import re

_CHANGES = re.compile(
    r"\b(bets?|(re-?)?rais(es?|ed)|all[ -]?in|shove[sd]?|jam(s|med)?)\b", re.IGNORECASE
)
_CALLS = re.compile(r"\bcall(s|ed)?\b", re.IGNORECASE)
EVERYBODY = "acted"  # everybody has, since
_EARLY = re.compile(r"\b(before|same|this|current)\b")
_LATE = re.compile(r"\b(next|after|later|over|dealt|showdown|flop|turn|river|new hand)\b")
_NO_ACTION = re.compile(r"\bpost(s|ed)?\b|out of turn", re.IGNORECASE)


def changes(action: str) -> bool:
    """Whether it changes the action: a check, a call or a fold does not, whoever's it is."""
    return bool(_CHANGES.search(action))


def adds(action: str) -> bool:
    """Whether it puts chips in."""
    return changes(action) or bool(_CALLS.search(action))


def in_turn(after: tuple[str, ...]) -> tuple[str, ...]:
    """The actions among what has happened: blinds are none, and only those in turn count."""
    return tuple(each for each in after if not _NO_ACTION.search(each))


def substantial(after: tuple[str, ...]) -> bool:
    """Any three actions in turn, or two of which one puts chips in (`bcpc/50.c`)."""
    actions = in_turn(after)
    chips = any(adds(action) for action in actions)
    return EVERYBODY in actions or len(actions) >= 3 or (len(actions) == 2 and chips)


def all_have_acted(after: tuple[str, ...], players: int | None) -> bool:
    """Whether everybody behind has: it is said, or as many actions are told as there are others."""
    return EVERYBODY in after or (players is not None and len(after) >= players - 1 > 0)


def street_over(noticed: str) -> bool:
    """Whether the next street was out, or the hands were being shown, when it was noticed."""
    words = noticed.lower()
    return not _EARLY.search(words) and bool(_LATE.search(words))


def callers(after: tuple[str, ...]) -> tuple[str, ...]:
    """Who has put chips in since, by name where they have names."""
    return tuple(each.split()[0] for each in after if adds(each) and not adds(each.split()[0]))
