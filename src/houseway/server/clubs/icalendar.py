"""The club's dates as an iCalendar feed (RFC 5545): one all-day event for each."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import timedelta

from houseway.club import Stage
from houseway.club.events import Scheduled
from houseway.server.clubs.live_club import LiveClub

LONGEST = 75  # bytes of a line; longer ones are folded (3.1)


def calendar(live: LiveClub) -> str:
    """The feed; a date that is not fixed yet is tentative."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Houseway//Club//EN"]
    lines += [f"X-WR-CALNAME:{_text(live.name)}"]
    for event in sorted(live.club.events.values(), key=lambda each: (each.fixture.day, each.id)):
        lines += _event(live, event)
    lines += ["END:VCALENDAR"]
    return "".join(f"{folded}\r\n" for line in lines for folded in _folded(line))


def _event(live: LiveClub, event: Scheduled) -> Iterator[str]:
    day = event.fixture.day
    fixed = event.fixture.stage is Stage.FIXED or event.played
    yield "BEGIN:VEVENT"
    yield f"UID:{_text(event.id).replace(' ', '-')}.{live.id}@houseway"
    yield f"DTSTAMP:{day:%Y%m%d}T000000Z"
    yield f"DTSTART;VALUE=DATE:{day:%Y%m%d}"
    yield f"DTEND;VALUE=DATE:{day + timedelta(1):%Y%m%d}"
    yield f"SUMMARY:{_text(f'{event.kind.name} {event.id}')}"
    if venue := live.club.standing.venue(day):
        yield f"LOCATION:{_text(venue)}"
    yield f"STATUS:{'CONFIRMED' if fixed else 'TENTATIVE'}"
    yield "END:VEVENT"


def _text(words: str) -> str:
    """Words with what has a meaning in the format escaped (3.3.11)."""
    words = words.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
    return words.replace("\r", "").replace("\n", "\\n")


def _folded(line: str) -> Iterator[str]:
    """A line in pieces that are short enough, cut between letters."""
    piece = ""
    for letter in line:
        if len((piece + letter).encode()) > LONGEST:
            yield piece
            piece = " "
        piece += letter
    yield piece
