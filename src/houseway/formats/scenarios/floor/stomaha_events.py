"""Entries that run the Stomaha Masters without playing the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from houseway.errors import BadScenario, Illegal
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.money import text
from houseway.tournament import GAMECARDS, Gamecards, Level, Stomaha, StomahaTable

_TABLE = re.compile(r"(?P<table>[A-Z]) (?P<words>.+)")
_SEAT = re.compile(r"(?P<seat>\d+) (?P<verb>sits|leaves|chooses)(?: (?P<twist>.+))?")
_HAND = re.compile(r"hand(?: (?P<out>\d+) out)?")
_PERSON = re.compile(r"(?P<name>[A-Z]\w+) (?P<verb>enters|busts|rebuys)")
_GIVEN = {"tables", "button", "minute", "levels", "used", "draws", "entrants"}


def run_stomaha(entry: Entry, outcome: Outcome) -> None:
    """Run an event as far as it is told, and compare how it stands."""
    given = entry.get("given", {})
    if unknown := given.keys() - _GIVEN:
        raise BadScenario(f"an event is not given {', '.join(sorted(unknown))}")
    event = _opened(given)
    draws = {name: iter(cards) for name, cards in given.get("draws", {}).items()}
    done = entry.get("done", [])
    for deed in done[:-1] if "illegal" in entry else done:
        _happen(event, deed, draws, given)
    if "illegal" in entry:
        try:
            _happen(event, done[-1], draws, given)
        except Illegal as error:
            check_refused(entry, outcome, error)
            return
        outcome.differences.append(f"{done[-1]!r} was taken; it should have been refused")
        return
    for key, wanted in entry.get("expected", {}).items():
        _check(event, outcome, key, wanted)


def _opened(given: dict[str, Any]) -> Stomaha:
    levels = [Level(money(small), money(big)) for small, big in given.get("levels", ())]
    event = Stomaha(given.get("minute", 0), levels)
    for name, seats in given.get("tables", {}).items():
        table = event.tables[name] = StomahaTable(seats, given.get("button", {}).get(name, 0))
        table.cards = Gamecards.with_used(given.get("used", {}).get(name, ()))
    return event


def _happen(
    event: Stomaha, deed: str, draws: dict[str, Iterator[str]], given: dict[str, Any]
) -> None:
    if deed == "seat":
        event.seat(given["entrants"])
    elif deed.startswith("clock "):
        event.minute = int(deed.removeprefix("clock "))
    elif match := _PERSON.fullmatch(deed):
        does = {"enters": event.enters, "busts": event.busts, "rebuys": event.rebuys_in}
        does[match["verb"]](match["name"])
    elif match := _TABLE.fullmatch(deed):
        _at_table(event, match["table"], match["words"], draws)
    else:
        raise BadScenario(f"{deed!r} is nothing that happens at an event; see docs/scenarios.md")


def _at_table(event: Stomaha, name: str, words: str, draws: dict[str, Iterator[str]]) -> None:
    table = event.tables[name]
    if words == "draws":
        table.draw(next(draws.get(name, iter(())), table.cards.to_draw_from()[0]))
    elif words == "deal":
        event.deal(name)
    elif words == "breaks":
        event.breaks(name)
    elif words.startswith("merges into "):
        event.merges(name, words.removeprefix("merges into "))
    elif match := _HAND.fullmatch(words):
        event.ends(name, [int(match["out"])] if match["out"] else [])
    elif match := _SEAT.fullmatch(words):
        seat = int(match["seat"])
        if match["verb"] == "chooses":
            table.choose(seat, match["twist"] or "")
        elif match["verb"] == "sits":
            table.sits(seat)
        else:
            table.leaves(seat)
    else:
        raise BadScenario(f"{words!r} is nothing that happens at a table; see docs/scenarios.md")


_OF_TABLES: dict[str, Any] = {
    "game": lambda table: table.game,
    "option": lambda table: table.option,
    "suit": lambda table: table.suit,
    "button": lambda table: table.button,
    "hands_left": lambda table: table.hands_left,
    "asks": lambda table: table.asks,
    "box": lambda table: len(table.cards.box),
    "pile": lambda table: len(table.cards.pile),
    "pile_cards": lambda table: sorted(table.cards.pile),
}
_OF_PEOPLE = ("paid", "stacks")
_OF_MONEY = ("fee", "pool")


def _check(event: Stomaha, outcome: Outcome, key: str, wanted: Any) -> None:
    if key in _OF_TABLES:
        for name, value in wanted.items():
            shown = sorted(value) if isinstance(value, list) else value
            outcome.expect(f"{key} of table {name}", shown, _OF_TABLES[key](event.tables[name]))
    elif key in _OF_PEOPLE:
        for name, value in wanted.items():
            got = getattr(event, key)[name]
            outcome.expect(f"{key} of {name}", text(money(value)), text(got))
    elif key in _OF_MONEY:
        outcome.expect(key, text(money(wanted)), text(getattr(event, key)))
    elif key == "limits":
        for name, value in wanted.items():
            got = [text(each) for each in event.limits(name)]
            outcome.expect(f"limits of table {name}", [text(money(v)) for v in value], got)
    elif key in ("level", "rebuys"):
        outcome.expect(key, wanted, getattr(event, key))
    elif key == "games":
        outcome.expect(key, wanted, list(GAMECARDS))
    elif key == "sizes":
        outcome.expect(key, wanted, [len(table.seats) for table in event.tables.values()])
    elif key == "tables_open":
        outcome.expect(key, wanted, len(event.tables))
    else:
        raise BadScenario(f"nothing is expected under {key!r}; see docs/scenarios.md")
