"""Rounds that somebody disputes: they come before the floor, with a note, and are answered."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Row, Select, case, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput
from houseway.rulebook import clause
from houseway.server.database.models import AccountRow, DisputeRow, TableRow
from houseway.server.errors import Full, NotAllowed, UnknownRound
from houseway.server.logs import events
from houseway.server.logs.events import Draft
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct
from houseway.server.pit import floor_acts
from houseway.server.recall.memory import Memory
from houseway.server.recall.recall import find
from houseway.server.room import Room
from houseway.server.shapes.recall import DisputeAnswer, DisputeView

MOST = 200  # of those on the floor's list
MOST_WAITING = 5  # of one player's, or he alone would fill it


class Disputes:
    """What players hold against rounds that are over, and what the floor has answered."""

    def __init__(self, room: Room, memory: Memory) -> None:
        self._room = room
        self._memory = memory

    async def flag(self, account: Account, table: str, number: int, note: str) -> DisputeView:
        """Bring a round before the floor; said again before an answer, the note is the new one.

        The floor sees it as its player did, and nothing more: the round is laid open by a link.
        """
        async with self._room.store.read() as conn:
            kept = await find(conn, table, number)
        if kept.seat_of(account.id) is None:
            raise NotAllowed("only who took part in a round may dispute it")
        shared = await self._memory.share(account, table, number)
        async with self._room.store.write() as conn:
            held = await self._of(conn, account, table, number)
            if held and held.answer is not None:
                raise BadInput("the floor has answered this dispute already")
            if held:
                where = DisputeRow.id == held.id
                await conn.execute(update(DisputeRow).where(where).values(note=note))
            else:
                await self._check_few(conn, account)
                row = {"account_id": account.id, "table_id": table, "round": number, "note": note}
                at = await self._after_all(conn)
                told = {"id": secrets.token_hex(8), "code": shared.code, "at": at}
                await conn.execute(insert(DisputeRow).values(**row, **told))
            found = await self._of(conn, account, table, number)
        assert found is not None
        return found

    async def _check_few(self, conn: AsyncConnection, account: Account) -> None:
        """Refuse one more of somebody of whom several wait for the floor already."""
        own = (DisputeRow.account_id == account.id) & DisputeRow.answered_at.is_(None)
        waiting = await conn.scalar(select(func.count()).select_from(DisputeRow).where(own))
        if (waiting or 0) >= MOST_WAITING:
            raise Full(f"{waiting} rounds that you dispute wait for the floor; let it answer those")

    async def _after_all(self, conn: AsyncConnection) -> int:
        """Now, but after every dispute that is there: the list keeps the order they came in."""
        newest = await conn.scalar(select(func.max(DisputeRow.at)))
        return max(self._room.at(), (newest or 0) + 1)

    async def of(self, account: Account, table: str, number: int) -> DisputeView | None:
        """What somebody holds against a round, if anything."""
        async with self._room.store.read() as conn:
            return await self._of(conn, account, table, number)

    async def listed(self) -> list[DisputeView]:
        """The floor's list: what waits first, everybody's oldest before his second."""
        turn = func.row_number().over(
            partition_by=DisputeRow.account_id, order_by=(DisputeRow.at, DisputeRow.id)
        )
        answered = DisputeRow.answered_at.is_not(None)
        order = (answered, case((answered, 0), else_=turn), DisputeRow.at, DisputeRow.id)
        async with self._room.store.read() as conn:
            rows = await conn.execute(_seen().order_by(*order).limit(MOST))
            return [_view(row) for row in rows]

    async def answer(self, account: Account, dispute: str, form: DisputeAnswer) -> DisputeView:
        """What the floor says to a dispute, once; its player reads it in the round's recall."""
        if form.clause:
            clause(form.clause)  # or it is said that there is none
        said = {"answer": form.answer, "clause": form.clause or None}
        told = {**said, "answered_by": account.id, "answered_at": self._room.at()}
        open_still = (DisputeRow.id == dispute) & DisputeRow.answered_at.is_(None)
        async with self._room.store.write() as conn:
            done = await conn.execute(update(DisputeRow).where(open_still).values(told))
            row = (await conn.execute(_seen().where(DisputeRow.id == dispute))).first()
            if row is None:
                raise UnknownRound(f"there is no dispute {dispute!r}; the list has them")
            if not done.rowcount:
                raise BadInput("this dispute has been answered already")
            place = f"round {row.round} of {row.table}"
            order = floor_acts.order(StaffAct.ANSWER_DISPUTE, account, before=None, after=said)
            body = {**order, "place": place, "dispute": dispute}
            draft = Draft("dispute_answered", body)
            event = await events.tell_house(conn, draft, self._room.at())
            await floor_acts.note(conn, event, self._room.house.calendar)
        return _view(row)

    async def _of(
        self, conn: AsyncConnection, account: Account, table: str, number: int
    ) -> DisputeView | None:
        own = (DisputeRow.account_id == account.id) & (DisputeRow.table_id == table)
        row = (await conn.execute(_seen().where(own, DisputeRow.round == number))).first()
        return _view(row) if row else None


def _seen() -> Select[Any]:
    """A dispute with the names of the table, of who brought it and of who decided it."""
    judge = AccountRow.__table__.alias("judge")
    return (
        select(
            DisputeRow.__table__,
            TableRow.name.label("table"),
            AccountRow.name.label("who"),
            judge.c.name.label("judge"),
        )
        .join(TableRow, TableRow.id == DisputeRow.table_id)
        .join(AccountRow, AccountRow.id == DisputeRow.account_id)
        .outerjoin(judge, judge.c.id == DisputeRow.answered_by)
    )


def _view(row: Row[Any]) -> DisputeView:
    return DisputeView(
        id=row.id,
        table=row.table_id,
        table_name=row.table,
        round=row.round,
        by=row.who,
        note=row.note,
        at=row.at / 1000,
        code=row.code,
        answer=row.answer,
        clause=row.clause,
        answered_by=row.judge,
        answered_at=None if row.answered_at is None else row.answered_at / 1000,
    )
