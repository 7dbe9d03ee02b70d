"""A table of a dealt event: the event gives it seats and hands, and players have time to act.

Everybody has so many seconds for each decision, and a bank of more for the whole event, which he
takes along when he is moved. Its chips are not money: nothing here moves any.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from houseway.floor import Seated
from houseway.floor.event_table import EventTable
from houseway.money import Cents
from houseway.server.money.ledger import Moves
from houseway.server.tables.players import Clock, Player

if TYPE_CHECKING:
    from houseway.server.logs.events import Draft, Event
    from houseway.server.tables.live_table import LiveTable


@dataclass(slots=True)
class InEvent:
    """What a table knows of the event that it belongs to."""

    night: str
    table: str  # its letter
    seconds: float  # to act
    thinks: tuple[float, float]  # how long bots do
    looks: float  # between two hands
    banks: dict[str, float] = field(default_factory=dict)  # seconds that people have left
    shown: dict[str, Any] = field(default_factory=dict)  # level, players left and the like
    since: float = 0.0  # when the seat to act was asked
    ended: float = 0.0  # when the last hand did

    @classmethod
    def of(cls, body: Mapping[str, Any]) -> InEvent:
        low, high = body["thinks"]
        return cls(body["night"], body["table"], body["seconds"], (low, high), body["looks"])

    def happened(self, live: LiveTable, draft: Draft | Event, now: float) -> None:
        """Count the time that was taken, and put the clock on whoever acts next."""
        if draft.kind == "acted" and (player := live.players.get(draft.body["seat"])):
            over = max(0.0, now - self.since - self.seconds)
            if over and player.id in self.banks:
                self.banks[player.id] = max(0.0, round(self.banks[player.id] - over, 3))
        if draft.kind not in ("dealt", "acted"):
            return
        self.since = now
        if not live.table.in_round:
            self.ended, live.clock = now, None
            return
        seat = live.to_act
        player = live.players.get(seat) if seat else None
        if seat is None or player is None or player.bot:
            live.clock = None
            return
        live.clock = Clock(seat, round(now + self.seconds + self.banks.get(player.id, 0.0), 3))


def _given(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    """The event says who sits here now."""
    assert isinstance(live.table, EventTable)
    assert live.event is not None
    seats = {int(seat): each for seat, each in body["seats"].items()}
    live.table.give(
        {
            at: Seated(each["person"], Cents(each["stack"]), away=each["away"])
            for at, each in seats.items()
        }
    )
    live.players = {
        at: Player(each["person"], each["name"], each["bot"]) for at, each in seats.items()
    }
    live.event.banks = {each["person"]: each["bank"] for each in seats.values() if not each["bot"]}
    live.event.shown = body["shown"]
    return {}


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {"given": _given}
