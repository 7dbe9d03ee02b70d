"""Entries on what stands: venue, committee, members, dates, the memorial game."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

from houseway.club.calendar import Fixture, Stage, memorial_day, usual_day
from houseway.club.standing import Standing
from houseway.errors import BadScenario
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

GIVEN = {"date", "month", "year", "kept", "committee", "members"}
EXPECTED = {"venue", "committee", "director", "members", "events", "date", "battle"}
EXPECTED |= {"battle_pool", "player_of_the_year", "asks"}

DAY = r"(?P<day>\d{4}-\d\d-\d\d)"
AGREEING = ("committee proposes", "venue approves", "members approve")


@dataclass(frozen=True, slots=True)
class _Club:
    standing: Standing
    fixture: Fixture | None
    year: int | None
    day: date | None  # the one that is spoken of

    @property
    def dated(self) -> Fixture:
        if self.fixture is None:
            raise BadScenario("no date is spoken of; give date or month")
        return self.fixture


def run_club(entry: Entry, outcome: Outcome) -> None:
    """Let things stand, be proposed and moved, and compare."""
    written = given(entry, GIVEN, EXPECTED)
    club = tell(entry, outcome, lambda: _club(written, entry.get("done", [])), _after)
    if club:
        _check(entry, outcome, club, written)


def _club(written: Mapping[str, Any], deeds: list[str]) -> _Club:
    rules = club_rules(written)
    day: Any = written.get("date")
    if "month" in written:
        year, month = map(int, written["month"].split("-"))
        day = usual_day(rules.calendar, year, month)
    if day is not None and not isinstance(day, date):
        raise BadScenario(f"date is a date such as 2026-02-13, not {day!r}")
    standing = Standing(
        rules, tuple(written.get("committee", ())), tuple(written.get("members", ()))
    )
    # An entry that begins with a request, or a move, speaks of a date agreed on before.
    agreed = deeds and not any(deed in AGREEING for deed in deeds) and deeds[0] != "fix"
    stage = Stage.AGREED if agreed else Stage.DRAFT
    fixture = Fixture(rules.calendar, day, stage) if day else None
    return _Club(standing, fixture, written.get("year"), day)


def _after(club: _Club, deed: str) -> _Club:
    for pattern, act in _DEEDS.items():
        if match := re.fullmatch(pattern, deed):
            found = match.groupdict()
            day = date.fromisoformat(found["day"]) if "day" in found else None
            changed = act(club, found.get("name", ""), day)
            if isinstance(changed, Standing):
                return replace(club, standing=changed, day=day or club.day)
            return replace(club, fixture=changed)
    raise BadScenario(f"{deed!r} is nothing that happens to a club; see docs/scenarios.md")


_DEEDS: dict[str, Any] = {
    rf"announce (?P<name>.+) {DAY}": lambda c, name, day: c.standing.announce(name, day),
    r"players elect (?P<name>.+)": lambda c, name, _: c.standing.elect(
        re.split(r",? and |, | ", name)
    ),
    r"director appoints (?P<name>.+)": lambda c, name, _: c.standing.appoint("director", name),
    rf"(?P<name>\w+) directs {DAY}": lambda c, name, day: c.standing.direct(name, day),
    r"(?P<name>\w+) plans to play": lambda c, name, _: c.standing.welcome(name),
    rf"add (?P<name>[\w-]+) {DAY}": lambda c, name, day: c.standing.add(name, day),
    r"committee proposes": lambda c, _, __: c.dated.propose(),
    r"venue approves": lambda c, _, __: c.dated.venue_approves(),
    r"members approve": lambda c, _, __: c.dated.members_approve(),
    rf"(?P<name>\w+) asks for {DAY}": lambda c, name, day: c.dated.request(name, day),
    r"(?P<name>\w+) objects": lambda c, name, _: c.dated.object(name),
    r"fix": lambda c, _, __: c.dated.fix(),
    rf"committee moves to {DAY}": lambda c, _, day: c.dated.move(day),
    r"(?P<name>\w+) wins battle": lambda c, name, _: c.standing.crown(name, c.year or 0),
}


def _check(entry: Entry, outcome: Outcome, club: _Club, written: Mapping[str, Any]) -> None:
    standing, calendar = club.standing, club.standing.rules.calendar

    def members(wanted: list[str]) -> None:
        outcome.expect("members", sorted(wanted), sorted(standing.members))

    def committee(wanted: list[str]) -> None:
        outcome.expect("committee", sorted(wanted), sorted(standing.committee))

    def director(wanted: Any) -> None:
        by_day = {str(day): name for day, name in standing.directors.items()}
        if isinstance(wanted, dict):
            outcome.expect("director", wanted, {day: by_day.get(day) for day in wanted})
        else:
            asked = str(written.get("date", club.day))
            outcome.expect("director", wanted, by_day.get(asked, ""))

    def events(wanted: Any) -> None:
        named = [f"{each.kind} {each.day}" for each in standing.events]
        if isinstance(wanted, int):
            outcome.expect("events", wanted, len(named))
        elif isinstance(wanted, dict):
            by_day = {str(each.day): each.kind for each in standing.events}
            by_kind = {each.kind: each.day for each in standing.events}
            outcome.expect("events", wanted, {k: by_day.get(k, by_kind.get(k)) for k in wanted})
        else:
            said = list(map(str, wanted))
            days = [str(each.day) for each in standing.events]
            kinds = [each.kind for each in standing.events]
            dated = all(each[:4].isdigit() for each in said)
            told = named if all(" " in each for each in said) else days if dated else kinds
            outcome.expect("events", sorted(said), sorted(told))

    got: dict[str, Compare] = {
        "members": members,
        "committee": committee,
        "director": director,
        "events": events,
        "player_of_the_year": exactly(
            outcome, "player of the year", standing.champions.get(club.year or 0, "")
        ),
        "battle_pool": amount(outcome, "battle pool", _kept(written.get("kept", 0))),
    }
    got["venue"] = exactly(
        outcome, "venue", standing.venue(written.get("date", club.day) or calendar.since)
    )
    if club.fixture:
        got["date"] = exactly(outcome, "date", club.fixture.day)
        turn = club.fixture.asks
        got["asks"] = lambda wanted: outcome.expect("asks", wanted or "", turn)
    if club.year:
        got["battle"] = exactly(outcome, "battle", memorial_day(calendar, club.year))
    expect(entry, outcome, got)


def _kept(written: Any) -> int:
    """What was kept in the year: an amount, or several."""
    if isinstance(written, dict):
        return sum(map(money, written.values()))
    if isinstance(written, list):
        return sum(map(money, written))
    return money(written)
