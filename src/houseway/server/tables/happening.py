"""Letting events happen: the table, the log, the money and the lobby's line together."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import BrokenRound
from houseway.server.database.models import TableRow
from houseway.server.house import House
from houseway.server.jackpots.jackpots import Turn
from houseway.server.lists import lists
from houseway.server.lists.lists import ListTurn
from houseway.server.lists.live_list import list_of
from houseway.server.logs import events
from houseway.server.logs.events import Draft
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.tables import dealing
from houseway.server.tables.chores import due_at
from houseway.server.tables.dealing import Shuffle
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.results import sights
from houseway.server.tables.upkeep import Step, next_step


async def happen(
    conn: AsyncConnection,
    live: LiveTable,
    drafts: Sequence[Draft],
    house: House,
    at: int,
    books: Turn,
    board: ListTurn,
) -> None:
    """Let events happen at a table, and whatever the house does upon them, and write it all."""
    first = live.seq
    waiting = deque(Step(draft) for draft in drafts)
    done: list[tuple[Draft, Moves]] = []
    while step := (
        (waiting.popleft() if waiting else next_step(live, house, at / 1000))
        or await board.next_call(conn, live, house, at, done)
    ):
        step = await _with_meter(conn, live, _with_dice(live, step, house.rng), done)
        await ledger.check_cover(conn, live.spends(step.draft))
        if step.made:
            await dealing.keep(conn, live.id, step.made)
        shuffle = await _shuffle_for(conn, live, step.draft)
        told = await board.follows(conn, live, step.draft)
        done.append((step.draft, live.apply(step.draft, at, shuffle)))
        for line, draft in told:
            board.happen(line, draft, at)
        if step.draft.kind in ("settled", "tabled"):
            await dealing.note_sights(conn, live.id, live.round_number, sights(live))
    if not done:
        return
    settled = any(draft.kind == "settled" for draft, _ in done)
    shown = any(draft.kind == "tabled" for draft, _ in done)
    if (settled or shown) and live.jackpots:
        await books.hold(conn, live.jackpots)
    written = await events.append(conn, live.id, first, [draft for draft, _ in done], at)
    for event, (_, moves) in zip(written, done, strict=True):
        await ledger.post(conn, f"{live.id}:{event.seq}", event.kind, at, moves)
    if settled:
        await check_stacks(conn, live)
    if (settled or shown) and live.jackpots:
        await books.hand_ends(conn, live, at, shown=shown)
    await board.write(conn, at)
    await lists.note_table(conn, live, done)
    row = table_row(live, house, at)
    await conn.execute(update(TableRow).where(TableRow.id == live.id).values(row))


def _with_dice(live: LiveTable, step: Step, rng: random.Random) -> Step:
    """Dice are thrown as the cards are dealt, where the game needs any."""
    chance = live.chance if step.draft.kind == "dealt" else None
    if chance is None:
        return step
    thrown = list(chance.throw(rng))
    return replace(step, draft=Draft("dealt", {**step.draft.body, "thrown": thrown}))


async def _with_meter(
    conn: AsyncConnection, live: LiveTable, step: Step, done: Sequence[tuple[Draft, Moves]]
) -> Step:
    """An event that may move the progressive meter says what the meter showed before it."""
    purse = live.meter_purse
    if purse is None or step.draft.kind not in ("dealt", "acted"):
        return step
    shown = await ledger.hold(conn, purse) + sum(moves.get(purse, 0) for _, moves in done)
    return replace(step, draft=Draft(step.draft.kind, {**step.draft.body, "meter": shown}))


async def check_stacks(conn: AsyncConnection, live: LiveTable) -> None:
    """Refuse a round after which the chips on the table and the ledger disagree."""
    purses = {ledger.seat(live.id, number): number for number in live.players}
    for purse, held in (await ledger.balances(conn, purses)).items():
        stack = live.table.seats[purses[purse]].stack
        if held != stack:
            raise BrokenRound(
                f"seat {purses[purse]} has {money.text(stack)} in chips and "
                f"{money.text(held)} in the ledger after round {live.round_number}"
            )


def table_row(live: LiveTable, house: House, at: int) -> dict[str, Any]:
    """What the lobby shows of a table."""
    due = due_at(live, house)
    return {
        "id": live.id,
        "name": live.name,
        "game": live.game.id,
        "settings": plain(live.settings),
        "seats": live.seat_count,
        "seq": live.seq,
        "phase": live.phase,
        "players": len(live.players),
        "waiting": len(live.between.names),
        "list_id": list_of(live.game, live.settings),
        "free": 0 if live.between.closed else len(live.free_seats),
        "closed": live.between.closed,
        "needs_house": live.needs_house,
        "due_at": None if due is None else int(due * 1000),
        "touched_at": at,
    }


def plain(settings: Mapping[str, Any]) -> dict[str, Any]:
    """Settings as JSON keeps them."""
    return {
        name: list(value) if isinstance(value, tuple) else value for name, value in settings.items()
    }


async def _shuffle_for(conn: AsyncConnection, live: LiveTable, draft: Draft) -> Shuffle | None:
    if draft.kind != "dealt":
        return None
    number = draft.body["round"]
    return (await dealing.kept(conn, live.id, number, number)).get(number)
