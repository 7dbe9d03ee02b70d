"""What the floor does with the jackpots: it opens, posts, verifies, voids, seeds and freezes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select

from houseway.errors import BadInput
from houseway.server.database.models import JackpotRow
from houseway.server.jackpots import jackpot_views
from houseway.server.jackpots.jackpot_posting import opened_body
from houseway.server.jackpots.live_jackpot import LiveJackpot
from houseway.server.logs import keys
from houseway.server.logs.events import Draft
from houseway.server.logs.keys import Key
from houseway.server.logs.transaction import Transaction
from houseway.server.people.accounts import Account
from houseway.server.room import Room
from houseway.server.shapes import jackpots as ask
from houseway.server.shapes.jackpots import JackpotBooks, JackpotPage

Work = Callable[[Transaction], Awaitable[LiveJackpot]]


class JackpotFloor:
    """Those who run the room, at the jackpots."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._jackpots = room.jackpots

    async def page(self, name: str) -> JackpotPage:
        """A jackpot with its conditions."""
        async with self._room.store.read() as conn:
            return jackpot_views.page(await self._jackpots.find(conn, name))

    async def books(self, name: str) -> JackpotBooks:
        """A jackpot with its books."""
        async with self._room.store.read() as conn:
            return jackpot_views.books(await self._jackpots.find(conn, name))

    async def open(self, account: Account, form: ask.JackpotForm) -> JackpotBooks:
        """A new jackpot, once for each key."""
        name = form.name or form.jackpot
        told = form.model_dump(mode="json", exclude={"key"})

        async def opens(txn: Transaction) -> LiveJackpot:
            wanted = select(JackpotRow.name).where(JackpotRow.name == name)
            if await txn.conn.scalar(wanted):
                raise BadInput(f"this room has a jackpot {name!r} already; choose another name")
            draft = Draft("opened", opened_body(form, account.id, txn.at))
            return await self._jackpots.open(txn, name, draft)

        return await self._once(_key(account, form.key, "open", told), opens)

    async def command(
        self, account: Account, name: str, form: ask.JackpotCommandForm
    ) -> JackpotBooks:
        """Do what the floor asks, once for each key."""

        async def does(txn: Transaction) -> LiveJackpot:
            live = (await self._jackpots.hold(txn, [name]))[name]
            kind, body = _told(live, form.command)
            told = {**body, "by": account.id, "at": live.moment(txn.at)}
            await self._jackpots.happen(txn, live, Draft(kind, told))
            return live

        told = form.command.model_dump(mode="json")
        return await self._once(_key(account, form.key, name, told), does)

    async def _once(self, key: Key, work: Work) -> JackpotBooks:
        async def does(txn: Transaction) -> JackpotBooks:
            return jackpot_views.books(await work(txn))

        return await self._room.logs.once(key, JackpotBooks, does)


def _told(live: LiveJackpot, command: ask.JackpotCommand) -> tuple[str, dict[str, Any]]:
    """The event that a command asks for; the books themselves say whether it may happen."""
    match command:
        case ask.VerifyClaim(claim=claim):
            return "verified", {"claim": claim, "shares": _shares(live, claim)}
        case ask.VoidClaim(claim=claim, talking=talking):
            return "voided", {"claim": claim, "talking": talking}
        case ask.ReseedJackpot(jackpot=jackpot):
            return "reseeded", {"jackpot": jackpot}
        case _:
            return _KINDS[command.do], {}


def _shares(live: LiveJackpot, claim: int) -> list[list[str | int]]:
    """What each seat is paid, for the log to say."""
    divided = live.pool.shares(live.open_claim(claim).claim)
    return [[*share.who, share.part, int(share.amount)] for share in divided.paid]


def _key(account: Account, key: str, *told: object) -> Key:
    return keys.key_of(account.id, key, "jackpot", *told)


_KINDS = {"post": "posted", "freeze": "frozen", "unfreeze": "released", "pay": "paid"}
