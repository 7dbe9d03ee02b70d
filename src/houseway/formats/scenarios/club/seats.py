"""Entries on a prize seat."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from typing import Any

from houseway.club.cashes import Use
from houseway.club.seats import Seat
from houseway.errors import BadScenario, IllegalAction
from houseway.formats.scenarios.club.deeds import (
    Compare,
    amount,
    club_rules,
    exactly,
    expect,
    given,
    tell,
)
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.money import text

GIVEN = {"value", "won", "months", "season", "members"}
EXPECTED = {"kept", "kept_winner", "kept_nominee", "player", "winner", "nominee", "club"}
EXPECTED |= {"percent", "expires", "left", "state", "for_season"}

_PLAY = re.compile(
    r"play (?P<entry>[\d.]+)"
    r"(?P<how>(?: on \d{4}-\d\d-\d\d| added by \w+| by \w+| online| satellite)*)"
)
_ON = re.compile(r" on (\d{4}-\d\d-\d\d)")
_ADDED = re.compile(r" added by (\w+)")
_BY = re.compile(r"(?<!added) by (\w+)")
_AMOUNT = re.compile(r"(?P<deed>cash|agree entry) (?P<amount>[\d.]+)")
_DATE = re.compile(r"date (?P<day>\d{4}-\d\d-\d\d)")


def run_seat(entry: Entry, outcome: Outcome) -> None:
    """Play a seat, cash with it, and compare who gets what."""
    written = given(entry, GIVEN, EXPECTED)
    seat = tell(entry, outcome, lambda: _seat(written), _after)
    if seat:
        _check(entry, outcome, seat, written.get("season"))


def _seat(written: Mapping[str, Any]) -> Seat:
    rules = club_rules(written)
    value, won = money(written.get("value", 0)), written.get("won")
    if won is not None and not isinstance(won, date):
        raise BadScenario(f"won is a date such as 2026-11-13, not {won!r}")
    if value < rules.league.least_seat:
        least = text(rules.league.least_seat)
        cite = rules.league.cite("least_seat")
        raise IllegalAction(f"a seat of {text(value)}; the least is {least}", clause=cite)
    members = written.get("members")
    season = str(written.get("season", ""))
    return Seat(rules.seats, value, won, season, written.get("months", 0), members)


def _after(seat: Seat, deed: str) -> Seat:
    if deed == "permit":
        return seat.permit()
    if match := _PLAY.fullmatch(deed):
        return seat.play(_use(match))
    if match := _DATE.fullmatch(deed):
        return seat.on(date.fromisoformat(match["day"]))
    match = _AMOUNT.fullmatch(deed)
    if match and match["deed"] == "cash":
        return seat.cash(money(float(match["amount"])))
    if match:
        return seat.agree(int(match["amount"]))
    raise BadScenario(f"{deed!r} is nothing that is done with a seat; see docs/scenarios.md")


def _use(match: re.Match[str]) -> Use:
    how = match["how"]
    on, added, by = _ON.search(how), _ADDED.search(how), _BY.search(how)
    nominee = by[1] if by else ""
    return Use(
        entry=money(float(match["entry"])),
        on=date.fromisoformat(on[1]) if on else None,
        nominee=nominee,
        added_by_nominee=bool(added and nominee and added[1] == nominee),
        online=" online" in how,
        satellite=" satellite" in how,
    )


def _as_written(found: Fraction, written: object) -> Fraction:
    """A part as exactly as it is written: 66.67 stands for two thirds, 62.5 for itself."""
    decimals = len(str(written).partition(".")[2])
    return round(found, decimals) if decimals > 1 else found


def _check(entry: Entry, outcome: Outcome, seat: Seat, season: object) -> None:
    got, last = seat.divided(), seat.parts[-1] if seat.parts else None
    nominated = bool(last and last.use.nominee)
    stakes = seat.stakes(last) if last else None
    who_plays = got.nominee if nominated else got.winner

    def percent(wanted: Mapping[str, Any]) -> None:
        if stakes is None:
            raise BadScenario("a seat that was not played is not divided")
        player = stakes.nominee if nominated else stakes.winner
        parts = {"player": player, "winner": stakes.winner, "nominee": stakes.nominee}
        for name, part in wanted.items():
            found = (parts | {"club": stakes.club})[name] * 100
            outcome.expect(f"per cent of the {name}", Fraction(str(part)), _as_written(found, part))

    def for_season(wanted: Any) -> None:
        if isinstance(wanted, bool):
            outcome.expect("for the season", wanted, seat.forfeited)
        elif isinstance(wanted, str) or wanted == season:
            outcome.expect("for the season", str(wanted), seat.season if seat.forfeited else "")
        else:
            amount(outcome, "for the season", got.season)(wanted)

    compare: dict[str, Compare] = {
        "percent": percent,
        "for_season": for_season,
        "player": amount(outcome, "player", who_plays),
        "expires": exactly(outcome, "expires", seat.expires),
        "left": amount(outcome, "left", seat.left),
        "state": exactly(outcome, "state", str(seat.state)),
    }
    for key in ("kept", "kept_winner", "kept_nominee", "winner", "nominee", "club"):
        compare[key] = amount(outcome, key, getattr(got, key))
    expect(entry, outcome, compare)
