"""Entries on prizes: what is kept, how many places are paid, and what each gets."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from houseway import houses
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
from houseway.houses.club_rules import ClubRules
from houseway.money import text
from houseway.tournament import prizes

GIVEN = {"event", "week", "entrants", "re_entries", "rebuys", "buy_in", "pool", "percent"}
GIVEN |= {"tied", "finish"}
EXPECTED = {"places", "fee", "pool", "prizes", "ladder"}


@dataclass(frozen=True, slots=True)
class _Payout:
    rules: ClubRules
    event: str
    entries: prizes.Entries | None
    takings: prizes.Takings | None
    pool: int | None
    posted: prizes.Posted | None
    awards: Mapping[str, tuple[prizes.Prize, ...]] | None


def run_payout(entry: Entry, outcome: Outcome) -> None:
    """Work the prizes of a night out, and compare."""
    written = given(entry, GIVEN, EXPECTED)
    found = tell(entry, outcome, lambda: _worked_out(written), _no_deeds)
    if found:
        _check(entry, outcome, found)


def _no_deeds(_: _Payout, deed: str) -> _Payout:
    raise BadScenario(f"{deed!r}: nothing is done where prizes are worked out")


def _worked_out(written: Mapping[str, Any]) -> _Payout:
    rules, event = club_rules(written), written.get("event", "other")
    rules.event(event)
    entries = _entries(written)
    takings = None
    if entries and (price := _price(event, written)) is not None:
        takings = prizes.takings(rules, event, price, entries)
    pool = money(written["pool"]) if "pool" in written else takings.pool if takings else None
    posted, awards = _posted(rules, event, entries, written, pool), None
    if posted and "finish" in written:
        awards = prizes.awarded(posted, written["finish"], written.get("tied", []), rules.prizes)
    return _Payout(rules, event, entries, takings, pool, posted, awards)


def _price(event: str, written: Mapping[str, Any]) -> int | None:
    """What an entry costs: as given, or as the house prints it of the event."""
    if "buy_in" in written:
        return money(written["buy_in"])
    printed = [house.night.formats.get(event) for house in houses.every().values() if house.night]
    return next((each.buy_in for each in printed if each and each.buy_in), None)


def _entries(written: Mapping[str, Any]) -> prizes.Entries | None:
    if "entrants" not in written:
        return None
    again = written.get("re_entries", 0) + written.get("rebuys", 0)
    return prizes.Entries(written["entrants"], again)


def _posted(
    rules: ClubRules,
    event: str,
    entries: prizes.Entries | None,
    written: Mapping[str, Any],
    pool: int | None,
) -> prizes.Posted | None:
    if "percent" not in written:
        return None
    paid = len(written["percent"])
    if entries and paid != (places := prizes.places(rules, event, entries)):
        cite = rules.event(event).ladder.cite
        raise IllegalAction(f"{paid} prizes; {places} places are paid", clause=cite)
    return prizes.by_percent(rules, 0 if pool is None else pool, written["percent"])


def _check(entry: Entry, outcome: Outcome, found: _Payout) -> None:
    def ladder(wanted: Mapping[str, int]) -> None:
        for players, places in wanted.items():
            got = prizes.places(found.rules, found.event, prizes.Entries(int(players)))
            outcome.expect(f"places with {players} players", places, got)

    def paid(wanted: Any) -> None:
        if isinstance(wanted, list):
            posted = found.posted.prizes if found.posted else ()
            got = [text(each.worth) for each in posted]
            outcome.expect("prizes", [text(money(each)) for each in wanted], got)
            return
        by_player = prizes.money_of(found.awards or {})
        for name, value in wanted.items():
            got_by = text(by_player.get(name, 0))
            outcome.expect(f"prize of {name}", text(money(value)), got_by)

    got: dict[str, Compare] = {"ladder": ladder, "prizes": paid}
    if found.entries:
        places = prizes.places(found.rules, found.event, found.entries)
        got["places"] = exactly(outcome, "places", places)
    if found.takings:
        got["fee"] = amount(outcome, "fee", found.takings.kept)
    if found.pool is not None:
        got["pool"] = amount(outcome, "pool", found.pool)
    expect(entry, outcome, got)
