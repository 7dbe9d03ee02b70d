"""Hands that may be dead, in scenario files."""

from __future__ import annotations

import re
from typing import Any, Literal

from houseway.cards import SUITS
from houseway.errors import BadScenario
from houseway.formats.scenarios.rulings.kinds import (
    Given,
    amount,
    cards_of,
    chips_of,
    faces_bet,
    family,
    hand_size,
    kind,
    one_of,
    since,
    whole_number,
    yes,
)
from houseway.money import Cents
from houseway.rulings.situations import (
    Counted,
    Folded,
    JokerFound,
    Killed,
    Mucked,
    SuitKept,
    ThrownInto,
    UpCardsMoved,
)

# As people say it, and what it is; the first that is heard counts.
FOLDS: dict[Literal["said", "forward", "face down"], str] = {
    "said": r"\bsa(id|ys)\b|announc|declar|verbal|word",
    "forward": r"forward|threw|thrown|push|toss|muck",
    "face down": r"face ?down|discard|laid down|let go",
}
LIFTED: dict[Literal["picked up", "turned down", "mixed"], str] = {
    "mixed": r"mix|together|shuffl",
    "turned down": r"turn|face ?down|flip",
    "picked up": r"pick|lift|took|taken|off the table",
}
WHO: dict[Literal["dealer", "player"], str] = {
    "dealer": r"dealer|house",
    "player": r"player|neighbou?r|opponent|seat|somebody|participant|another",
}
BLINDS = re.compile(r"blind|\b[sb]b\b")


def _heard(key: str, said: Any, words: dict[Any, str]) -> Any:
    """Which of these somebody means."""
    told = str(said).lower().replace("-", " ")
    for meant, pattern in words.items():
        if re.search(pattern, told):
            return meant
    raise BadScenario(f"{key} = {said!r} is none of {', '.join(words)}")


def _betting_over(written: Given) -> bool:
    """Whether the last betting round was: said so, or it is the showdown."""
    street = str(written.get("street", "")).lower()
    return yes(written, "betting_over") or street in ("showdown", "over")


def _folded(written: Given) -> Folded:
    how = _heard("folded", written["folded"], FOLDS)
    told = str(written["folded"]).lower()
    return Folded(
        how,
        facing_bet=faces_bet(written),
        in_turn=yes(written, "in_turn", unless_said="out of turn" not in told),
        betting_over=_betting_over(written),
        acted_behind=bool(since(written)),
        identifiable=yes(written, "identifiable", unless_said=how == "said"),
    )


def _mucked(written: Given) -> Mucked:
    by = written["mucked"]
    misled = written.get("because", "")
    return Mucked(
        identifiable=yes(written, "identifiable"),
        misled=str(misled),
        all_in=yes(written, "all_in"),
        pushed=by is not True and _heard("mucked", by, WHO) == "dealer",
    )


def _killed(written: Given) -> Killed:
    return Killed(
        _heard("killed", written["killed"], WHO),
        protected=yes(written, "protected"),
        tabled=yes(written, "tabled"),
        winner=yes(written, "winner"),
        identifiable=yes(written, "identifiable"),
        in_round=Cents(sum(chips_of(written.get("prior", 0)))),
        to_call=amount(written.get("facing", 0)),
        called=any("call" in each for each in since(written)),
    )


def _thrown(written: Given) -> ThrownInto:
    whose = str(written["thrown_into"]).lower()
    return ThrownInto(bool(BLINDS.search(whose)), face_up=yes(written, "face_up"))


def _up_cards(written: Given) -> UpCardsMoved:
    how = _heard("up_cards", written["up_cards"], LIFTED)
    return UpCardsMoved(how, facing_bet=faces_bet(written))


def _counted(written: Given) -> Counted:
    size = hand_size(written)
    if not size:
        raise BadScenario("a hand is counted; name the game, or say how many it has with whole")
    missing = str(written.get("missing", "")).lower()
    return Counted(
        whole_number("held", written["held"]),
        size,
        family(written),
        drawn=yes(written, "drawn"),
        last_missing=bool(re.search(r"last|final|seventh|river", missing)),
        on_button=yes(written, "on_button"),
        acted=yes(written, "acted_himself"),
    )


def _joker(written: Given) -> JokerFound:
    if not yes(written, "joker"):
        raise BadScenario("joker is true: there is one in his hand")
    looked = yes(written, "looked", unless_said=True)
    return JokerFound(yes(written, "acted_himself"), looked)


def _suit(written: Given) -> SuitKept:
    return SuitKept(
        one_of("suit", written["suit"], SUITS),
        cards_of("hole", written.get("hole", "")),
        cards_of("shown", written.get("shown", "")),
        acted=bool(written.get("after")),
        looked=whole_number("looked", written.get("looked", 0)),
        acted_himself=yes(written, "acted_himself"),
    )


HANDS = (
    kind("folded", _folded, "in_turn betting_over identifiable"),
    kind("mucked", _mucked, "identifiable because all_in"),
    kind("killed", _killed, "protected tabled winner identifiable"),
    kind("thrown_into", _thrown, "face_up"),
    kind("up_cards", _up_cards),
    kind("held", _counted, "drawn missing on_button acted_himself"),
    kind("joker", _joker, "acted_himself looked"),
    kind("suit", _suit, "hole shown looked acted_himself"),
)
