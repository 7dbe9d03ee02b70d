"""Rounds that are over, as they were played: everything but the cards, which lie with the shoe.

What is kept follows from the table's log, and `houseway verify` compares it.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.analysis.hints import expected
from houseway.floor.gaming_day import Calendar
from houseway.play.banked.banked_round import BankedRound
from houseway.server.database.models import PlayedRow, RoundRow
from houseway.server.database.statements import Statement
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.players import Player
from houseway.wagers.party import at_seat

OF_THE_SHOE = ("shoe", "cards")
_PUT_AWAY = Statement(insert(RoundRow.core()))
_PLAYED = Statement(insert(PlayedRow.core()))


async def keep(conn: AsyncConnection, live: LiveTable, at: int, calendar: Calendar) -> None:
    """Put a round away that has just been settled, and everybody's part in it."""
    row = {"table_id": live.id, "round": live.round_number, "at": at, "body": body_of(live)}
    await _PUT_AWAY.write(conn, row)
    if parts := parts_of(live, at, calendar):
        await _PLAYED.write(conn, *parts)


async def keep_shown(conn: AsyncConnection, live: LiveTable) -> None:
    """A winner has shown his hand after all."""
    here = (RoundRow.table_id == live.id) & (RoundRow.round == live.round_number)
    body = await conn.scalar(select(RoundRow.body).where(here))
    if body is not None:
        await conn.execute(update(RoundRow).where(here).values(body=body_of(live)))


def body_of(live: LiveTable) -> dict[str, Any]:
    """A finished round without its cards, and who sat where."""
    played, shoe = live.table.round, live.shoe
    assert played is not None
    assert shoe is not None
    log = {name: told for name, told in played.log.to_json().items() if name not in OF_THE_SHOE}
    people = {
        str(seat): {"id": player.id, "name": player.name, "bot": player.bot}
        for seat, player in in_round(live).items()
    }
    return {"log": log, "from": shoe.start, "people": people, "shown": live.shown}


def in_round(live: LiveTable) -> dict[int, Player]:
    """Who took part in the round on the table, with a bet or as its bank."""
    played = live.table.round
    assert played is not None
    seats = {*played.numbers(), *(party.who for party in played.settlement.accounts())}
    return {seat: player for seat, player in live.dealt_in.items() if seat in seats}


def parts_of(live: LiveTable, at: int, calendar: Calendar) -> list[dict[str, Any]]:
    """What each person staked in the round on the table, and won or lost with it."""
    if live.event:
        return []  # its chips are not money
    played = live.table.round
    assert played is not None
    accounts = played.settlement.accounts()
    parts: dict[str, dict[str, Any]] = {}
    for seat, player in in_round(live).items():
        if player.bot:
            continue
        part = parts.setdefault(
            player.id,
            {
                "account_id": player.id,
                "table_id": live.id,
                "round": live.round_number,
                "game": live.game.id,
                "at": at,
                "day": calendar.day(at / 1000).isoformat(),
                "staked": 0,
                "net": 0,
                "expected": None,
            },
        )
        if isinstance(played, BankedRound):
            brings = expected(played.game, played.layout.bets.get(seat, {}), played.settings)
            if brings is not None:
                part["expected"] = (part["expected"] or 0) + round(brings)
        part["net"] += accounts.get(at_seat(seat), 0)
        part["staked"] += sum(line.stake for line in played.lines if line.party == at_seat(seat))
    return list(parts.values())
