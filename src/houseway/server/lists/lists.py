"""The lists of the room: who waits for a game at its stakes, and what a table's events do to that.

A table changes its list in its own transaction. One writer at a time holds a list; what a process
keeps in memory is only ever what was committed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.waiting import Hold, Place, SeatT, WaitingList
from houseway.server.database.models import ListRow, WaitRow
from houseway.server.house import House
from houseway.server.lists.calling import idle_bot, next_call
from houseway.server.lists.live_list import LiveList, list_of
from houseway.server.logs import events
from houseway.server.logs.events import Draft
from houseway.server.money.ledger import Moves
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.upkeep import Step

# What may open a seat, and what changes a table's own list.
_OPENS = {"opened", "left", "picked_up", "passed_over", "unlisted", "declined", "closed", "settled"}
_LISTED = {"joined", "unlisted", "called", "declined", "passed_over", "sat", "closed"}

Done = Sequence[tuple[Draft, Moves]]


class Lists:
    """The lists of a room, as this process knows them."""

    def __init__(self) -> None:
        self.kept: dict[str, LiveList] = {}

    def turn(self) -> ListTurn:
        """A turn at the lists, for one transaction."""
        return ListTurn(self)


class ListTurn:
    """The lists that one transaction holds; they are put back by `done`, after the commit."""

    def __init__(self, room: Lists) -> None:
        self._room = room
        self._held: dict[str, LiveList | None] = {}
        self._drafts: dict[str, list[Draft]] = {}
        self._written: dict[str, int] = {}
        self.let_go: list[tuple[Place, str]] = []  # seats held elsewhere for who has sat down here

    async def hold(self, conn: AsyncConnection, id: str) -> LiveList | None:
        """Take a list in hand; nobody has ever waited for the game if there is none."""
        if id not in self._held:
            row = select(ListRow.seq).where(ListRow.id == id).with_for_update()
            found = await conn.scalar(row)
            self._held[id] = None if found is None else await self._load(conn, id)
        return self._held[id]

    async def _load(self, conn: AsyncConnection, id: str) -> LiveList:
        live = self._room.kept.pop(id, None)
        written = await events.since(conn, id, live.seq if live else 0)
        if live is None:
            live, written = LiveList(written[0]), written[1:]
        for event in written:
            live.apply(event, event.at)
        self._written[id] = live.seq
        return live

    def done(self) -> None:
        """Everything is committed: remember it."""
        for id, live in self._held.items():
            kept = self._room.kept.get(id)
            if live and (kept is None or kept.seq < live.seq):
                self._room.kept[id] = live

    async def open(
        self, conn: AsyncConnection, id: str, game: str, settings: Mapping[str, Any], at: int
    ) -> LiveList:
        """A new list, for a game and stakes that nobody has waited for."""
        opened = Draft("opened", {"game": game, "settings": dict(settings)})
        row = {"id": id, "game": game, "settings": dict(settings), "seq": 1}
        await conn.execute(insert(ListRow).values(row))
        [event] = await events.append(conn, id, 0, [opened], at)
        live = self._held[id] = LiveList(event)
        self._written[id] = live.seq
        return live

    def happen(self, live: LiveList, draft: Draft, at: int) -> None:
        """Let something happen to a list that is held."""
        live.apply(draft, at)
        self._drafts.setdefault(live.id, []).append(draft)

    async def next_call(
        self, conn: AsyncConnection, live: LiveTable, house: House, at: int, done: Done
    ) -> Step | None:
        """The next call to a seat of a table, once everything else has happened there."""
        kinds = {draft.kind for draft, _ in done}
        board = None
        if (not kinds or kinds & _OPENS) and (live.free_seats or idle_bot(live) is not None):
            board = await self.hold(conn, list_of(live.game, live.settings))
        spare: frozenset[int] = frozenset()
        if "opened" in kinds and "list" not in done[0][0].body:
            spare = frozenset(sorted(live.free_seats)[:1])  # whoever opens a table may sit there
        call = next_call(live, board, house, at / 1000, spare)
        return Step(call) if call else None

    async def follows(
        self, conn: AsyncConnection, live: LiveTable, draft: Draft
    ) -> list[tuple[LiveList, Draft]]:
        """What happens to the list of a table's game upon something that happens at the table."""
        body, waiting = draft.body, live.between.waiting
        match draft.kind:
            case "called" if "list" in body:
                return await self._called(conn, live, body)
            case "declined" | "unlisted":
                hold = waiting.held_for(body["person"])
                return await self._given_up(conn, live, [hold] if hold else [], draft.kind)
            case "passed_over":
                held = [hold for hold in waiting.holds if hold.seat == body["seat"]]
                return await self._given_up(conn, live, held, draft.kind)
            case "closed":
                return await self._given_up(conn, live, waiting.holds, "returned")
            case "sat" if not body["bot"]:
                return await self._sat(conn, live, body)
        return []

    async def _called(
        self, conn: AsyncConnection, live: LiveTable, body: Mapping[str, Any]
    ) -> list[tuple[LiveList, Draft]]:
        board = await self.hold(conn, body["list"])
        assert board is not None
        ahead = board.line.people[: board.line.people.index(body["person"])]
        passed = live.put_out | {player.id for player in live.players.values()}
        waiting = live.between.waiting
        passed |= {hold.person for hold in waiting.holds} | waiting.declined(body["seat"])
        told = {"person": body["person"], "table": live.id, "table_name": live.name}
        told |= {"seat": body["seat"], "until": body["until"]}
        told["but_for"] = [person for person in ahead if person in passed]
        return [(board, Draft("called", told))]

    async def _given_up(
        self, conn: AsyncConnection, live: LiveTable, holds: Iterable[Hold[int]], kind: str
    ) -> list[tuple[LiveList, Draft]]:
        found = []
        for hold in holds:
            board = await self.hold(conn, hold.of) if hold.of else None
            if board and board.holds(hold.person, live.id):
                found.append((board, Draft(kind, {"person": hold.person})))
        return found

    async def _sat(
        self, conn: AsyncConnection, live: LiveTable, body: Mapping[str, Any]
    ) -> list[tuple[LiveList, Draft]]:
        board = await self.hold(conn, list_of(live.game, live.settings))
        place, person = Place(live.id, body["seat"]), body["person"]
        if board is None or not board.line.concerns(place, person):
            return []
        hold = board.line.held_for(person)
        if hold and hold.seat != place:
            self.let_go.append((hold.seat, person))
        return [(board, Draft("sat", {"person": person, "table": live.id, "seat": body["seat"]}))]

    async def write(self, conn: AsyncConnection, at: int) -> None:
        """Write down what has happened to the lists, and who waits on them now."""
        for id, drafts in sorted(self._drafts.items()):
            live = self._held[id]
            assert live is not None
            await events.append(conn, id, self._written[id], drafts, at)
            await conn.execute(update(ListRow).where(ListRow.id == id).values(seq=live.seq))
            await note(conn, id, waits_of_list(live))
        self._drafts.clear()


