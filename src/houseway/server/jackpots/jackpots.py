"""The poker room's jackpots in the running room: who takes part, and what a finished hand does.

Whatever moves a jackpot is written to its own log in the transaction that moves the money.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
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
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.money import ledger
from houseway.server.shapes.tables import TableForm
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.results import drops


class Jackpots(Kind[LiveJackpot]):
    """The jackpots of a room, as this process knows them."""

    def __init__(self, tables: Kind[LiveTable], notify: Callable[[str], None]) -> None:
        super().__init__()
        self._tables = tables
        self._notify = notify

    async def begin(self, conn: AsyncConnection, log: str) -> LiveJackpot:
        return LiveJackpot(await events.first(conn, log))

    async def replay(
        self, conn: AsyncConnection, live: LiveJackpot, written: Sequence[Event]
    ) -> None:
        for event in written:
            live.apply(event)

    async def note(self, txn: Transaction, live: LiveJackpot, drafts: Sequence[Draft]) -> None:
        await check_purse(txn.conn, live)
        row = update(JackpotRow).where(JackpotRow.name == live.name)
        await txn.conn.execute(row.values(shown=_shown(live)))

    async def hold(self, txn: Transaction, names: Iterable[str]) -> dict[str, LiveJackpot]:
        """Take jackpots in hand, always in the same order, so that nobody waits for ever."""
        found = {}
        for name in sorted(names):
            live = await txn.hold(self, log_of(name))
            if live is None:
                raise UnknownJackpot(f"this room has no jackpot {name!r}")
            found[name] = live
        return found

    async def find(self, conn: AsyncConnection, name: str) -> LiveJackpot:
        """A jackpot as it is now; the caller changes nothing."""
        async with self.lock(log_of(name)):
            live = await self.look(conn, log_of(name))
        if live is None:
            raise UnknownJackpot(f"this room has no jackpot {name!r}")
        return live

    async def open(self, txn: Transaction, name: str, opened: Draft) -> LiveJackpot:
        """A new jackpot, with what the house puts in."""
        live = LiveJackpot(Event(log_of(name), 1, opened.kind, opened.body, txn.at))
        row = {"name": name, "shown": _shown(live), "opened_at": txn.at}
        await txn.conn.execute(insert(JackpotRow).values(row))
        txn.open(self, live)
        txn.happened(live, opened, live.opens())
        return live

    async def happen(self, txn: Transaction, live: LiveJackpot, draft: Draft) -> None:
        """Let something happen to a jackpot that is held, with the money it moves."""
        txn.happened(live, draft, live.apply(draft))
        await self._tell_tables(txn, live.name)

    async def hand_ends(self, txn: Transaction, live: LiveTable, *, shown: bool = False) -> None:
        """A hand has been settled: its drop is in the purses, and each jackpot judges it.

        One that was won without a showdown is judged again when its winner has `shown` it.
        """
        first_card = await _first_card(txn.conn, live)
        held = await self.hold(txn, live.jackpots)
        for name, drop in drops(live).items():
            jackpot = held[name]
            elsewhere = await self._elsewhere(txn.conn, jackpot, live)
            given = 0 if shown else drop
            draft = judge_hand(jackpot, live, given, txn.at, first_card, elsewhere, shown=shown)
            if draft is None:
                continue
            jackpot.note_hand(draft.body)
            jackpot.seq, jackpot.at = jackpot.seq + 1, draft.body["at"]
            txn.happened(jackpot, draft, {})
            if "claim" in draft.body:
                await self._tell_tables(txn, name)

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
        others = [await self._tables.peek(conn, each) for each in rows.all()]
        near = [each for each in others if scope == "network" or each.room == live.room]
        return {each.id: people_of(each) for each in near if each.table.in_round}

    async def _tell_tables(self, txn: Transaction, name: str) -> None:
        rows = select(JackpotTableRow.table_id).where(JackpotTableRow.jackpot == name)
        for table_id in await txn.conn.scalars(rows):
            txn.after.append(partial(self._notify, table_id))


async def check_purse(conn: AsyncConnection, live: LiveJackpot) -> None:
    """Refuse anything after which a jackpot's books and its purse disagree."""
    held = await ledger.balance(conn, live.purse)
    if held != live.holds:
        raise BrokenRound(
            f"the books of {live.name} hold {money.text(live.holds)} "
            f"and its purse {money.text(held)}"
        )


async def taking_part(
    conn: AsyncConnection, game: Game, settings: Settings, form: TableForm, room: Jackpots
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
    offered = {name: (await room.find(conn, name)).programme for name in names}
    structure = read_stakes(game, settings).limits.structure if isinstance(game, PotGame) else ""
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
        .where(EventRow.log_id == live.id, EventRow.kind == "dealt")
        .order_by(EventRow.seq.desc())
        .limit(1)
    )
    assert found is not None
    return found


def _shown(live: LiveJackpot) -> Mapping[str, Any]:
    return jackpot_views.sign(live).model_dump(mode="json")
