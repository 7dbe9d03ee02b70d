"""Entries that run the gamecards and rounds of a mixed event, by seats and without names."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from houseway import houses
from houseway.errors import BadInput, BadScenario, Illegal, IllegalSeat
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, check_sub_keys, money
from houseway.money import text
from houseway.tournament import Event, Setup, Standing, Structure, Table, acts
from houseway.tournament.night.hand.rotation import NOTHING, Rotation, button_of, hands_left
from houseway.tournament.night.setup import DEFAULT_LEVELS

GIVEN = {"tables", "button", "minute", "levels", "used", "draws", "entrants"}
LATEST = 999  # the level whose end closes the door

_TABLE = re.compile(r"(?P<table>[A-Z]) (?P<words>.+)")
_SEAT = re.compile(r"(?P<seat>\d+) (?P<verb>sits|leaves|chooses)(?: (?P<twist>.+))?")
_HAND = re.compile(r"hand(?: (?P<out>\d+) out)?")
_PERSON = re.compile(r"(?P<name>[A-Z]\w+) (?P<verb>enters|busts|rebuys)")
_MERGE = re.compile(r"(?:breaks|merges into [A-Z])")


def run_stomaha(entry: Entry, outcome: Outcome) -> None:
    """Run an event as far as it is told, and compare how it stands."""
    given = entry.get("given", {})
    check_sub_keys("given", given, GIVEN)
    event = _opened(given)
    draws = {name: iter(cards) for name, cards in given.get("draws", {}).items()}
    done = entry.get("done", [])
    for deed in done[:-1] if "illegal" in entry else done:
        _happen(event, deed, draws, given)
    if "illegal" in entry:
        try:
            _happen(event, done[-1], draws, given)
        except BadScenario:
            raise
        except (Illegal, BadInput) as error:
            check_refused(entry, outcome, error)
            return
        outcome.differences.append(f"{done[-1]!r} was taken; it should have been refused")
        return
    for key, wanted in entry.get("expected", {}).items():
        _check(event, outcome, key, wanted)


def _mixed() -> tuple[str, str]:
    """The house and its event that has gamecards."""
    for house in houses.every().values():
        for name, each in house.night.formats.items() if house.night else ():
            if each.gamecards:
                return house.id, name
    raise BadScenario("no house has an event with gamecards")


def _opened(given: Mapping[str, Any]) -> Event:
    house, name = _mixed()
    levels = tuple((small, big) for small, big in given.get("levels", DEFAULT_LEVELS))
    structure = Structure(levels=levels, big_blind_ante=False)
    setup = Setup(house=house, event=name, gamecards=True, late=LATEST, structure=structure)
    tables = {
        at: tuple(f"{at}{seat}" if seat in seats else "" for seat in range(1, max(seats) + 1))
        for at, seats in given.get("tables", {}).items()
    }
    buttons = {at: min(seats) for at, seats in given.get("tables", {}).items()}
    return Event(
        setup,
        Standing(
            tables=tables,
            minute=given.get("minute", 0),
            button=buttons | given.get("button", {}),
            used_cards={at: tuple(cards) for at, cards in given.get("used", {}).items()},
        ),
    )


# Deeds


def _happen(
    event: Event, deed: str, draws: dict[str, Iterator[str]], given: Mapping[str, Any]
) -> None:
    if deed == "seat":
        for at in range(given["entrants"]):
            event.apply(acts.Enter(f"P{at + 1}"))
        event.apply(acts.Seat())
    elif deed.startswith("clock "):
        event.apply(acts.SetClock(int(deed.removeprefix("clock "))))
    elif match := _PERSON.fullmatch(deed):
        kinds: dict[str, Callable[[str], acts.Act]] = {
            "enters": acts.Enter,
            "busts": acts.Bust,
            "rebuys": acts.Rebuy,
        }
        event.apply(kinds[match["verb"]](match["name"]))
    elif match := _TABLE.fullmatch(deed):
        _at_table(event, match["table"], match["words"], draws.get(match["table"], iter(())))
    else:
        raise BadScenario(f"{deed!r} is nothing that happens at an event; see docs/scenarios.md")


def _at_table(event: Event, name: str, words: str, draws: Iterator[str]) -> None:
    if words == "draws":
        event.apply(acts.DrawGame(name, tuple(card for card in [next(draws, "")] if card)))
    elif words == "deal":
        event.apply(acts.Deal(name))
    elif _MERGE.fullmatch(words):
        event.apply(acts.Break(name))
    elif match := _HAND.fullmatch(words):
        _hand(event, name, int(match["out"] or 0))
    elif match := _SEAT.fullmatch(words):
        _seat(event, name, int(match["seat"]), match["verb"], match["twist"] or "")
    else:
        raise BadScenario(f"{words!r} is nothing that happens at a table; see docs/scenarios.md")


def _hand(event: Event, name: str, out: int) -> None:
    if not out:
        event.apply(acts.Finish(name))
        return
    loser = event.tables[name].taken[out]
    winner = next(who for who in event.tables[name].taken.values() if who != loser)
    event.apply(acts.Finish(name, winner, (loser,)))


def _seat(event: Event, name: str, seat: int, verb: str, twist: str) -> None:
    if verb == "chooses":
        event.apply(acts.Twist(name, seat, twist))
    elif verb == "sits":
        who = f"{name}{seat}"
        while who in event.players:
            who += "x"  # another person
        event.apply(acts.Enter(who))
        event.apply(acts.Place(who, f"{name} {seat}"))
    elif seat in event.tables[name].taken:
        event.apply(acts.Bust(event.tables[name].taken[seat]))
    else:
        raise IllegalSeat(f"nobody sits in seat {seat} of table {name}")


# How it stands


def _cards(table: Table) -> Rotation:
    return table.rotation or Rotation(())


def _button(event: Event, table: Table) -> int:
    return button_of(event.room, table)


def _limits(event: Event, table: Table) -> list[str]:
    level = table.hand.level if table.hand and table.hand.open else event.level
    big = event.setup.structure.blinds(level)[1]
    return [text(100 * big), text(200 * big)]


def _asks(event: Event, table: Table) -> str:
    return "" if hands_left(table) else "gamecard"


_OF_TABLES: dict[str, Callable[[Event, Table], object]] = {
    "game": lambda _, table: _cards(table).game,
    "option": lambda _, table: _cards(table).option or NOTHING,
    "suit": lambda _, table: _cards(table).suit,
    "button": _button,
    "hands_left": lambda _, table: hands_left(table),
    "asks": _asks,
    "box": lambda _, table: len(_cards(table).box),
    "pile": lambda _, table: len(_cards(table).pile),
    "pile_cards": lambda _, table: sorted(_cards(table).pile),
    "limits": _limits,
}
_OF_EVENT: dict[str, Callable[[Event], object]] = {
    "level": lambda event: event.level,
    "rebuys": lambda event: event.rebuys,
    "games": lambda event: list(event.room.format.gamecards),
    "sizes": lambda event: [len(table.taken) for table in event.tables.values()],
    "tables_open": lambda event: len(event.tables),
}


def _check(event: Event, outcome: Outcome, key: str, wanted: Any) -> None:
    if key in _OF_TABLES:
        for name, value in wanted.items():
            told = _told(key, value)
            outcome.expect(
                f"{key} of table {name}", told, _OF_TABLES[key](event, event.tables[name])
            )
    elif key == "stacks":
        for name, value in wanted.items():
            outcome.expect(f"{key} of {name}", value, event.players[name].stack)
    elif key == "paid":
        for name, value in wanted.items():
            outcome.expect(f"{key} of {name}", text(money(value)), text(event.paid[name]))
    elif key in ("fee", "pool"):
        outcome.expect(key, text(money(wanted)), text(getattr(event, key)))
    elif key in _OF_EVENT:
        outcome.expect(key, wanted, _OF_EVENT[key](event))
    else:
        raise BadScenario(f"nothing is expected under {key!r}; see docs/scenarios.md")


def _told(key: str, value: Any) -> object:
    if key == "limits":
        return [text(money(each)) for each in value]
    return sorted(value) if isinstance(value, Sequence) and not isinstance(value, str) else value
