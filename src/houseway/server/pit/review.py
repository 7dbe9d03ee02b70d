"""Rounds that the floor looks at to rule on them: any that is over, from any seat.

A round that is being played is not to be had here, whoever asks. Who looked at which is written
down.
"""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.server.desk import Desk
from houseway.server.logs import events
from houseway.server.logs.events import Draft
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct
from houseway.server.pit import floor_acts
from houseway.server.recall import memory
from houseway.server.recall.recall import Kept, find
from houseway.server.shapes.proofs import Proof
from houseway.server.shapes.recall import RecallView
from houseway.server.tables import proofs


async def look(desk: Desk, account: Account, table: str, number: int, seat: int) -> RecallView:
    """A finished round as one of its seats saw it, or as everybody did."""
    async with desk.store.read() as conn:
        kept = await find(conn, table, number)
    person = _person(kept, seat)
    after = {"round": number, "seen": f"from seat {seat}" if seat else "as everybody saw it"}
    told = floor_acts.order(StaffAct.REVIEW_ROUND, account, before=None, after=after)
    async with desk.store.write() as conn:
        draft = Draft("reviewed", {**told, "place": kept.name, "table": table})
        event = await events.tell_house(conn, draft, desk.room.at())
        await floor_acts.note(conn, event, desk.house.calendar)
    return memory.recalled(kept, person, own=False, code=None)


async def proof(desk: Desk, table: str, number: int, seat: int) -> Proof:
    """What proves the cards that were seen from a seat."""
    async with desk.store.read() as conn:
        person = _person(await find(conn, table, number), seat)
        return await proofs.prove(conn, table, number, Account(person or "", "", guest=True))


def _person(kept: Kept, seat: int) -> str | None:
    if seat == 0:
        return None
    if seat not in kept.people:
        seats = ", ".join(map(str, sorted(kept.people)))
        raise BadInput(f"nobody played seat {seat} of round {kept.number}; there were {seats}")
    return str(kept.people[seat]["id"])
