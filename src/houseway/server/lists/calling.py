"""Calling people to seats: whoever came first, from the table's own list or from the board."""

from __future__ import annotations

from collections.abc import Callable

from houseway.floor.board import first_call
from houseway.floor.waiting import Place
from houseway.server.house import House
from houseway.server.lists.live_list import LiveList
from houseway.server.logs.events import Draft
from houseway.server.tables.bots import needs_bank
from houseway.server.tables.live_table import LiveTable


def next_call(
    live: LiveTable, board: LiveList | None, house: House, now: float, spare: frozenset[int]
) -> Draft | None:
    """The next call to a seat of a table, or a bot that makes room for somebody who waits.

    `board` is the list for the table's game and stakes; `spare` are seats it is not called to.
    """
    if live.between.closed:
        return None
    own, line = live.between.waiting, board.line if board else None
    not_here = {player.id for player in live.players.values()} | live.unwelcome
    call = first_call(live.open_seats - spare, not_here, own, line, live.id)
    if call is None:
        bot = idle_bot(live)
        if bot is None or live.free_seats:
            return None
        wanted = own.next_call([bot]) or (line and line.next_call([Place(live.id, bot)], not_here))
        return Draft("left", {"seat": bot}) if wanted else None
    until = round(now + house.board.hold_seconds, 3)
    told = {"seat": call.seat, "person": call.person, "until": until}
    if board and call.from_board:
        told |= {"list": board.id, "name": board.names[call.person]}
    return Draft("called", told)


def idle_bot(live: LiveTable) -> int | None:
    """A bot that may stand up for somebody who waits; one that banks stays."""
    if needs_bank(live):
        return None
    bots = [seat for seat, player in live.players.items() if player.bot]
    return next((seat for seat in reversed(bots) if not live.table.playing(seat)), None)


def lets_go(place: Place, person: str) -> Callable[[LiveTable], list[Draft]]:
    """A seat is held no longer for somebody who has sat down elsewhere."""

    def decide(live: LiveTable) -> list[Draft]:
        hold = live.between.waiting.held_for(person)
        told = {"seat": place.seat, "person": person}
        return [Draft("passed_over", told)] if hold and hold.seat == place.seat else []

    return decide
