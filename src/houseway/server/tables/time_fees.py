"""Collection by time in the running room: taken at the half hour, and from whoever comes later.

At the mark everybody pays who has paid for the half hour before and still plays; a hand that is
being played is finished first. Whoever sits down later, comes back, or starts a game that had
broken up, pays for what is left of the half hour, before the next cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from houseway.floor import PotTable
from houseway.floor.time_fees import MINUTES, mark_after, minutes_left
from houseway.server.logs.events import Draft
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.tables import bots
from houseway.server.tables.between import BY_HOUSE

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable


def timed(live: LiveTable) -> PotTable | None:
    """The table, if it collects by time."""
    table = live.table
    return table if isinstance(table, PotTable) and table.time_rates else None


def marked_at(live: LiveTable) -> float | None:
    """The mark at which the fee is taken next, in seconds since 1970."""
    table = timed(live)
    return table.hours.next_mark if table else None


def at_mark(live: LiveTable, now: float) -> Draft:
    """What the house does when a half hour is over.

    A table at which no game goes on takes nothing, nor does a house that was closed at the mark.
    """
    table = timed(live)
    assert table
    mark, until = table.hours.next_mark, mark_after(now)
    goes_on = mark is not None and until == mark_after(mark) and table.can_deal() is None
    paid = table.hours.paid
    seats = [each for each in table.players() if paid.get(table.seats[each].person) == mark]
    return _takes(live, table, seats if goes_on else [], MINUTES, now)


def before_cards(live: LiveTable, now: float) -> Draft | None:
    """What the house does before the next cards, if somebody has yet to pay."""
    table = timed(live)
    unpaid = table.unpaid(now) if table else []
    return _takes(live, table, unpaid, minutes_left(now), now) if table and unpaid else None


def _takes(
    live: LiveTable, table: PotTable, seats: Sequence[int], minutes: int, now: float
) -> Draft:
    """The fee from all of them; first, whoever cannot pay it sits out, and a bot buys chips."""
    for seat in table.short(minutes, seats):
        if live.players[seat].bot and (amount := bots.room_for(live, seat)):
            return Draft("bought", {"seat": seat, "amount": amount})
        return Draft("away", {"seat": seat, BY_HOUSE: True})
    told = {"seats": list(seats), "minutes": minutes, "until": mark_after(now)}
    return Draft("time_fee", {**told, "taken_at": now})


def _taken(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    table, seats = timed(live), body["seats"]
    assert table
    lines = table.collects_time(body["minutes"], *seats) if seats else []
    people = [table.seats[seat].person for seat in seats]
    table.hours.pay(people, body["until"], body["taken_at"])
    moves = {ledger.seat(live.id, line.seat or 0): int(line.net) for line in lines}
    return {**moves, f"collection:{live.id}": -sum(moves.values())} if moves else {}


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {"time_fee": _taken}
