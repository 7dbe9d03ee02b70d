"""Letting events happen at a table, with what the house adds, its list and its jackpots."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import BrokenRound
from houseway.server.house import House
from houseway.server.jackpots.jackpots import Jackpots
from houseway.server.lists.lists import Lists
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Transaction
from houseway.server.money import ledger
from houseway.server.money.ledger import Moves
from houseway.server.people.own_limits import check_may_buy
from houseway.server.pit import floor_acts, tallies
from houseway.server.recall import kept
from houseway.server.tables import dealing, snapshots
from houseway.server.tables.dealing import Shuffle
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.results import sights
from houseway.server.tables.upkeep import Step, next_step

Done = list[tuple[Draft, Moves]]


async def happen(
    txn: Transaction,
    live: LiveTable,
    drafts: Iterable[Draft],
    house: House,
    lists: Lists,
    jackpots: Jackpots,
) -> None:
    """Let events happen at a table, and whatever the house does upon them, and write it all.

    Each is asked for only when the one before it has happened.
    """
    waiting = (Step(draft) for draft in drafts)
    done: Done = []
    figures: Counter[str] = Counter()
    while step := (
        (next(waiting, None) or next_step(live, house, txn.at / 1000))
        or await lists.next_call(txn, live, house, [draft for draft, _ in done])
    ):
        step = await _with_meter(txn.conn, live, _with_dice(live, step, house.rng), done)
        spent = live.spends(step.draft)
        await ledger.check_cover(txn.conn, spent)
        await check_may_buy(txn.conn, spent, txn.at, house.calendar)
        if step.made:
            await dealing.keep(txn.conn, live.id, step.made)
        if step.draft.kind == "dealt" and snapshots.wanted(live):
            await snapshots.keep(txn.conn, live)
        shuffle = await _shuffle_for(txn.conn, live, step.draft)
        told = await lists.follows(txn, live, step.draft)
        done.append((step.draft, live.apply(step.draft, txn.at, shuffle)))
        txn.happened(live, *done[-1])
        figures.update(tallies.figures_of(live, *done[-1]))
        if floor_acts.ORDER in step.draft.body:
            event = Event(live.id, live.seq, step.draft.kind, step.draft.body, txn.at)
            await floor_acts.note(txn.conn, event, house.calendar)
        for line, draft in told:
            lists.happen(txn, line, draft)
        if step.draft.kind in ("settled", "tabled"):
            await dealing.note_sights(txn.conn, live.id, live.round_number, sights(live))
        if step.draft.kind == "settled":
            await kept.keep(txn.conn, live, txn.at, house.calendar)
        elif step.draft.kind == "tabled":
            await kept.keep_shown(txn.conn, live)
    kinds = {draft.kind for draft, _ in done}
    ended = bool(kinds & {"settled", "tabled"})
    if ended and live.jackpots:
        await jackpots.hold(txn, live.jackpots)
    await txn.write()
    await tallies.note(txn.conn, live, figures, txn.at, house.calendar)
    if "settled" in kinds and not live.event:
        await check_stacks(txn.conn, live)
    if ended and live.jackpots:
        await jackpots.hand_ends(txn, live, shown="tabled" in kinds)
        await txn.write()


def _with_dice(live: LiveTable, step: Step, rng: random.Random) -> Step:
    """Dice are thrown as the cards are dealt, where the game needs any."""
    chance = live.chance if step.draft.kind == "dealt" and not live.event else None
    if chance is None:
        return step
    thrown = list(chance.throw(rng))
    return replace(step, draft=Draft("dealt", {**step.draft.body, "thrown": thrown}))


async def _with_meter(conn: AsyncConnection, live: LiveTable, step: Step, done: Done) -> Step:
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


async def _shuffle_for(conn: AsyncConnection, live: LiveTable, draft: Draft) -> Shuffle | None:
    if draft.kind != "dealt":
        return None
    number = draft.body["round"]
    return (await dealing.kept(conn, live.id, number, number)).get(number)
