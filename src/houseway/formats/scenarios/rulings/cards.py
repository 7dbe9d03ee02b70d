"""Cards dealt, shown and kept, in scenario files."""

from __future__ import annotations

from houseway.cards import parse_cards
from houseway.formats.scenarios.rulings.kinds import Given, kind, since, yes
from houseway.rulings.situations import DealtWrong, HandShown, SuitKept


def _suit(written: Given) -> SuitKept:
    return SuitKept(
        written["suit"],
        parse_cards(written.get("hole", "")),
        parse_cards(written.get("shown", "")),
        acted=bool(written.get("after")),
        looked=written.get("looked", 0),
        acted_himself=yes(written, "acted_himself"),
    )


def _hand(written: Given) -> HandShown:
    shown = parse_cards(written.get("shown", ""))
    return HandShown(parse_cards(written["hole"]), shown, written.get("whole", 0))


def _dealt(written: Given) -> DealtWrong:
    return DealtWrong(written["dealt"], written.get("number", 1), since(written))


CARDS = (
    kind("suit", _suit, "hole shown looked acted_himself"),
    kind("hole", _hand, "shown"),
    kind("dealt", _dealt, "number"),
)
