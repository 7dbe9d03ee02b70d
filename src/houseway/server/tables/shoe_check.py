"""The shuffles of a table in `houseway verify`: each was committed to, and none says too much.

What a replay deals is compared as it is dealt; here are the others: the cards of the round to come,
proofs of rounds that are not over, and rows that nobody can have written.
"""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.commitment import Commitment
from houseway.server.database.models import SeatRow, ShoeRow, TableRow
from houseway.server.tables.live_table import LiveTable


async def check_shoes(conn: AsyncConnection, live: LiveTable) -> list[str]:
    """What does not fit in the shuffles that were kept for a table."""
    rows = await conn.execute(
        select(ShoeRow.round, ShoeRow.cards, ShoeRow.salt_key, ShoeRow.root, ShoeRow.sights)
        .where(ShoeRow.table_id == live.id)
        .order_by(ShoeRow.round)
    )
    found, numbers = [], []
    last = live.round_number + (live.next_root is not None)
    for number, cards, salt, root, sights in rows:
        numbers.append(number)
        where = f"table {live.id}, the shuffle of round {number}"
        if Commitment(tuple(cards.split()), bytes.fromhex(salt)).root != root:
            found.append(f"{where} is not the one that was committed to")
        if number == live.round_number + 1 and root != live.next_root:
            found.append(f"{where} is not the one that was announced")
        over = number < live.round_number or (number == live.round_number and live.settled)
        if sights is not None and not over:
            found.append(f"{where} is proved before the round is over")
    if numbers != list(range(1, last + 1)):
        found.append(f"table {live.id} has {len(numbers)} shuffles kept for {last} rounds")
    return found


async def check_seats(conn: AsyncConnection) -> list[str]:
    """Seats at tables that are not there."""
    there = select(TableRow.id)
    rows = await conn.execute(
        select(SeatRow.table_id, SeatRow.seat).where(SeatRow.table_id.not_in(there))
    )
    return [f"somebody sits in seat {seat} of {table}, which is no table" for table, seat in rows]
