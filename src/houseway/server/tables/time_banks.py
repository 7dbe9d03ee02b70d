"""Time banks: the seconds that each player of a pot game may think beyond the clock.

What a table gives is written when it is opened, and what is used when it is used, so that the log
says all of it. Nobody asks for his bank: it is drawn on when his clock has run out, and what he
does not use of it stays his.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from houseway.errors import IllegalAction
from houseway.server.logs.events import Draft
from houseway.server.money.ledger import Moves
from houseway.server.tables.players import Clock

if TYPE_CHECKING:
    from houseway.server.house import House
    from houseway.server.logs.events import Event
    from houseway.server.tables.live_table import LiveTable

LEAST = 1.0  # seconds that are worth waiting for


@dataclass(slots=True)
class TimeBanks:
    """What a table gives, and what everybody has left of it, in seconds."""

    most: float = 0.0  # to sit down with, and never more
    gain: float = 0.0  # for each hand that one is dealt
    left: dict[str, float] = field(default_factory=dict)  # by person; who is not here has it all
    ends_at: float = 0.0  # of the bank that is drawn on now
    drawn_by: str = ""

    @classmethod
    def of(cls, opened: Mapping[str, Any]) -> TimeBanks:
        """As the table was opened; tables that were opened before there were any have none."""
        most, gain = opened.get("time_bank", (0.0, 0.0))
        return cls(most, gain)

    def of_person(self, person: str) -> float:
        return self.left.get(person, self.most)

    def happened(self, live: LiveTable, draft: Draft | Event, now: float) -> None:
        """Give back what was not used, and to everybody who is dealt in a little more."""
        if draft.kind == "acted" and self.drawn_by:
            self.left[self.drawn_by] = round(max(0.0, self.ends_at - now), 3)
            self.drawn_by = ""
        elif draft.kind == "dealt" and self.most and live.table.round:
            for seat in live.table.round.numbers():
                person = live.players[seat].id
                if person in self.left:
                    self.left[person] = min(self.most, round(self.left[person] + self.gain, 3))


def posted(house: House) -> list[float]:
    """What a new table gives: so many seconds, and so many more with each hand."""
    return [house.pace.bank_seconds, house.pace.bank_gain]


def draws_on(live: LiveTable, seat: int, now: float) -> Draft | None:
    """The bank of the player whose clock has run out, if he is here and has any left."""
    seconds = live.time_banks.of_person(live.players[seat].id)
    spent = live.clock is None or live.clock.banked or live.table.seats[seat].away
    if spent or seconds < LEAST:
        return None
    return Draft("extended", {"seat": seat, "ends_at": round(now + seconds, 3)})


def _extended(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    seat = body["seat"]
    if live.clock is None or live.clock.seat != seat or live.clock.banked:
        raise IllegalAction(f"seat {seat} has no clock to extend")
    live.clock = Clock(seat, body["ends_at"], banked=True)
    banks, person = live.time_banks, live.players[seat].id
    banks.left[person], banks.ends_at, banks.drawn_by = 0.0, body["ends_at"], person
    return {}


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {"extended": _extended}
