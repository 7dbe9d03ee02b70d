"""Entries on a season: its table, its seats, and its fees."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from houseway.club.awards import SeatAwards, award_seats
from houseway.club.fees import Account, Means, Payment, account
from houseway.club.league import (
    ByFormula,
    ByPlace,
    Night,
    Row,
    Scheme,
    records,
    standings,
    ties,
)
from houseway.errors import BadScenario
from houseway.formats.scenarios.club.deeds import (
    Compare,
    amount,
    amounts,
    choices,
    club_rules,
    exactly,
    expect,
    given,
    tell,
)
from houseway.formats.scenarios.entry import Entry, Outcome, money

GIVEN = {"fee", "paid", "by_place", "formula", "best", "results", "bounties", "seats"}
GIVEN |= {"payments", "week"}
EXPECTED = {"table", "points", "games", "seats", "seats_left", "warned"}
EXPECTED |= {"due", "owed", "may_play"}

_PAYMENT = re.compile(
    r"(?P<when>before|night) (?P<week>\d+): (?P<amount>[\d.]+) (?P<means>online|cash)"
)


@dataclass(frozen=True, slots=True)
class _Season:
    everybody: list[Row]
    table: list[Row]
    seats: SeatAwards
    account: Account | None


def run_league(entry: Entry, outcome: Outcome) -> None:
    """Score a season, take its fees, and compare."""
    written = given(entry, GIVEN, EXPECTED)
    season = tell(entry, outcome, lambda: _season(written), _no_deeds)
    if season:
        _check(entry, outcome, season)


def _no_deeds(_: _Season, deed: str) -> _Season:
    raise BadScenario(f"{deed!r}: nothing is done in a season; results and payments are given")


def _season(written: Mapping[str, Any]) -> _Season:
    rules = club_rules(written)
    scheme, nights, paid_up = _scheme(written), _nights(written), _paid_up(written)
    table = standings(rules.league, scheme, nights, paid_up)
    values = [money(each) for each in written.get("seats", [])]
    subs = sum(map(money, written["paid"].values())) if "paid" in written else None
    seats = award_seats(rules.league, table, values, subs)
    fees = None
    if "payments" in written or "week" in written:
        payments = [_payment(each) for each in written.get("payments", [])]
        week = written.get("week", max((each.week for each in payments), default=1))
        fees = account(rules.fees, money(written.get("fee", 0)), payments, week)
    return _Season(records(rules.league, scheme, nights, paid_up), table, seats, fees)


def _scheme(written: Mapping[str, Any]) -> Scheme:
    if "formula" in written:
        return Scheme(ByFormula.read(written["formula"]), written.get("best", 0))
    points = tuple(Fraction(str(each)) for each in written.get("by_place", []))
    return Scheme(ByPlace(points), written.get("best", 0))


def _nights(written: Mapping[str, Any]) -> list[Night]:
    """The nights, as far as the week that is asked about."""
    put_out, results = written.get("bounties", {}), written.get("results", {})
    last = written.get("week", max(map(int, results), default=0))
    return [
        Night(int(week), tuple(finish), put_out.get(week, {}))
        for week, finish in results.items()
        if int(week) <= last
    ]


def _paid_up(written: Mapping[str, Any]) -> set[str] | None:
    if "paid" not in written:
        return None
    fee = money(written.get("fee", 0))
    return {name for name, paid in written["paid"].items() if money(paid) >= fee}


def _payment(written: str) -> Payment:
    match = _PAYMENT.fullmatch(written)
    if match is None:
        raise BadScenario(f"{written!r} is no payment; write 'before 1: 30 online'")
    on_the_night = match["when"] == "night"
    paid = money(float(match["amount"]))
    return Payment(paid, Means(match["means"]), int(match["week"]), on_the_night)


def _check(entry: Entry, outcome: Outcome, season: _Season) -> None:
    by_name = {row.name: row for row in season.everybody}

    def points(wanted: Mapping[str, Any]) -> None:
        for name, value in wanted.items():
            got = by_name[name].points if name in by_name else Fraction(0)
            outcome.expect(f"points of {name}", Fraction(str(value)), got)

    def games(wanted: Mapping[str, int]) -> None:
        for name, number in wanted.items():
            got = by_name[name].games if name in by_name else 0
            outcome.expect(f"games of {name}", number, got)

    def seats_left(wanted: list[Any]) -> None:
        outcome.expect("seats left", list(map(money, wanted)), list(season.seats.club))

    undecided = [name for names in ties(season.table) for name in names]
    got: dict[str, Compare] = {
        "table": exactly(outcome, "table", [row.name for row in season.table]),
        "points": points,
        "games": games,
        "seats": amounts(outcome, "seat", season.seats.to),
        "seats_left": seats_left,
        "warned": exactly(outcome, "warned", bool(season.seats.warnings)),
        "choices": choices(outcome, [*undecided, "share"] if undecided else []),
    }
    if season.account:
        got |= {
            "due": amount(outcome, "due", season.account.due),
            "owed": amount(outcome, "owed", season.account.owed),
            "may_play": exactly(outcome, "may play", season.account.may_play),
        }
    expect(entry, outcome, got)
