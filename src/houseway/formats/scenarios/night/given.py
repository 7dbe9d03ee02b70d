"""A night as an entry gives it: how it was set up, how it stands, and what will be drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway import houses
from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import check_sub_keys, money
from houseway.money import Cents
from houseway.tournament import Register, Setup, Standing, Structure
from houseway.tournament.night.setup import DEFAULT_LEVELS

GIVEN = {
    *("event", "week", "game", "hole_cards", "seats", "chip", "buy_in", "stack", "late"),
    *("re_entry", "breaks", "levels", "minutes", "level", "minute", "big_blind_ante"),
    *("members", "non_members", "registered", "sleeping", "arrears", "ages"),
    *("entered", "tables", "order", "button", "last", "stacks", "entrants"),
    *("no_shows", "away", "penalty", "draws"),
    *("heads", "percent", "posted", "pool", "pending", "volunteers", "final", "options"),
}
HOLDEM = "holdem"


def set_up(given: Mapping[str, Any]) -> Setup:
    """The event as it was announced."""
    check_sub_keys("given", given, GIVEN)
    heads = given.get("heads", {})
    return Setup(
        house=next(house.id for house in houses.every().values() if house.night),
        event=given.get("event", "other"),
        week=_whole(given, "week", 2),
        game=given.get("game", HOLDEM),
        hole_cards=_whole(given, "hole_cards", 0),
        seats=_whole(given, "seats", 0),
        buy_in=money(given.get("buy_in", 0)),
        stack=_whole(given, "stack", 0),
        late=_whole(given, "late", 0),
        re_entry=_yes(given, "re_entry"),
        structure=_structure(given),
        register=Register(
            members=_names(given, "members"),
            guests=_names(given, "non_members"),
            registered=_names(given, "registered"),
            sleeping=_names(given, "sleeping"),
        ),
        percent=tuple(map(str, given.get("percent", ()))),
        posted=tuple(map(str, given.get("posted", ()))),
        head=money(min(heads.values(), default=0)),
        volunteers=_volunteers(given.get("volunteers", {})),
        decided=given.get("options", {}),
    )


def _structure(given: Mapping[str, Any]) -> Structure:
    ante = given.get("big_blind_ante", given.get("game", HOLDEM) == HOLDEM and not _mixed(given))
    return Structure(
        levels=tuple((small, big) for small, big in given.get("levels", DEFAULT_LEVELS)),
        minutes=_whole(given, "minutes", 25),
        breaks={int(level): minutes for level, minutes in given.get("breaks", {}).items()},
        big_blind_ante=ante,
        chip=_whole(given, "chip", 25),
    )


def _mixed(given: Mapping[str, Any]) -> bool:
    """Whether a round has a game of its own, none of them hold'em with its ante."""
    found = next(house.night for house in houses.every().values() if house.night)
    return bool(found.format(given.get("event", "other")).gamecards)


def stand(given: Mapping[str, Any]) -> Standing:
    """The night as it is taken over."""
    penalty = given.get("penalty", {})
    return Standing(
        tables={name: _row(row) for name, row in given.get("tables", {}).items()},
        entered=tuple(given.get("entered", ())),
        stacks=dict(given.get("stacks", {})),
        entrants=_whole(given, "entrants", 0),
        level=_whole(given, "level", 1),
        minute=_whole(given, "minute", 0),
        order=tuple(given.get("order", ())),
        button=dict(given.get("button", {})),
        last={name: _lie(seats) for name, seats in given.get("last", {}).items()},
        no_shows=tuple(given.get("no_shows", ())),
        away=tuple(given.get("away", ())),
        penalty=dict(penalty),
        arrears=_money_by_name(given.get("arrears", {})),
        heads=_money_by_name(given.get("heads", {})),
        pool=money(given["pool"]) if "pool" in given else None,
        pending=tuple(given.get("pending", ())),
        final=_yes(given, "final"),
    )


def _row(written: Any) -> tuple[str, ...]:
    """Who sits at a table, from seat 1 on; `-` is an empty chair."""
    names = written.split() if isinstance(written, str) else list(written)
    return tuple("" if name == "-" else name for name in names)


def _lie(seats: Any) -> tuple[int, int, int]:
    if not isinstance(seats, list) or len(seats) != 3:
        raise BadScenario(f"last is button, small and big blind, not {seats!r}")
    button, small, big = (int(seat) for seat in seats)
    return button, small, big


def _whole(given: Mapping[str, Any], key: str, default: int) -> int:
    value = given.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadScenario(f"{key} is a whole number, not {value!r}")
    return value


def _yes(given: Mapping[str, Any], key: str) -> bool:
    value = given.get(key, False)
    if not isinstance(value, bool):
        raise BadScenario(f"{key} is true or false, not {value!r}")
    return value


def _names(given: Mapping[str, Any], key: str) -> frozenset[str]:
    return frozenset(given.get(key, ()))


def _money_by_name(written: Mapping[str, Any]) -> dict[str, Cents]:
    return {name: money(amount) for name, amount in written.items()}


def _volunteers(written: Mapping[str, Any]) -> dict[str, bool]:
    """Who offers to deal, and whether he plays."""
    check_sub_keys("volunteers", written, ("playing", "not_playing"))
    offers = dict.fromkeys(written.get("not_playing", ()), False)
    return offers | dict.fromkeys(written.get("playing", ()), True)
