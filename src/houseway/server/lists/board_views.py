"""The board as one viewer sees it, read from what is noted of tables and lists."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Row, select, true
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.floor.board import enough, stakes_words
from houseway.server.database.models import ListRow, TableRow, WaitRow
from houseway.server.errors import UnknownList
from houseway.server.house import House
from houseway.server.shapes.board import (
    BoardLine,
    BoardTable,
    BoardView,
    Places,
    PlaceView,
    SeatCall,
)

MOST_TABLES = 500


@dataclass(slots=True)
class _Line:
    game: str
    settings: Mapping[str, Any]
    tables: list[BoardTable] = field(default_factory=list)
    waits: list[Row[Any]] = field(default_factory=list)


async def board(
    conn: AsyncConnection, person: str | None, house: House, only: str | None = None
) -> BoardView:
    """Every game that is spread or waited for, the longest list first; or one line of it."""
    lines: dict[str, _Line] = {}
    spread = TableRow.list_id.is_not(None) if only is None else TableRow.list_id == only
    waited = true() if only is None else WaitRow.list_id == only
    for row in await conn.execute(
        select(TableRow.__table__)
        .where(~TableRow.closed, spread)
        .order_by(TableRow.touched_at.desc(), TableRow.id)
        .limit(MOST_TABLES)
    ):
        line = lines.setdefault(row.list_id, _Line(row.game, row.settings))
        told = {"id": row.id, "name": row.name, "players": row.players}
        line.tables.append(BoardTable(**told, seats=row.seats, free=row.free))
    for row in await conn.execute(
        select(
            WaitRow.__table__,
            ListRow.game,
            ListRow.settings,
            TableRow.name.label("table_name"),
        )
        .join(ListRow, ListRow.id == WaitRow.list_id)
        .outerjoin(TableRow, TableRow.id == WaitRow.table_id)
        .where(waited)
        .order_by(WaitRow.place)
    ):
        lines.setdefault(row.list_id, _Line(row.game, row.settings)).waits.append(row)
    shown = [_shown(id, line, person, house) for id, line in lines.items()]
    return BoardView(lines=sorted(shown, key=lambda line: -len(line.names)))


def _shown(id: str, line: _Line, person: str | None, house: House) -> BoardLine:
    game = games.find(line.game)
    mine = next((row for row in line.waits if row.account_id == person), None)
    return BoardLine(
        id=id,
        game=game.id,
        stakes=stakes_words(game, line.settings),
        tables=line.tables,
        names=[row.name for row in line.waits if row.place is not None],
        opens_with=enough(house.board.opens_with, game, line.settings),
        your_place=mine.place if mine else None,
        your_seat=_call(mine) if mine else None,
    )


async def places(conn: AsyncConnection, person: str) -> Places:
    """Every list that somebody is on, and the seats that are held for him."""
    own = TableRow.__table__.alias("own")
    rows = await conn.execute(
        select(
            WaitRow.__table__,
            ListRow.game,
            ListRow.settings,
            TableRow.name.label("table_name"),
            own.c.game.label("own_game"),
            own.c.settings.label("own_settings"),
            own.c.name.label("own_name"),
        )
        .outerjoin(ListRow, ListRow.id == WaitRow.list_id)
        .outerjoin(TableRow, TableRow.id == WaitRow.table_id)
        .outerjoin(own, own.c.id == WaitRow.list_id)
        .where(WaitRow.account_id == person)
        .order_by(WaitRow.until, WaitRow.list_id)
    )
    found = [_place(row) for row in rows]
    return Places(places=sorted(found, key=lambda each: each.seat is None))


def _place(row: Row[Any]) -> PlaceView:
    game = games.find(row.own_game or row.game)
    settings = row.own_settings or row.settings
    return PlaceView(
        list=None if row.own_game else row.list_id,
        table=row.list_id if row.own_game else None,
        table_name=row.own_name,
        game=game.id,
        game_name=game.name,
        stakes=stakes_words(game, settings),
        place=row.place,
        seat=_call(row),
    )


def _call(row: Row[Any]) -> SeatCall | None:
    if row.table_id is None:
        return None
    return SeatCall(table=row.table_id, table_name=row.table_name, seat=row.seat, until=row.until)


async def listed(conn: AsyncConnection, id: str) -> tuple[str, dict[str, Any]]:
    """The game of a list and how a table of it is opened: as it was asked for, or is spread."""
    known = select(ListRow.game, ListRow.settings).where(ListRow.id == id)
    spread = select(TableRow.game, TableRow.settings).where(TableRow.list_id == id).limit(1)
    row = (await conn.execute(known)).first() or (await conn.execute(spread)).first()
    if row is None:
        raise UnknownList(f"nothing on the board is called {id}")
    return row.game, row.settings