def waits_of_list(live: LiveList) -> list[dict[str, Any]]:
    """Everybody on a list of the room, as the board shows it."""
    rows = _in_line(live.id, live.line, live.names)
    for hold in live.line.holds:
        place = {"table_id": hold.seat.table, "seat": hold.seat.seat, "until": hold.until}
        rows.append({**_row(live.id, hold.person, live.line, live.names), **place})
    return rows


def waits_of_table(live: LiveTable) -> list[dict[str, Any]]:
    """Everybody on a table's own list; those called from the board are on that."""
    names, waiting = live.between.names, live.between.waiting
    rows = _in_line(live.id, waiting, names)
    for hold in waiting.holds:
        if not hold.of:
            place = {"table_id": live.id, "seat": hold.seat, "until": hold.until}
            rows.append({**_row(live.id, hold.person, waiting, names), **place})
    return rows


async def note_table(conn: AsyncConnection, live: LiveTable, done: Done) -> None:
    """Write down who waits for a seat at one table, where that has changed."""
    if any(draft.kind in _LISTED for draft, _ in done):
        await note(conn, live.id, waits_of_table(live))


async def note(conn: AsyncConnection, id: str, rows: list[dict[str, Any]]) -> None:
    """Write down who is on a list, in place of what was noted before."""
    await conn.execute(delete(WaitRow).where(WaitRow.list_id == id))
    if rows:
        await conn.execute(insert(WaitRow), rows)


def _in_line(id: str, line: WaitingList[SeatT], names: Mapping[str, str]) -> list[dict[str, Any]]:
    return [
        {**_row(id, person, line, names), "place": place}
        for place, person in enumerate(line.people, start=1)
    ]


def _row(
    id: str, person: str, line: WaitingList[SeatT], names: Mapping[str, str]
) -> dict[str, Any]:
    who = {"list_id": id, "account_id": person, "name": names[person], "since": line.came(person)}
    return {**who, "place": None, "table_id": None, "seat": None, "until": None}
