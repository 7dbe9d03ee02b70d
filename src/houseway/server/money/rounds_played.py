"""What the banked rounds of a card room came to, spot by spot, read from its logs.

Nothing is written. Every table is played again from its log, as `verify` does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.analysis.par.actual import Rounds
from houseway.play.banked import BankedGame
from houseway.play.banked.banked_round import BankedRound
from houseway.play.log import Log
from houseway.server.database.migrate import check_current
from houseway.server.database.models import LiveTableRow, TableRow
from houseway.server.database.store import Store
from houseway.server.errors import BadDatabase
from houseway.server.logs import events
from houseway.server.logs.verify import existing
from houseway.server.tables import dealing
from houseway.server.tables.live_table import LiveTable
from houseway.server.tablet.live_tablet import log_of

Progress = Callable[[int, int], None]


def rounds_played(
    db_url: str | None, game: str = "", progress: Progress | None = None
) -> list[Rounds]:
    """The rounds of every banked game, or of one, in the order of their ids."""
    return asyncio.run(read_rounds(db_url, game, progress))


async def read_rounds(
    db_url: str | None, game: str = "", progress: Progress | None = None
) -> list[Rounds]:
    """The same, for a program that runs its own loop."""
    store = Store(existing(db_url), read_only=True)
    found: dict[str, Rounds] = {}
    try:
        async with store.read() as conn:
            await store.hold_still(conn)
            await check_current(conn)
            rows = await conn.execute(select(TableRow.id, TableRow.game).order_by(TableRow.id))
            wanted = [table_id for table_id, of in rows.all() if not game or of == game]
            for number, table_id in enumerate(wanted, 1):
                await _read_table(conn, table_id, found)
                if progress:
                    progress(number, len(wanted))
            await _read_live(conn, game, found)
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase(f"the database cannot be read: {cause}") from None
    finally:
        await store.close()
    return [found[each] for each in sorted(found)]


async def _read_table(conn: AsyncConnection, table_id: str, found: dict[str, Rounds]) -> None:
    opened, *written = await events.since(conn, table_id, 0)
    live = LiveTable(opened)
    game = live.table.game
    if not isinstance(game, BankedGame):
        return
    rounds = found.setdefault(game.id, Rounds(game))
    for event in written:
        shuffle = None
        if event.kind == "dealt":
            number = event.body["round"]
            shuffle = (await dealing.kept(conn, table_id, number, number)).get(number)
        live.apply(event, event.at, shuffle)
        if event.kind == "settled" and isinstance(live.table.round, BankedRound):
            rounds.note(live.table.round)


async def _read_live(conn: AsyncConnection, game: str, found: dict[str, Rounds]) -> None:
    """The rounds that were dealt at real tables, as they were written down when they were paid."""
    rows = await conn.execute(select(LiveTableRow.id, LiveTableRow.game).order_by(LiveTableRow.id))
    for table_id, of in rows.all():
        played = games.find(of)
        if not isinstance(played, BankedGame) or (game and of != game):
            continue
        rounds = found.setdefault(of, Rounds(played))
        for event in await events.since(conn, log_of(table_id), 0):
            if event.kind == "settled":
                again = Log.from_json(event.body["log"])
                assert isinstance(again, BankedRound)
                rounds.note(again)
