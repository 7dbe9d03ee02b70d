"""What the floor orders at a table: rests, other stakes, chips for its tray, who sits and who goes.

Every order says who gave it and how it stood before and after. Like everything at a table it is an
event, with one function that says what money moves.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from houseway import games
from houseway.errors import IllegalAction, IllegalSeat
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.tables.seat_changes import goes

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable


@dataclass(slots=True)
class Orders:
    """What the floor has said of a table that still holds."""

    paused: bool = False
    barred: set[str] = field(default_factory=set)  # people who were put out of it


def check_goes_on(live: LiveTable) -> None:
    """Refuse cards at a table that rests."""
    if live.orders.paused:
        raise IllegalAction(f"the floor has paused {live.name}; cards come when it goes on")


def _paused(live: LiveTable, _body: Mapping[str, Any]) -> Moves:
    if live.orders.paused:
        raise IllegalAction(f"{live.name} is paused already")
    live.orders.paused = True
    live.between.deals_at = None
    live.ready.clear()
    return {}


def _resumed(live: LiveTable, _body: Mapping[str, Any]) -> Moves:
    if not live.orders.paused:
        raise IllegalAction(f"{live.name} is not paused")
    live.orders.paused = False
    return {}


def _put_out(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    seat = body["seat"]
    moves = goes(live, seat, live.table.leave(seat))
    live.orders.barred = {*live.orders.barred, body["person"]}
    return moves


def _restaked(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    game = games.find(live.game.id)
    live.table.restake(game, game.read_settings(body["settings"], complete=True))
    live.ready.clear()
    live.between.deals_at = None
    live.posted_sign = {}
    return {}


def _held(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    """A seat is kept for somebody, whoever is next on a list."""
    seat, person = body["seat"], body["person"]
    if seat in live.players or not 1 <= seat <= live.seat_count:
        raise IllegalSeat(f"seat {seat} of {live.name} is not free")
    live.between.waiting.keep(seat, person, body["until"], "")
    live.between.names[person] = body["name"]
    return {}


def _filled(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    return ledger.moved(ledger.ISSUE, f"bank:{live.id}", body["amount"])


def _credited(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    return ledger.moved(f"bank:{live.id}", ledger.ISSUE, body["amount"])


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {
    "paused": _paused,
    "resumed": _resumed,
    "put_out": _put_out,
    "restaked": _restaked,
    "held": _held,
    "filled": _filled,
    "credited": _credited,
}
