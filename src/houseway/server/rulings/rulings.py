"""Rulings that are kept: by whom, with which hand, and what the director decides."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput
from houseway.rulings.decision import decide
from houseway.server.database.models import RulingRow
from houseway.server.errors import NotAllowed, UnknownRuling
from houseway.server.logs import events, keys
from houseway.server.logs.events import Draft, Event
from houseway.server.logs.transaction import Kind, Transaction
from houseway.server.people import staff
from houseway.server.people.accounts import Account
from houseway.server.people.roles import StaffAct, may
from houseway.server.room import Room
from houseway.server.rulings.answering import answer
from houseway.server.rulings.live_ruling import LiveRuling, log_of
from houseway.server.rulings.ruling_views import asked_page, kept_page, written
from houseway.server.shapes.rulings import DecisionForm, KeepForm, RulingForm, RulingPage
from houseway.server.tables.live_table import LiveTable

MOST_LISTED = 50


class Rulings(Kind[LiveRuling]):
    """The kept rulings, as this process knows them."""

    async def begin(self, conn: AsyncConnection, log: str) -> LiveRuling:
        return LiveRuling(await events.first(conn, log))

    async def replay(self, conn: AsyncConnection, live: LiveRuling, since: Sequence[Event]) -> None:
        for event in since:
            live.apply(event, event.at)

    async def note(self, txn: Transaction, live: LiveRuling, drafts: Sequence[Draft]) -> None:
        """Nobody reads anything of it elsewhere that changes."""


class RulingsDesk:
    """Where people ask what an act counts as."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._rulings = Rulings()

    def ask(self, form: RulingForm) -> RulingPage:
        """The ruling, and nothing is kept."""
        asked, ruled = answer(form.house, form.given)
        return asked_page(form.house, asked, form.given, ruled)

    async def keep(self, account: Account, form: RulingForm, keep: KeepForm) -> RulingPage:
        """The ruling, kept once for each key."""
        asked, ruled = answer(form.house, form.given)
        place = await self._place(account, keep)
        body = {
            "house": form.house,
            "question": asked.slug,
            "given": form.given,
            "ruling": written(ruled),
            **place,
            "note": keep.note,
            "by": account.id,
            "name": account.name,
        }

        async def keeps(txn: Transaction) -> RulingPage:
            live = LiveRuling(Event(log_of(secrets.token_hex(12)), 1, "asked", body, txn.at))
            row = {"id": live.id, "table_id": live.table, "round": live.round, "asked_at": txn.at}
            await txn.conn.execute(insert(RulingRow).values(row))
            txn.open(self._rulings, live)
            txn.happened(live, Draft("asked", body), {})
            return kept_page(live)

        told = form.model_dump(mode="json", exclude={"keep": {"key"}})
        key = keys.key_of(account.id, keep.key, "ruling", told)
        return await self._room.logs.once(key, RulingPage, keeps)

    async def find(self, id: str) -> RulingPage:
        """A kept ruling, for whoever has its id."""
        async with self._room.store.read() as conn:
            return kept_page(await self._look(conn, id))

    async def of_table(self, table_id: str, round: int | None) -> list[RulingPage]:
        """The rulings kept with a table's hands, or with one of them, the last first."""
        wanted = select(RulingRow.id).where(RulingRow.table_id == table_id)
        if round is not None:
            wanted = wanted.where(RulingRow.round == round)
        latest = wanted.order_by(RulingRow.asked_at.desc(), RulingRow.id).limit(MOST_LISTED)
        await self._room.look(table_id)  # or there is no such table
        async with self._room.store.read() as conn:
            found = (await conn.scalars(latest)).all()
            return [kept_page(await self._look(conn, each)) for each in found]

    async def decide(self, account: Account, id: str, form: DecisionForm) -> RulingPage:
        """Note what the director has chosen, once for each key."""

        async def decides(txn: Transaction) -> RulingPage:
            live = await txn.hold(self._rulings, log_of(id))
            if live is None:
                raise _unknown(id)
            draft = Draft("decided", _decided(live, account, form))
            live.apply(draft, txn.at)
            txn.happened(live, draft, {})
            return kept_page(live)

        key = keys.of_form(account.id, form, "decision", id)
        return await self._room.logs.once(key, RulingPage, decides)

    async def _look(self, conn: AsyncConnection, id: str) -> LiveRuling:
        async with self._rulings.lock(log_of(id)):
            live = await self._rulings.look(conn, log_of(id))
        if live is None:
            raise _unknown(id)
        return live

    async def _place(self, account: Account, keep: KeepForm) -> dict[str, Any]:
        """The hand that a ruling is kept with, if he may keep one there."""
        if keep.table is None:
            if keep.round is not None:
                raise BadInput(f"round {keep.round} of which table? Name it, or leave both out")
            return {"table": None, "table_name": None, "round": None}
        live = await self._room.look(keep.table)
        await self._check(account, live)
        round = live.round_number if keep.round is None else keep.round
        if round > live.round_number:
            raise BadInput(f"{live.name} has played {live.round_number} rounds, and not {round}")
        return {"table": live.id, "table_name": live.name, "round": round}

    async def _check(self, account: Account, live: LiveTable) -> None:
        """Those who sit there, who opened the table, and those who decide."""
        if live.seat_of(account.id) is not None or live.between.host == account.id:
            return
        async with self._room.store.read() as conn:
            roles = await staff.roles_of(conn, self._room.house, account)
        if not may(roles, StaffAct.DECIDE_RULING):
            raise NotAllowed(
                "a ruling is kept with a hand by those who sit at the table, who opened it, "
                "and those who decide; keep it without the table"
            )


def _decided(live: LiveRuling, account: Account, form: DecisionForm) -> dict[str, Any]:
    taken = decide(live.choices, form.act, by=account.id, why=form.why)
    return {**asdict(taken.choice), "by": taken.by, "name": account.name, "why": taken.why}


def _unknown(id: str) -> UnknownRuling:
    return UnknownRuling(f"no ruling was kept under {id[:40]!r}")
