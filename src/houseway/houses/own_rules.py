"""What a club calls its own: its kinds of events in its own words, and whether it cites a book.

    tuesday: Tuesday game; season; places 6=1 12=2 more 3
    cup: The Cup; keeps; places 15%
    grand: Grand Final; memorial

A line is a kind of event: what it is written down by, its name, and what is true of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from houseway.errors import BadSetting
from houseway.houses.event_kinds import Bounty, EventKind, Ladder, PartOfField, Steps
from houseway.houses.rules import Rules, option

MOST_KINDS = 40
_ID = re.compile(r"[a-z][a-z0-9-]{0,39}")
_STEPS = re.compile(r"((?:\d{1,4}=\d{1,3}\s+)*)more (\d{1,3})")
_WORDS = "season, keeps, memorial, progressive, mystery, weeks 1 2, places 10=2 20=3 more 4"


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnRules(Rules):
    """A club's own words."""

    kinds: str = option("", "its own kinds of events, a line for each; none: those of the house")
    book: bool = option(True, "the rulebook of the house is cited")


@dataclass(frozen=True, slots=True)
class OwnKind:
    """A kind of event as a club has written it down."""

    kind: EventKind
    memorial: bool = False  # what is kept goes to it


def read_kinds(written: str, ladder: Ladder) -> list[OwnKind]:
    """The kinds of events of a club; `ladder` is for those that say nothing of places."""
    lines = [line.strip() for line in written.splitlines() if line.strip()]
    kinds = [_kind(line, ladder) for line in lines]
    if len(kinds) > MOST_KINDS:
        raise BadSetting(f"{len(kinds)} kinds of events; there may be {MOST_KINDS}")
    if len({each.kind.id for each in kinds}) < len(kinds):
        raise BadSetting("two kinds of events are written down by the same word")
    if sum(each.memorial for each in kinds) > 1:
        raise BadSetting("what is kept goes to one event; two say memorial")
    return kinds


def _kind(line: str, ladder: Ladder) -> OwnKind:
    id, colon, rest = (part.strip() for part in line.partition(":"))
    name, *said = (part.strip() for part in rest.split(";"))
    if not colon or not name or not _ID.fullmatch(id):
        raise BadSetting(f"{line!r} is no kind of event; write 'cup: The Cup; keeps'")
    told = dict(_said(line, each) for each in said)
    bounty = next((each for each in Bounty if each in told), Bounty.NONE)
    weeks, places = told.get("weeks", ""), told.get("places", "")
    if weeks and not re.fullmatch(r"\d{1,3}(\s+\d{1,3})*", weeks):
        raise BadSetting(f"weeks {weeks!r} of {id}; write 'weeks 1 5'")
    kind = EventKind(
        id=id,
        name=name,
        ladder=_ladder(id, places) if places else ladder,
        keeps="keeps" in told,
        bounty=bounty,
        bounty_weeks=tuple(map(int, weeks.split())),
        season="season" in told,
    )
    return OwnKind(kind, "memorial" in told)


def _said(line: str, each: str) -> tuple[str, str]:
    word, _, rest = each.partition(" ")
    bare = word in ("season", "keeps", "memorial", Bounty.PROGRESSIVE, Bounty.MYSTERY)
    if bare is bool(rest) or not (bare or word in ("weeks", "places")):
        raise BadSetting(f"{each!r} in {line!r}; there are {_WORDS}")
    return word, rest.strip()


def _ladder(id: str, written: str) -> Ladder:
    if part := re.fullmatch(r"(\d{1,2}|100)%", written):
        return PartOfField(None, int(part[1]))
    match = _STEPS.fullmatch(written)
    if match is None:
        raise BadSetting(f"places {written!r} of {id}; write '10=2 20=3 more 4', or '15%'")
    rows = tuple(_rows(match[1]))
    if sorted(rows) != list(rows) or len({most for most, _ in rows}) < len(rows):
        raise BadSetting(f"places {written!r} of {id}; more players come later, and pay no less")
    return Steps(None, rows, int(match[2]))


def _rows(written: str) -> Iterator[tuple[int, int]]:
    for each in written.split():
        most, _, paid = each.partition("=")
        yield int(most), int(paid)
