"""What came together at each table, counted as it happens, so that a look replays nothing.

A figure is a sum of money, or the rounds, of a quarter of an hour; quarters are counted from the
opening of the gaming day. `houseway verify` counts all of it again from the logs.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.floor.gaming_day import Calendar
from houseway.play.banked.banked_round import BankedRound
from houseway.server.database.models import TallyRow
from houseway.server.database.statements import Statement
from houseway.server.logs.events import Draft, Event
from houseway.server.money.ledger import ISSUE, Moves
from houseway.server.tables.live_table import LiveTable

QUARTER = 15 * 60 * 1000
ROUNDS, BOUGHT, CASHED, RESULT, FILLS, CREDITS = (
    "rounds", "bought", "cashed", "result", "fills", "credits",
)  # fmt: skip
RAKE, COLLECTION, COMMISSION, DROP, METER, TIPS = (
    "rake", "collection", "commission", "drop", "meter", "tips",
)  # fmt: skip
FIGURES = (
    ROUNDS, BOUGHT, CASHED, RESULT, RAKE, COLLECTION, COMMISSION, DROP, METER, TIPS, FILLS, CREDITS,
)  # fmt: skip
TAKEN = (RESULT, RAKE, COLLECTION, COMMISSION)  # of them, what the house took
WAGER = "wager:"  # and then the spot
TRAY = {"filled": FILLS, "credited": CREDITS}  # chips that come to a table's tray, and go
# The purses whose movements are a figure, by the first word of their name.
PURSES = {
    "bank": RESULT,
    "rake": RAKE,
    "collection": COLLECTION,
    "commission": COMMISSION,
    "jackpot": DROP,
    "meter": METER,
    "tips": TIPS,
}


def took(figures: Mapping[str, int]) -> int:
    """What is the house's: what its bank won, with rake, collection and commission."""
    return sum(figures.get(kind, 0) for kind in TAKEN)


class Bucket(NamedTuple):
    """The quarter of an hour that a moment is in, and its gaming day."""

    day: str
    since: int  # milliseconds since 1970


def bucket(at: int, calendar: Calendar) -> Bucket:
    """Where a moment is counted, in milliseconds since 1970."""
    day = calendar.day(at / 1000)
    opens = int(calendar.opens(day) * 1000)
    return Bucket(day.isoformat(), opens + (at - opens) // QUARTER * QUARTER)


def figures_of(live: LiveTable, done: Draft | Event, moves: Moves) -> Counter[str]:
    """What one event adds to the figures of its table, once it has happened."""
    found: Counter[str] = Counter()
    if done.kind == "settled":
        found[ROUNDS] += 1
        found.update(_wagers(live))
    bots = ISSUE in moves and done.kind not in TRAY
    for purse, amount in moves.items():
        kind = purse.partition(":")[0]
        if kind == "wallet" and not bots:
            found[BOUGHT if amount < 0 else CASHED] += abs(amount)
        elif kind == "bank" and done.kind == "opened":
            continue  # the seed of a meter; once it is won, the next one is the house's loss
        elif kind == "bank" and done.kind in TRAY:
            found[TRAY[done.kind]] += abs(amount)
        elif kind in PURSES:
            found[PURSES[kind]] += amount
    return found


def _wagers(live: LiveTable) -> Counter[str]:
    """What people staked before the cards of the round that is over, by spot."""
    played = live.table.round
    staked: Counter[str] = Counter()
    if not isinstance(played, BankedRound) or live.event:
        return staked
    for seat, bets in played.layout.bets.items():
        if (player := live.dealt_in.get(seat)) and not player.bot:
            staked.update({f"{WAGER}{spot}": int(stake) for spot, stake in bets.items()})
    return staked


async def note(
    conn: AsyncConnection,
    live: LiveTable,
    found: Counter[str],
    at: int,
    calendar: Calendar,
) -> None:
    """Add to the figures of a table what has just happened there."""
    told = [(figure, amount) for figure, amount in sorted(found.items()) if amount]
    if not told:
        return
    where = bucket(at, calendar)
    rows = [
        {"table_id": live.id, **where._asdict(), "figure": figure, "amount": amount}
        for figure, amount in told
    ]
    await _adding(conn.dialect.name).write(conn, *rows)


@cache
def _adding(dialect: str) -> Statement:
    made: Any
    if dialect == "sqlite":
        from sqlalchemy.dialects import sqlite

        made = sqlite.insert(TallyRow.core())
    else:
        from sqlalchemy.dialects import postgresql

        made = postgresql.insert(TallyRow.core())
    keys = ["table_id", "since", "figure"]
    more = {"amount": TallyRow.core().c.amount + made.excluded.amount}
    return Statement(made.on_conflict_do_update(index_elements=keys, set_=more))
