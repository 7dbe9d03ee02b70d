"""The lists of the room: who waits for a game at its stakes, and what a table's events do to that.

A table changes its list in its own transaction.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.waiting import Hold, Place
from houseway.server.database.models import ListRow
from houseway.server.house import House
from houseway.server.lists import waits
from houseway.server.lists.calling import idle_bot, next_call
from houseway.server.lists.live_list import LiveList, list_of
from houseway.server.logs import events
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.upkeep import Step

# What may open a seat.
_OPENS = {"opened", "left", "picked_up", "passed_over", "unlisted", "declined", "closed", "settled"}
_OPENS |= {"put_out", "resumed"}

Told = list[tuple[LiveList, Draft]]


class Lists(Kind[LiveList]):
    """The lists of a room, as this process knows them."""

    def __init__(self, let_go: Callable[[Place, str], Awaitable[None]]) -> None:
        super().__init__()
        self._let_go = let_go  # a seat that is held elsewhere for who has sat down

    async def begin(self, conn: AsyncConnection, log: str) -> LiveList:
        return LiveList(await events.first(conn, log))

    async def replay(self, conn: AsyncConnection, live: LiveList, written: Sequence[Event]) -> None:
        for event in written:
            live.apply(event, event.at)

    async def note(self, txn: Transaction, live: LiveList, drafts: Sequence[Draft]) -> None:
        await waits.note(txn.conn, live.id, waits.of_list(live))

    async def open(
        self, txn: Transaction, id: str, game: str, settings: Mapping[str, Any]
    ) -> LiveList:
        """A new list, for a game and stakes that nobody has waited for."""
        row = {"game": game, "settings": dict(settings)}
        await txn.conn.execute(insert(ListRow).values(id=id, **row))
        live = LiveList(Event(id, 1, "opened", row, txn.at))
        txn.open(self, live)
        txn.happened(live, Draft("opened", row), {})
        return live

    def happen(self, txn: Transaction, live: LiveList, draft: Draft) -> None:
        """Let something happen to a list that is held."""
        live.apply(draft, txn.at)
        txn.happened(live, draft, {})

    async def next_call(
        self, txn: Transaction, live: LiveTable, house: House, done: Sequence[Draft]
    ) -> Step | None:
        """The next call to a seat of a table, once everything else has happened there."""
        if live.event:
            return None  # its seats are the event's
        kinds = {draft.kind for draft in done}
        board = None
        if (not kinds or kinds & _OPENS) and (live.free_seats or idle_bot(live) is not None):
            board = await self._hold_waiting(txn, live)
        spare: frozenset[int] = frozenset()
        if "opened" in kinds and "list" not in done[0].body:
            spare = frozenset(sorted(live.free_seats)[:1])  # whoever opens a table may sit there
        call = next_call(live, board, house, txn.at / 1000, spare)
        return Step(call) if call else None

    async def _hold_waiting(self, txn: Transaction, live: LiveTable) -> LiveList | None:
        """The list of a table's game, if anybody is on it; else its tables need not meet there."""
        id = list_of(live.game, live.settings)
        wanted = txn.holds(id) or await waits.anybody(txn.conn, id)
        return await txn.hold(self, id) if wanted else None

    async def follows(self, txn: Transaction, live: LiveTable, draft: Draft) -> Told:
        """What happens to the list of a table's game upon something that happens at the table."""
        body, waiting = draft.body, live.between.waiting
        match draft.kind:
            case "called" if "list" in body:
                return await self._called(txn, live, body)
            case "declined" | "unlisted":
                hold = waiting.held_for(body["person"])
                return await self._given_up(txn, live, [hold] if hold else [], draft.kind)
            case "passed_over":
                held = [hold for hold in waiting.holds if hold.seat == body["seat"]]
                return await self._given_up(txn, live, held, draft.kind)
            case "closed":
                return await self._given_up(txn, live, waiting.holds, "returned")
            case "sat" if not body["bot"]:
                return await self._sat(txn, live, body)
        return []

    async def _called(self, txn: Transaction, live: LiveTable, body: Mapping[str, Any]) -> Told:
        board = await txn.hold(self, body["list"])
        assert board is not None
        ahead = board.line.people[: board.line.people.index(body["person"])]
        passed = live.unwelcome | {player.id for player in live.players.values()}
        waiting = live.between.waiting
        passed |= {hold.person for hold in waiting.holds} | waiting.declined(body["seat"])
        told = {"person": body["person"], "table": live.id, "table_name": live.name}
        told |= {"seat": body["seat"], "until": body["until"]}
        told["but_for"] = [person for person in ahead if person in passed]
        return [(board, Draft("called", told))]

    async def _given_up(
        self, txn: Transaction, live: LiveTable, holds: Iterable[Hold[int]], kind: str
    ) -> Told:
        found = []
        for hold in holds:
            board = await txn.hold(self, hold.of) if hold.of else None
            if board and board.holds(hold.person, live.id):
                found.append((board, Draft(kind, {"person": hold.person})))
        return found

    async def _sat(self, txn: Transaction, live: LiveTable, body: Mapping[str, Any]) -> Told:
        board = await self._hold_waiting(txn, live)
        place, person = Place(live.id, body["seat"]), body["person"]
        if board is None or not board.line.concerns(place, person):
            return []
        hold = board.line.held_for(person)
        if hold and hold.seat != place:
            txn.after.append(partial(self._let_go, hold.seat, person))
        return [(board, Draft("sat", {"person": person, "table": live.id, "seat": body["seat"]}))]
