"""The poker room's jackpots in the running room: who takes part, and what a finished hand does.

Whatever moves a jackpot is written to its own log in the transaction that moves the money. One
writer at a time holds it; what a process keeps in memory is only ever what was committed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import BadSetting, BrokenRound
from houseway.floor.jackpots import check_table, facts_of, judge
from houseway.play import Game
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import read_stakes
from houseway.play.settings import Settings
from houseway.server.database.models import EventRow, JackpotRow, JackpotTableRow, TableRow
from houseway.server.errors import UnknownJackpot
from houseway.server.jackpots import jackpot_views
from houseway.server.jackpots.jackpot_claims import People
from houseway.server.jackpots.jackpot_hands import judge_hand, people_of
from houseway.server.jackpots.live_jackpot import LiveJackpot, log_of
from houseway.server.logs import events
from houseway.server.logs.events import Draft
from houseway.server.money import ledger
from houseway.server.shapes.tables import TableForm
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.results import drops

Peek = Callable[[AsyncConnection, str], Awaitable[LiveTable]]


class Jackpots:
    """The jackpots of a room, as this process knows them."""

    def __init__(self, peek: Peek, notify: Callable[[str], None]) -> None:
        self.peek = peek
        self.notify = notify
        self.kept: dict[str, LiveJackpot] = {}

    def turn(self) -> Turn:
        """A turn at the jackpots, for one transaction."""
        return Turn(self)


class Turn:
    """The jackpots that one transaction holds.

    They are taken out of the room's memory and put back by `done`, after the commit. Whoever comes
    in between, or after a transaction that failed, reads them from the log.
    """

    def __init__(self, room: Jackpots) -> None:
        self._room = room
        self.held: dict[str, LiveJackpot] = {}
        self._tell: set[str] = set()

    async def hold(self, conn: AsyncConnection, names: Iterable[str]) -> None:
        """Take jackpots in hand, always in the same order, so that nobody waits for ever."""
        for name in sorted(names):
            row = select(JackpotRow.seq).where(JackpotRow.name == name).with_for_update()
            if await conn.scalar(row) is None:
                raise UnknownJackpot(f"this room has no jackpot {name!r}")
            self.held[name] = await self._load(conn, name)

    async def look(self, conn: AsyncConnection, name: str) -> LiveJackpot:
        """A jackpot as it is now; the caller changes nothing."""
        if await conn.scalar(select(JackpotRow.seq).where(JackpotRow.name == name)) is None:
            raise UnknownJackpot(f"this room has no jackpot {name!r}")
        found = self.held[name] = await self._load(conn, name)
        return found

    async def _load(self, conn: AsyncConnection, name: str) -> LiveJackpot:
        live = self._room.kept.pop(name, None)
        written = await events.since(conn, log_of(name), live.seq if live else 0)
        if live is None:
            live, written = LiveJackpot(written[0]), written[1:]
        for event in written:
            live.apply(event)
        return live

    def done(self) -> None:
        """Everything is committed: remember it, and tell the tables that show it."""
        for name, live in self.held.items():
            kept = self._room.kept.get(name)
            if kept is None or kept.seq < live.seq:
                self._room.kept[name] = live
        for table_id in self._tell:
            self._room.notify(table_id)

    async def open(self, conn: AsyncConnection, name: str, opened: Draft, at: int) -> LiveJackpot:
        """A new jackpot, with what the house puts in."""
        [event] = await events.append(conn, log_of(name), 0, [opened], at)
        live = self.held[name] = LiveJackpot(event)
        row = {"name": name, "seq": 1, "shown": _shown(live), "opened_at": at}
        await conn.execute(insert(JackpotRow).values(row))
        await ledger.post(conn, f"{log_of(name)}:{event.seq}", event.kind, at, live.opens())
        await check_purse(conn, live)
        return live

    async def happen(self, conn: AsyncConnection, name: str, draft: Draft, at: int) -> None:
        """Let something happen to a jackpot that is held, with the money it moves."""
        live = self.held[name]
        moves = live.apply(draft)
        await self._write(conn, live, draft, at, moves)
        await self._tell_tables(conn, name)

    async def hand_ends(
        self, conn: AsyncConnection, live: LiveTable, at: int, *, shown: bool = False
    ) -> None:
        """A hand has been settled: its drop is in the purses, and each jackpot judges it.

        One that was won without a showdown is judged again when its winner has `shown` it.
        """
        first_card = await _first_card(conn, live)
        for name, drop in drops(live).items():
            jackpot = self.held[name]
            elsewhere = await self._elsewhere(conn, jackpot, live)
            given = 0 if shown else drop
            draft = judge_hand(jackpot, live, given, at, first_card, elsewhere, shown=shown)
            if draft is None:
                continue
            jackpot.note_hand(draft.body)
            jackpot.seq, jackpot.at = jackpot.seq + 1, draft.body["at"]
            await self._write(conn, jackpot, draft, at, {})
            if "claim" in draft.body:
                await self._tell_tables(conn, name)

    async def _elsewhere(
        self, conn: AsyncConnection, jackpot: LiveJackpot, live: LiveTable
    ) -> People:
        """Who is dealt in at the other tables, where they share a win and there is one."""
        scope, played = jackpot.programme.division.scope, live.table.round
        assert isinstance(played, PotRound)
        if scope == "table" or not judge(jackpot.programme, facts_of(played)).qualifies:
            return {}
        rows = await conn.scalars(
            select(TableRow.id)
            .join(JackpotTableRow, JackpotTableRow.table_id == TableRow.id)
            .where(JackpotTableRow.jackpot == jackpot.name, TableRow.phase == "playing")
            .where(TableRow.id != live.id)
            .order_by(TableRow.id)
        )
        others = [await self._room.peek(conn, each) for each in rows.all()]
        near = [each for each in others if scope == "network" or each.room == live.room]
        return {each.id: people_of(each) for each in near if each.table.in_round}

    async def _write(
        self, conn: AsyncConnection, live: LiveJackpot, draft: Draft, at: int, moves: ledger.Moves
    ) -> None:
        [event] = await events.append(conn, log_of(live.name), live.seq - 1, [draft], at)
        await ledger.post(conn, f"{log_of(live.name)}:{event.seq}", event.kind, at, moves)
        await check_purse(conn, live)
        row = {"seq": live.seq, "shown": _shown(live)}
        await conn.execute(update(JackpotRow).where(JackpotRow.name == live.name).values(row))

    async def _tell_tables(self, conn: AsyncConnection, name: str) -> None:
        rows = select(JackpotTableRow.table_id).where(JackpotTableRow.jackpot == name)
        self._tell.update(await conn.scalars(rows))


async def check_purse(conn: AsyncConnection, live: LiveJackpot) -> None:
    """Refuse anything after which a jackpot's books and its purse disagree."""
    held = await ledger.balance(conn, live.purse)
    if held != live.holds:
        raise BrokenRound(
            f"the books of {live.name} hold {money.text(live.holds)} "
            f"and its purse {money.text(held)}"
        )


