"""What stands beside the tables on the floor's page: meters, jackpots, lists, tournaments."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.board import stakes_words
from houseway.server.database.models import (
    BalanceRow,
    JackpotRow,
    ListRow,
    NightRow,
    TableRow,
    WaitRow,
)
from houseway.server.pit.theory import found_game
from houseway.server.shapes.floor import (
    FloorJackpot,
    FloorList,
    FloorMeter,
    FloorNight,
    FloorWait,
)
from houseway.server.shapes.jackpots import JackpotSign

MOST = 200


async def meters(conn: AsyncConnection) -> list[FloorMeter]:
    """The progressive meters; one table's own bears the table's name."""
    purse = BalanceRow.purse
    rows = await conn.execute(
        select(purse, BalanceRow.cents).where(purse >= "meter:", purse < "meter;").order_by(purse)
    )
    found = {row.purse.removeprefix("meter:"): row.cents for row in rows}
    named = await conn.execute(
        select(TableRow.id, TableRow.name, TableRow.closed).where(TableRow.id.in_(list(found)))
    )
    own = {row.id: row for row in named}
    return [
        FloorMeter(name=own[name].name if name in own else name, amount=cents)
        for name, cents in found.items()
        if name not in own or not own[name].closed
    ]


async def jackpots(conn: AsyncConnection) -> list[FloorJackpot]:
    """The poker room's jackpots, with what waits to be verified."""
    rows = await conn.scalars(select(JackpotRow.shown).order_by(JackpotRow.name))
    signs = [JackpotSign.model_validate(each) for each in rows]
    return [
        FloorJackpot(
            name=sign.name,
            title=sign.title,
            meters=sign.meters,
            hits=len(sign.hits),
            stopped=sign.stopped,
        )
        for sign in signs
    ]


async def lists(conn: AsyncConnection) -> list[FloorList]:
    """Who waits, by list; the longest first."""
    own = TableRow.__table__.alias("own")
    rows = await conn.execute(
        select(
            WaitRow.__table__,
            ListRow.game,
            ListRow.settings,
            own.c.name.label("own_name"),
            TableRow.name.label("held_at"),
        )
        .outerjoin(ListRow, ListRow.id == WaitRow.list_id)
        .outerjoin(own, own.c.id == WaitRow.list_id)
        .outerjoin(TableRow, TableRow.id == WaitRow.table_id)
        .order_by(WaitRow.place, WaitRow.since)
    )
    found: dict[str, list[Row[Any]]] = {}
    for row in rows:
        found.setdefault(row.list_id, []).append(row)
    shown = [_list(id, waits) for id, waits in found.items()]
    return sorted(shown, key=lambda each: (-len(each.people), each.words))[:MOST]


def _list(id: str, waits: list[Row[Any]]) -> FloorList:
    first = waits[0]
    game = found_game(first.game) if first.game else None
    words = first.own_name or first.game or id
    if game:
        words = f"{game.name}, {stakes_words(game, first.settings)}".removesuffix(", ")
    return FloorList(
        id=id,
        words=words,
        table=id if first.own_name else None,
        people=[
            FloorWait(
                person=row.account_id,
                name=row.name,
                since=int(row.since * 1000),
                held=f"seat {row.seat} of {row.held_at}" if row.table_id else None,
            )
            for row in waits
        ],
    )


async def nights(conn: AsyncConnection) -> list[FloorNight]:
    """Tournaments that are not over, the last announced first."""
    rows = await conn.execute(
        select(NightRow.id, NightRow.name, NightRow.left, NightRow.dealt)
        .where(~NightRow.over)
        .order_by(NightRow.opened_at.desc())
        .limit(MOST)
    )
    return [
        FloorNight(
            id=row.id,
            name=row.name,
            dealt=row.dealt is not None,
            stage=row.dealt["stage"] if row.dealt else "directed",
            left=row.left,
        )
        for row in rows
    ]
