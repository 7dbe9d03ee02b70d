"""The moment after a hand that was won without a showdown: the winner may show it, or muck it.

The next cards wait that long for him, and for the others to see what he has shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from houseway.errors import IllegalAction
from houseway.floor import PotTable
from houseway.floor.showing import table_hand, unseen_winner
from houseway.server.logs.events import Draft
from houseway.server.money.ledger import Moves

if TYPE_CHECKING:
    from houseway.server.house import House
    from houseway.server.tables.live_table import LiveTable


@dataclass(slots=True)
class Showing:
    """Who may show his hand and until when, and how long a hand that was shown lies open."""

    seat: int = 0
    ends_at: float = 0.0
    lies_until: float = 0.0


def asked(live: LiveTable, house: House, now: float) -> dict[str, Any]:
    """What the end of a hand says of its winner, if he is a person who need not show."""
    table = live.table
    seat = unseen_winner(table) if isinstance(table, PotTable) else 0
    if not seat or live.players[seat].bot or not house.pace.show_seconds:
        return {}
    return {"show": {"seat": seat, "ends_at": round(now + house.pace.show_seconds, 3)}}


def answer(live: LiveTable, seat: int, house: House, *, show: bool) -> list[Draft]:
    """The winner shows his hand, or mucks it; what is shown lies there before the next cards."""
    if not show:
        return [Draft("mucked", {"seat": seat})]
    others = len(live.humans) > 1  # bots need no time to look
    until = round(house.now() + (house.pace.show_seconds if others else 0), 3)
    told = {"seat": seat, "round": live.round_number, "until": until}
    waiting = live.between.deals_at is not None
    dealing = [Draft("dealing", {"seat": seat, "ends_at": until})] if waiting else []
    return [Draft("tabled", told), *dealing]


def ends(live: LiveTable) -> None:
    """The moment is over: cards come, or the winner has gone."""
    live.showing = Showing()


def _check(live: LiveTable, seat: int) -> None:
    if live.showing.seat != seat:
        raise IllegalAction(f"seat {seat} has no hand to show or to muck")


def _tabled(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    _check(live, body["seat"])
    assert isinstance(live.table, PotTable)
    table_hand(live.table, body["seat"])
    live.shown.append(body["seat"])
    live.showing = Showing(lies_until=body["until"])
    return {}


def _mucked(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    _check(live, body["seat"])
    ends(live)
    return {}


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {
    "tabled": _tabled,
    "mucked": _mucked,
}