async def taking_part(
    conn: AsyncConnection, game: Game, settings: Settings, form: TableForm, turn: Turn
) -> tuple[Settings, dict[str, Any]]:
    """The settings of a new table and what its log says of the jackpots it takes part in.

    What each pot gives is what they take together; a table cannot post another drop beside it.
    """
    names, drop = sorted(set(form.jackpots)), settings.get("jackpot_drop") or 0
    if not names:
        if drop:
            raise BadSetting(
                "a 'jackpot_drop' goes to jackpots; name those that the table takes part in"
            )
        return settings, {}
    offered = {name: (await turn.look(conn, name)).programme for name in names}
    structure = read_stakes(game, settings).structure if isinstance(game, PotGame) else ""
    check_table(game, structure, list(offered.values()))
    for name, each in offered.items():
        if each.rooms and (form.room or "") not in each.rooms:
            raise BadSetting(
                f"{name} links {', '.join(each.rooms)}; say in which 'room' the table stands",
                clause=each.rules.linked,
            )
    total = sum(each.contribution for each in offered.values())
    if total and "jackpot_drop" not in settings:
        raise BadSetting(f"the pots of {game.id} give nothing to a jackpot")
    if drop not in (0, total):
        raise BadSetting(
            f"'jackpot_drop' is {money.text(drop if isinstance(drop, int) else 0)} and the "
            f"jackpots take {money.text(total)}; leave it out"
        )
    body = {"jackpots": {name: int(each.contribution) for name, each in offered.items()}}
    settings = {**settings, "jackpot_drop": total} if "jackpot_drop" in settings else settings
    return settings, {**body, "room": form.room or ""}


async def note_table(conn: AsyncConnection, live: LiveTable) -> None:
    """Remember which tables take part in which jackpots."""
    rows = [{"jackpot": name, "table_id": live.id} for name in live.jackpots]
    if rows:
        await conn.execute(insert(JackpotTableRow), rows)


async def signs(conn: AsyncConnection, names: Iterable[str] | None = None) -> list[dict[str, Any]]:
    """What hangs in the room, or at a table with these jackpots."""
    wanted = select(JackpotRow.shown).order_by(JackpotRow.opened_at, JackpotRow.name)
    if names is not None:
        wanted = wanted.where(JackpotRow.name.in_(list(names)))
    return list((await conn.scalars(wanted)).all())


async def _first_card(conn: AsyncConnection, live: LiveTable) -> int:
    """When the first card of the hand was dealt."""
    found = await conn.scalar(
        select(EventRow.at)
        .where(EventRow.table_id == live.id, EventRow.kind == "dealt")
        .order_by(EventRow.seq.desc())
        .limit(1)
    )
    assert found is not None
    return found


def _shown(live: LiveJackpot) -> Mapping[str, Any]:
    return jackpot_views.sign(live).model_dump(mode="json")
