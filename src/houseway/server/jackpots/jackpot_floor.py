"""What the floor does with the jackpots: it opens, posts, verifies, voids, seeds and freezes."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput
from houseway.server.database.models import JackpotRow
from houseway.server.errors import Stale
from houseway.server.jackpots import jackpot_views
from houseway.server.jackpots.jackpot_posting import opened_body
from houseway.server.jackpots.jackpots import Turn
from houseway.server.jackpots.live_jackpot import LiveJackpot
from houseway.server.logs import keys
from houseway.server.logs.events import Draft, canonical
from houseway.server.logs.keys import Key
from houseway.server.people.accounts import Account
from houseway.server.room import Room
from houseway.server.shapes import jackpots as ask
from houseway.server.shapes.jackpots import JackpotBooks, JackpotPage

ATTEMPTS = 5
Work = Callable[[AsyncConnection, Turn], Awaitable[LiveJackpot]]


class JackpotFloor:
    """Those who run the room, at the jackpots."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def page(self, name: str) -> JackpotPage:
        """A jackpot with its conditions."""
        turn = self._room.jackpots.turn()
        async with self._room.store.read() as conn:
            shown = jackpot_views.page(await turn.look(conn, name))
        turn.done()
        return shown

    async def books(self, name: str) -> JackpotBooks:
        """A jackpot with its books."""
        turn = self._room.jackpots.turn()
        async with self._room.store.read() as conn:
            shown = jackpot_views.books(await turn.look(conn, name))
        turn.done()
        return shown

    async def open(self, account: Account, form: ask.JackpotForm) -> JackpotBooks:
        """A new jackpot, once for each key."""
        at, name = self._room.at(), form.name or form.jackpot
        draft = Draft("opened", opened_body(form, account.id, at))
        told = form.model_dump(mode="json", exclude={"key"})

        async def opens(conn: AsyncConnection, turn: Turn) -> LiveJackpot:
            taken = await conn.scalar(select(JackpotRow.name).where(JackpotRow.name == name))
            if taken:
                raise BadInput(f"this room has a jackpot {name!r} already; choose another name")
            return await turn.open(conn, name, draft, at)

        return await self._once(_key(account, form.key, ["open", told]), opens)

    async def command(
        self, account: Account, name: str, form: ask.JackpotCommandForm
    ) -> JackpotBooks:
        """Do what the floor asks, once for each key."""

        async def does(conn: AsyncConnection, turn: Turn) -> LiveJackpot:
            await turn.hold(conn, [name])
            live = turn.held[name]
            kind, body = _told(live, form.command)
            at = self._room.at()
            told = {**body, "by": account.id, "at": live.moment(at)}
            await turn.happen(conn, name, Draft(kind, told), at)
            return live

        told = form.command.model_dump(mode="json")
        return await self._once(_key(account, form.key, [name, told]), does)

    async def _once(self, key: Key, work: Work) -> JackpotBooks:
        for _ in range(ATTEMPTS):
            turn = self._room.jackpots.turn()
            try:
                async with self._room.store.write() as conn:
                    if (answer := await keys.answered(conn, key)) is not None:
                        return JackpotBooks.model_validate(answer)
                    shown = jackpot_views.books(await work(conn, turn))
                    await keys.keep(conn, key, shown, at=self._room.at())
            except IntegrityError:
                continue  # the same command was sent twice at once, or a name was taken
            turn.done()
            return shown
        raise Stale("others keep changing the jackpots; look again and choose anew")


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


def _key(account: Account, key: str, told: list[Any]) -> Key:
    hashed = hashlib.sha256(canonical(["jackpot", *told]).encode()).hexdigest()
    return Key(account.id, key, hashed)


_KINDS = {"post": "posted", "freeze": "frozen", "unfreeze": "released", "pay": "paid"}
