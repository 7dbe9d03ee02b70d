"""Rulings in scenario files: what people saw as a situation, and what was ruled compared."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from houseway.cards import parse_cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.citations import clause_id
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.money import ZERO, Cents, dollars, text
from houseway.rulings import Ruling, Situation, rule_on
from houseway.rulings.situations import (
    GESTURES,
    Bet,
    Clocked,
    DealtWrong,
    HandShown,
    OutOfTurn,
    PotAsked,
    Reopening,
    Skipped,
    SuitKept,
    Wager,
)

_MONEY = {"facing", "last_raise", "stack", "said_amount", "pot", "max_bet", "counted"}
_CHIPS = {"blinds", "chips", "prior", "pulled", "first_motion"}
_WORDS = {"limit", "said", "gesture", "noticed"}
_OTHERS = {"players", "opening_bet", "after", "chips_first", "street", "bets", "ask", "asked"}
_OTHERS |= {"clock", "hole", "shown", "suit", "looked", "acted_himself"}
_OTHERS |= {"out_of_turn", "skipped", "spoke_up", "dealt", "number"}
KNOWN = _MONEY | _CHIPS | _WORDS | _OTHERS
_SHORT = {"dead": "dead hand", "live": "live hand"}
RULED = ("act", "amount", "minimum", "returned", "for", "choices", "answer", "clause")


def run_ruling(entry: Entry, outcome: Outcome, whole: int = 0) -> None:
    """Ask the house for a ruling and compare it."""
    seen = read_situation(entry.get("given", {}), whole)
    ruling = rule_on(entry.get("house", ""), seen)
    for key, value in entry.get("ruled", {}).items():
        if key not in RULED:
            raise BadScenario(f"ruled has no {key!r}; there are {', '.join(RULED)}")
        if key == "clause":
            wanted = clause_id(value, entry.proves[0].section)
            outcome.expect("clause of the ruling", wanted, ruling.clause.id)
        else:
            _compare(key, value, ruling, outcome)


def _compare(key: str, value: Any, ruling: Ruling, outcome: Outcome) -> None:
    if key == "act":
        outcome.expect("act", _SHORT.get(value, value), ruling.act)
    elif key == "for":
        wanted = [value] if isinstance(value, str | int) else value
        outcome.expect("for", list(map(str, wanted)), list(ruling.bound))
    elif key == "choices":
        offered = {choice.act for choice in ruling.choices}
        missing = [each for each in value if each not in offered]
        outcome.expect("choices that are not offered", [], missing)
    else:
        got = getattr(ruling, key)
        outcome.expect(key, text(money(value)), text(got) if got is not None else None)


def read_situation(written: dict[str, Any], whole: int = 0) -> Situation:
    """What people saw, from a scenario: which kind of situation it is shows in its keys."""
    if unknown := written.keys() - KNOWN:
        key = min(unknown)
        raise BadScenario(f"given has no {key!r}; there are {', '.join(sorted(KNOWN))}")
    kinds: dict[str, Callable[[dict[str, Any]], Situation]] = {
        "suit": _suit,
        "hole": lambda each: HandShown(
            parse_cards(each["hole"]), parse_cards(each.get("shown", "")), whole
        ),
        "clock": _clock,
        "asked": _asked,
        "bets": _reopening,
        "out_of_turn": lambda each: OutOfTurn(
            each["out_of_turn"], _chips(each.get("chips", [])), _since(each)
        ),
        "skipped": lambda each: Skipped(each.get("spoke_up", False), _since(each)),
        "dealt": lambda each: DealtWrong(each["dealt"], each.get("number", 1), _since(each)),
    }
    kind = next((kinds[key] for key in kinds if key in written), _wager)
    return kind(written)


def _suit(written: dict[str, Any]) -> SuitKept:
    return SuitKept(
        written["suit"],
        parse_cards(written.get("hole", "")),
        parse_cards(written.get("shown", "")),
        acted=bool(written.get("after")),
        looked=written.get("looked", 0),
        acted_himself=written.get("acted_himself", False),
    )


def _clock(written: dict[str, Any]) -> Clocked:
    prior = sum(_chips(written.get("prior", 0)))
    return Clocked(written["clock"], facing_bet=money(written.get("facing", 0)) > prior)


def _asked(written: dict[str, Any]) -> PotAsked:
    if written["asked"] != "pot" or "pot" not in written:
        raise BadScenario("the dealer is asked for the pot: asked = 'pot', with the pot")
    prior = Cents(sum(_chips(written.get("prior", 0))))
    return PotAsked(money(written["pot"]), money(written.get("facing", 0)), prior)


def _wager(written: dict[str, Any]) -> Wager:
    read: dict[str, Any] = {}
    for key, value in written.items():
        if key in _MONEY:
            read[key] = money(value)
        elif key in _CHIPS:
            read[key] = _chips(value, single=key not in ("blinds", "chips"))
        elif key in _WORDS or key == "players":
            read[key] = value
    if read.setdefault("gesture", "drop") not in GESTURES:
        raise BadScenario(f"{read['gesture']!r} is no gesture; there are {', '.join(GESTURES)}")
    if read["gesture"] == "pull back some" and "pulled" not in read:
        raise BadScenario("some chips were pulled back; say which with pulled = [25]")
    first = written.get("chips_first", False)
    if isinstance(first, bool):
        read["chips_first"] = first
    else:
        read["first_motion"] = _chips(first)
    opening = written.get("opening_bet")
    if opening is not None:
        facing = read.get("facing", ZERO)
        read["opening_bet"] = opening if isinstance(opening, bool) else money(opening) == facing
    read["after"] = _since(written)
    if written.get("street") == "over":
        read["noticed"] = "next street"
    return Wager(**read)


def _since(written: dict[str, Any]) -> tuple[str, ...]:
    """Each action since; a single word is one."""
    after = written.get("after", ())
    return tuple(map(str, [after] if isinstance(after, str) and after else after))


def _chips(value: Any, *, single: bool = True) -> tuple[Cents, ...]:
    """Chips one by one; a sum where only that is known."""
    if isinstance(value, list):
        return tuple(money(each) for each in value)
    if not single:
        raise BadScenario(f"{value!r} is no list of chips; write them as [100, 25]")
    return (money(value),) if value else ()


_NUMBER = re.compile(r"\d[\d,]*(?:\.\d+)?")


def _reopening(written: dict[str, Any]) -> Reopening:
    bets = written["bets"]
    if not isinstance(bets, list):
        raise BadScenario('bets lists the actions in order: ["A bet 500", "B all in 700"]')
    opening = written.get("opening_bet")
    read = tuple(map(_bet, bets))
    return Reopening(
        read,
        tuple(_asking(written.get("ask", ()), [bet.who for bet in read])),
        None if opening is None or isinstance(opening, bool) else money(opening),
        _chips(written.get("blinds", [])),
        written.get("limit", ""),
    )


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
    who, _, doing = each.partition(" ")
    numbers = _NUMBER.findall(doing)
    return Bet(
        who.rstrip(":"),
        dollars(numbers[-1].replace(",", "")) if numbers else None,
        all_in="all in" in doing or "all-in" in doing,
        folded="fold" in doing,
        posted="post" in doing or "blind" in doing,
    )
