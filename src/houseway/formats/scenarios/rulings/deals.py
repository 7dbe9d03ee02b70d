"""Cards dealt wrong and decks that are not whole, in scenario files."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.rulings.kinds import (
    Given,
    amount,
    family,
    kind,
    one_of,
    since,
    whole_number,
    yes,
)
from houseway.rulings import Situation
from houseway.rulings.situations import (
    BurnMissed,
    DealtEarly,
    DealtWrong,
    DeckFouled,
    FlopTooLong,
)
from houseway.rulings.situations.deals import MISHAPS, Mishap

STREETS = ("flop", "turn", "river")
EARLY = ("premature flop", "premature turn", "premature river", "premature stud card")
BURNS = ("no burn on the flop", "no burn on the turn", "no burn on the river")
DECKS = ("other back in play", "other back in the stub", "card found twice", "card missing")

# What people call it; the more particular comes first, and the first that is heard counts.
_EARLY = r"prematur|early|too soon|before (the )?(betting|bets|action)"
_BURN = r"\bburn|unburned"
_FOUR = r"(four|4) cards?\b.*\bflop|flop\b.*\b(four|4)\b"
_BACK = r"\b(other|different|wrong|odd|second)\b.*\b(back|deck)"
_TWICE = r"twice|duplicat|(two|pair) of the same|same (card|rank and suit)"
_MISSING = r"(card is |card )missing|lacks a card|(51|fifty one) cards"
_SHOWN = r"expos|flash|turn(ed|s) (up|over)|face ?up|shown|showed"
_MISHAPS: tuple[tuple[str, Mishap], ...] = (
    (r"\bboxed?\b|face ?up in the (deck|stub)", "boxed card"),
    (r"(two|2) (cards )?in a row|consecutive|in succession", "two in a row to the button"),
    (rf"stud.*({_SHOWN})|({_SHOWN}).*stud", "stud down card exposed"),
    (
        rf"first (two|2|card).*({_SHOWN})|({_SHOWN}).*first (two|2|card)",
        "one of the first two exposed",
    ),
    (_SHOWN, "down card exposed"),
    (r"extra|too many|surplus|(one )?more card|card more", "extra card"),
    (
        r"wrong seat|wrong (first )?player|wrong place|began at|started at",
        "first card to the wrong seat",
    ),
    (r"not entitled|no right|ineligible|empty seat|should (not|have none)", "seat not entitled"),
    (r"left out|skipped|missed|dealt out|not dealt|no cards|passed over", "seat left out"),
    (r"something else|otherwise|other\b", "something else"),
)
COUNTED = ("boxed card", "extra card", "down card exposed")
_HOW_MANY = {"one": 1, "a": 1, "two": 2, "2": 2, "both": 2, "three": 3, "3": 3, "four": 4, "4": 4}
_MANY = re.compile(rf"^({'|'.join(_HOW_MANY)})\b")


def _dealt(written: Given) -> Situation:
    """Which of the things that go wrong it was, by the words for it."""
    said = str(written["dealt"]).lower().replace("-", " ").strip()
    readings: tuple[tuple[str, Callable[[str, Given], Situation]], ...] = (
        (_EARLY, _early),
        (_BURN, _burn),
        (_FOUR, _four),
        (_BACK, _deck),
        (_TWICE, _deck),
        (_MISSING, _deck),
    )
    read = next((read for pattern, read in readings if re.search(pattern, said)), _mishap)
    return read(said, written)


def _mishap(said: str, written: Given) -> DealtWrong:
    what = next((what for pattern, what in _MISHAPS if re.search(pattern, said)), None)
    if what is None:
        known = ", ".join((*MISHAPS, *EARLY, *BURNS, "four-card flop", *DECKS))
        raise BadScenario(f"dealt = {said!r} is nothing that goes wrong; there are {known}")
    counted = _MANY.search(said)
    many = _HOW_MANY[counted[1]] if counted and what in COUNTED else 1
    by = one_of("by", written.get("by", "dealer"), ("dealer", "player"))
    return DealtWrong(
        what,
        whole_number("number", written.get("number", many)),
        since(written),
        family(written),
        by_player=by == "player",
        entitled=yes(written, "entitled", unless_said=True),
        pot=_pot(written),
    )


def _street(said: str, written: Given, known: tuple[str, ...]) -> str:
    """The street that is spoken of, or is said beside it."""
    told = f"{said} {written.get('street', '')}".lower()
    found = [street for street in known if re.search(rf"\b{street}\b", told)]
    if len(found) != 1:
        raise BadScenario(
            f"dealt = {said!r} does not say which street; there are {', '.join(known)}"
        )
    return found[0]


def _early(said: str, written: Given) -> DealtEarly:
    stud = family(written) == "stud" or re.search(r"\b(third|fourth|fifth|sixth|seventh)\b", said)
    return DealtEarly("stud" if stud else _street(said, written, (*STREETS, "stud")))


def _burn(said: str, written: Given) -> BurnMissed:
    return BurnMissed(_street(said, written, STREETS), since(written))


def _four(said: str, written: Given) -> FlopTooLong:
    return FlopTooLong(turned=yes(written, "turned", unless_said=True))


def _deck(said: str, written: Given) -> DeckFouled:
    twice, back = re.search(_TWICE, said), re.search(_BACK, said)
    return DeckFouled(
        "card found twice" if twice else "other back" if back else "card missing",
        in_stub=bool(re.search(r"stub|deck$", said)),
        after=since(written),
        pot=_pot(written),
        knew=str(written.get("knew", "")),
        his_chips=amount(written["his_chips"]) if "his_chips" in written else None,
    )


def _pot(written: Given) -> Any:
    return amount(written["pot"]) if "pot" in written else None


DEALS = (kind("dealt", _dealt, "number by entitled turned knew his_chips"),)
