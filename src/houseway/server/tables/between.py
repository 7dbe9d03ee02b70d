"""What a table is between rounds besides its chips: who waits, who is away, whether it is closed.

Like everything at a table it is changed only by events, each by one function that says what money
moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from houseway.errors import IllegalSeat
from houseway.floor.attendance import Attendance
from houseway.floor.waiting import WaitingList
from houseway.server.money.ledger import Moves

if TYPE_CHECKING:
    from houseway.server.logs.events import Draft, Event
    from houseway.server.tables.live_table import LiveTable

BY_HOUSE = "by_house"  # an event that the house made for a player of whom nothing is heard
OUT_OF_TIME = "out_of_time"


@dataclass(slots=True)
class Between:
    """What there is to know of a table between its rounds."""

    host: str  # who opened it
    waiting: WaitingList[int] = field(default_factory=WaitingList)
    names: dict[str, str] = field(default_factory=dict)  # of those on the list, or called here
    attendance: Attendance = field(default_factory=Attendance)
    deals_at: float | None = None  # when the cards come, once somebody wants them
    visited: bool = False  # somebody has played here, so that bots are not kept waiting
    closed: bool = False

    def check_seat(self, seat: int, person: str, table: str) -> None:
        """Refuse a seat at a table that is closed, or one that is held for somebody else."""
        if self.closed:
            raise IllegalSeat(f"{table} is closed; the lobby lists the tables that are open")
        self.waiting.check_seat(seat, person)

    def happened(self, draft: Draft | Event, now: float) -> None:
        """Remember who was heard of, and who goes and comes."""
        body, kind = draft.body, draft.kind
        seat = body.get("by") if kind in ("dealt", "clock") else body.get("seat")
        if kind in ("left", "picked_up", "refuse", "put_out"):
            self.attendance.leaves(body["seat"])
            self.visited = True
        elif kind in ("sat", "back"):
            self.attendance.comes(body["seat"], now)
        elif seat is not None and kind in _OWN and not (body.keys() & {BY_HOUSE, OUT_OF_TIME}):
            self.attendance.heard(seat, now)
        if kind == "resumed":
            self.attendance.resumes(now)
        if kind == "away":
            self.attendance.goes(body["seat"], now)
        elif kind == "dealt":
            self.attendance.dealt()
            self.deals_at = None
        elif kind == "sat":
            self.waiting.sits(body["seat"], body["person"])
            self.names.pop(body["person"], None)
            self.visited = self.visited or not body["bot"]


# What a player does himself, by which he is heard of.
_OWN = {
    "away", "bank", "bet", "bought", "clock", "dealing", "dealt", "acted", "post", "ready",
    "straddled", "tabled", "mucked", "waive",
}  # fmt: skip


def _joined(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.between.waiting.join(body["person"], body.get("at", 0.0))
    live.between.names[body["person"]] = body["name"]
    return {}


def _unlisted(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.between.waiting.leave(body["person"])
    del live.between.names[body["person"]]
    return {}


def _called(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    waiting, seat, person = live.between.waiting, body["seat"], body["person"]
    if called_from := body.get("list"):
        waiting.keep(seat, person, body["until"], called_from)
        live.between.names[person] = body["name"]
    else:
        waiting.call(seat, person, body["until"])
    return {}


def _declined(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    hold = live.between.waiting.decline(body["person"], body.get("at", 0.0))
    if hold.of:
        del live.between.names[hold.person]
    return {}


def _passed_over(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    hold = live.between.waiting.pass_over(body["seat"])
    del live.between.names[hold.person]
    return {}


def _dealing(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.between.deals_at = body["ends_at"]
    return {}


def _closed(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    if live.players:
        seat = min(live.players)
        raise IllegalSeat(f"seat {seat} is taken; a table is closed when nobody sits there")
    live.between.closed = True
    live.between.waiting = WaitingList()
    live.between.names.clear()
    return {}


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {
    "joined": _joined,
    "unlisted": _unlisted,
    "called": _called,
    "declined": _declined,
    "passed_over": _passed_over,
    "dealing": _dealing,
    "closed": _closed,
}
