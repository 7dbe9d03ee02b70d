"""Scenarios of a jackpot over time: drops, postings, claims and payments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from houseway.cards import parse_cards
from houseway.errors import BadInput, BadScenario, BadSetting, Illegal
from houseway.floor.jackpots import (
    Claim,
    DailyPool,
    Opening,
    Pool,
    Taken,
    local,
    open_pool,
)
from houseway.formats.scenarios.citations import check_refused
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.formats.scenarios.jackpots.jackpot_hands import read_programme
from houseway.formats.scenarios.jackpots.jackpot_meters import by_jackpot, check_programme
from houseway.formats.scenarios.jackpots.jackpot_words import plain
from houseway.money import ZERO, Cents, dollars

NOTHING = Taken(ZERO, ZERO, ZERO)
SOME_DAY = date(2000, 1, 1)  # where times are given without a date
_WHEN = re.compile(r"(?:(?P<day>\d{4}-\d\d-\d\d) )?(?:(?P<time>\d\d:\d\d(?::\d\d)?) )?(?P<what>.+)")
_DROP = re.compile(r"drop (?P<amount>[\d.]+) from (?P<room>\S+)(?: for (?P<jackpot>.+))?")
_POT = re.compile(r"pot (?P<amount>[\d.]+) from (?P<room>\S+)")
_HIT = re.compile(
    r"hit (?:(?P<jackpot>.+?) )?at (?P<room>\S+) by (?P<winners>[\d ]+?)"
    r"(?: over (?P<losers>[\d ]+?))?(?:, dealt in (?P<dealt>[\d ]+?))?"
    r"(?:, first card (?P<first>\d\d:\d\d(?::\d\d)?))?"
)
_VOID = re.compile(r"void(?: (?P<jackpot>.+?))? (?P<why>for talking|no hand)")
_NAMED = re.compile(r"(?P<verb>verify|reseed)(?: (?P<jackpot>.+))?")
_SHOWS = re.compile(r"(?P<name>.+?) shows (?P<cards>.+) at (?P<room>\S+)")
_LOWER = re.compile(r"lower (?:.+ )?to (?P<amount>[\d.]+)")


def run_programme(entry: Entry, outcome: Outcome) -> None:
    """Open the books, let things happen, and compare what the meters show."""
    entry = plain(entry)
    events = entry.get("events", [])
    try:
        programme = read_programme(entry)
        story = _Story(open_pool(programme, _opening(entry)))
    except BadSetting as error:
        if "illegal" not in entry or events:
            outcome.differences.append(f"it was not offered: {error.message}")
        check_refused(entry, outcome, error)
        return
    if "illegal" in entry and not events:
        outcome.differences.append("it was offered; it should have been refused")
        return
    for event in events[:-1] if "illegal" in entry else events:
        story.happen(event)
    if "illegal" in entry:
        _expect_refusal(entry, outcome, story, events[-1])
    story.pool.ledger.check()
    check_programme(entry, outcome, story.pool, story.taken)


def _expect_refusal(entry: Entry, outcome: Outcome, story: _Story, event: str) -> None:
    before = _state(story.pool)
    try:
        story.happen(event)
    except BadScenario:
        raise
    except (Illegal, BadInput) as error:
        check_refused(entry, outcome, error)
        if before != _state(story.pool):
            outcome.differences.append(f"{event!r} was refused and changed something all the same")
        return
    outcome.differences.append(f"{event!r} was taken; it should have been refused")


def _state(pool: Pool) -> dict[str, Any]:
    return deepcopy({name: held for name, held in vars(pool).items() if name != "programme"})


def _opening(entry: Entry) -> Opening:
    start = entry.get("start", {})
    if unknown := start.keys() - {"posted", "accrued", "seed_pool", "local"}:
        raise BadScenario(f"start has no {', '.join(sorted(unknown))}")
    posted = by_jackpot(start.get("posted", {}))
    posted |= {local(room): money(amount) for room, amount in start.get("local", {}).items()}
    accrued = by_jackpot(start.get("accrued", {}))
    return Opening(posted, accrued, money(start.get("seed_pool", 0)))


@dataclass(slots=True)
class _Story:
    """A jackpot's books as events are read one after another."""

    pool: Pool
    at: datetime | None = None
    taken: Taken = NOTHING  # out of all pots together

    def happen(self, event: str) -> None:
        """One event: its time, if it has one, and what happened."""
        match = _WHEN.fullmatch(event)
        assert match
        if match["day"] or match["time"]:
            day = date.fromisoformat(match["day"]) if match["day"] else self._day
            self.at = datetime.combine(day, time.fromisoformat(match["time"] or "00:00"))
        if not any(self._tried(match["what"])):
            raise BadScenario(f"{event!r} is no event of a jackpot; see docs/scenarios.md")

    @property
    def _day(self) -> date:
        return self.at.date() if self.at else SOME_DAY

    def _tried(self, what: str) -> Iterator[bool]:
        """The readers of events in turn; one that says True has understood it."""
        yield self._plain(what)
        yield self._money(what)
        yield self._claim(what)
        yield self._daily(what)

    def _plain(self, what: str) -> bool:
        acts = {"post": self.pool.post, "freeze": self.pool.freeze, "unfreeze": self.pool.unfreeze}
        if act := acts.get(what):
            act(self.at)
        return act is not None

    def _money(self, what: str) -> bool:
        pool = self.pool
        if match := _DROP.fullmatch(what):
            pool.drop(dollars(match["amount"]), match["room"], self.at, match["jackpot"])
        elif match := _POT.fullmatch(what):
            taken = pool.takes(dollars(match["amount"]), match["room"], self.at)
            self.taken = Taken(
                *(Cents(sum(parts)) for parts in zip(self.taken, taken, strict=True))
            )
        elif match := _LOWER.fullmatch(what):
            pool.lower(dollars(match["amount"]))
        return match is not None

    def _claim(self, what: str) -> bool:
        pool = self.pool
        if match := _HIT.fullmatch(what):
            pool.hit(self._claimed(match), self.at)
        elif match := _VOID.fullmatch(what):
            pool.void(self._name(match), self.at, talking=match["why"] == "for talking")
        elif match := _NAMED.fullmatch(what):
            act = pool.verify if match["verb"] == "verify" else pool.reseed
            act(self._name(match), self.at)
        return match is not None

    def _claimed(self, match: re.Match[str]) -> Claim:
        first = time.fromisoformat(match["first"]) if match["first"] else None
        jackpot = match["jackpot"] or ""
        return Claim(
            table=match["room"],
            winners=_numbers(match["winners"]),
            losers=_numbers(match["losers"]),
            dealt_in=_numbers(match["dealt"]),
            jackpot=local(match["room"]) if jackpot == "local" else jackpot,
            first_card=self._before_now(first) if first else None,
        )

    def _before_now(self, clock: time) -> datetime:
        """The last moment at which it was so late; a round may begin before midnight."""
        moment = datetime.combine(self._day, clock)
        return moment - timedelta(days=1) if self.at and moment > self.at else moment

    def _name(self, match: re.Match[str]) -> str | None:
        """The jackpot that is named; `local` alone is the one whose claim is open."""
        if match["jackpot"] == "local":
            return next((name for name in self.pool.claims if name), "local")
        return match["jackpot"]

    def _daily(self, what: str) -> bool:
        pool = self.pool
        if not isinstance(pool, DailyPool):
            return False
        if what == "pay":
            pool.pay(self.at)
            return True
        match = _SHOWS.fullmatch(what)
        if match:
            pool.shows(match["name"], parse_cards(match["cards"]), match["room"], self.at)
        return match is not None


def _numbers(written: str | None) -> tuple[int, ...]:
    return tuple(map(int, (written or "").split()))
