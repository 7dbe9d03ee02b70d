"""Wagers, the pot asked for and rounds that may reopen, in scenario files."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.rulings.kinds import Given, amount, chips_of, kind, since, yes
from houseway.money import ZERO, Cents, dollars
from houseway.rulings.situations import GESTURES, Bet, PotAsked, Reopening, Wager

_MONEY = {"facing", "last_raise", "stack", "said_amount", "pot", "max_bet", "counted", "least"}
_CHIPS = {"blinds", "chips", "prior", "pulled", "first_motion"}
_WORDS = {"limit", "said", "gesture", "noticed"}
_PUT_IN = "chips first_motion gesture pulled said said_amount chips_first counted"
_OPEN = "shot_clock may_raise least"  # how the betting stands for him


def _text(key: str, value: object) -> str:
    if not isinstance(value, str):
        raise BadScenario(f"{key} is words, not {value!r}")
    return value


def _number(key: str, value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadScenario(f"{key} is a number, not {value!r}")
    return value


def _asked(written: Given) -> PotAsked:
    if written["asked"] != "pot" or "pot" not in written:
        raise BadScenario("the dealer is asked for the pot: asked = 'pot', with the pot")
    prior = Cents(sum(chips_of(written.get("prior", 0))))
    limit = str(written.get("limit", ""))
    return PotAsked(amount(written["pot"]), amount(written.get("facing", 0)), prior, limit)


def _wager(written: Given) -> Wager:
    read: dict[str, Any] = {}
    for key, value in written.items():
        if key in _MONEY:
            read[key] = amount(value)
        elif key in _CHIPS:
            read[key] = chips_of(value, single=key not in ("blinds", "chips"))
        elif key in _WORDS:
            read[key] = _text(key, value)
        elif key == "players":
            read[key] = _number(key, value)
    if read.setdefault("gesture", "drop") not in GESTURES:
        raise BadScenario(f"{read['gesture']!r} is no gesture; there are {', '.join(GESTURES)}")
    if read["gesture"] == "pull back some" and "pulled" not in read:
        raise BadScenario("some chips were pulled back; say which with pulled = [25]")
    first = written.get("chips_first", False)
    if isinstance(first, bool):
        read["chips_first"] = first
    else:
        read["first_motion"] = chips_of(first)
    opening = written.get("opening_bet")
    if opening is not None:
        facing = read.get("facing", ZERO)
        read["opening_bet"] = opening if isinstance(opening, bool) else amount(opening) == facing
    read["after"] = since(written)
    read["shot_clock"] = yes(written, "shot_clock")
    read["may_raise"] = yes(written, "may_raise", unless_said=True)
    if written.get("street") == "over":
        read["noticed"] = "next street"
    return Wager(**read)


_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?(?:k\b)?")
_ALL_IN = re.compile(r"\b(all-in|allin|shove[sd]?|jam(s|med)?)\b")
_ACTS = re.compile(
    r"^\d|\b(bets?|(re-?)?rais(es?|ed)|calls?|called|checks?|checked|folds?|folded|all in"
    r"|posts?|posted|blind|ante|straddles?|complet(es?|ed)|brings? in|makes? it|opens?|limps?)\b"
)


def _reopening(written: Given) -> Reopening:
    opening = written.get("opening_bet")
    read = read_bets(written["bets"])
    return Reopening(
        read,
        tuple(_asking(written.get("ask", ()), [bet.who for bet in read])),
        None if opening is None or isinstance(opening, bool) else amount(opening),
        chips_of(written.get("blinds", [])),
        written.get("limit", ""),
        written.get("noticed", ""),
    )


def read_bets(bets: Any) -> tuple[Bet, ...]:
    """The actions of a round, in their order."""
    if not isinstance(bets, list):
        raise BadScenario('bets lists the actions in order: ["A bet 500", "B all in 700"]')
    return tuple(map(_bet, bets))


def _asking(ask: Any, names: Iterable[str]) -> list[str]:
    """Who asks: a name, several, or a sentence with one of the names in it."""
    asked = list(map(str, ask)) if isinstance(ask, list | tuple) else [str(ask)]
    words = [word.strip("?,.") for each in asked for word in each.split()]
    known = [word for word in words if word in set(names)]
    return known or [each for each in asked if len(each.split()) == 1 and each != "raise"]


def _bet(each: Any) -> Bet:
    """One action, such as "D all in 1300"."""
    if not isinstance(each, str):
        raise BadScenario(f'{each!r} is no action; write who, what and how much: "D all in 1300"')
    who, _, doing = each.removeprefix("seat ").partition(" ")
    doing = _ALL_IN.sub("all in", doing.lower())
    if not _ACTS.search(doing):
        acts = "bet, raise, call, check, fold, all in or post"
        raise BadScenario(f"{each!r}: {doing!r} is no action; there are {acts}")
    numbers = _NUMBER.findall(doing)
    return Bet(
        who.rstrip(":"),
        _amount(numbers[-1]) if numbers else None,
        all_in="all in" in doing,
        folded="fold" in doing,
        posted="post" in doing or "blind" in doing,
    )


def _amount(written: str) -> Cents:
    """A number of chips: 1,200, or 1.2k."""
    chips = dollars(written.replace(",", "").rstrip("k"))
    return Cents(chips * 1000) if written.endswith("k") else chips


WAGERS = (
    kind("asked", _asked, _PUT_IN),
    kind("bets", _reopening, f"ask {_PUT_IN}"),
)
WAGER = kind("", _wager, f"{_PUT_IN} {_OPEN}")  # whatever no key says is another kind
