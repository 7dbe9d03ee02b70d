"""Progressive meters that several tables share."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import games
from houseway.errors import BadSetting
from houseway.money import text
from houseway.play import Game
from houseway.play.settings import Settings
from houseway.server.database.models import EventRow, LiveTableRow, TableRow


async def seeds(conn: AsyncConnection, game: Game, settings: Settings) -> int:
    """What the house puts into the meter of a new table: nothing if others share it already.

    Linked tables must be of games that the same section of a rulebook links, and must agree on
    how the meter grows and what it starts from again.
    """
    amount, link = settings["meter"], settings.get("link")
    assert isinstance(amount, int)
    if not link:
        return amount
    linked = [each async for each in _posted(conn) if each[1].get("link") == link]
    for name, others in linked:
        if _section(games.find(name)) != _section(game):
            raise BadSetting(f"meter {link!r} belongs to {name}; {game.id} cannot be linked to it")
        for key in ("reseed", "increment"):
            if others[key] != settings[key]:
                posted = text(others[key]) if key == "reseed" else f"{others[key]}%"
                raise BadSetting(f"meter {link!r} has {key} {posted}; a linked table has the same")
    return 0 if linked else amount


async def _posted(conn: AsyncConnection) -> AsyncIterator[tuple[str, dict[str, Any]]]:
    """The game and the settings of every table of the room, live ones among them."""
    for game, settings in await conn.execute(select(TableRow.game, TableRow.settings)):
        yield game, settings
    opened = (EventRow.log_id == literal("live:") + LiveTableRow.id) & (EventRow.seq == 1)
    live = select(EventRow.body).join(LiveTableRow, opened)
    for (body,) in await conn.execute(live):
        yield body["game"], body["settings"]


def _section(game: Game) -> str:
    """The rulebook section that a game's progressive is printed in."""
    return next(spot.cite.section for spot in game.spots if spot.metered)
