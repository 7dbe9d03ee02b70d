"""Who plays here: guests and people with a password, and their wallets."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import String, cast, func, insert, literal, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import IllegalBet
from houseway.server.database.models import AccountRow, BalanceRow, SeatRow, SessionRow
from houseway.server.errors import BadName
from houseway.server.logs import events
from houseway.server.money import ledger
from houseway.server.people.names import clean_name, likeness

HERE_MS = 24 * 3600 * 1000  # a guest who came within this time may still be about


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody with a wallet."""

    id: str
    name: str
    guest: bool
    second: str = ""  # who has confirmed what he does now, where the house wants two


@dataclass(frozen=True, slots=True)
class Lock:
    """What the door knows of a name: whose it is, and what is kept of the password."""

    account: Account
    password: str


async def open_guest(
    conn: AsyncConnection,
    name: str | None,
    *,
    chips: int,
    at: int,
    but: Account | None = None,
    here: int = HERE_MS,
) -> Account:
    """A new guest with play chips; `but` is the guest he was until now."""
    shown = clean_name(name) if name else await _any_name(conn, at)
    if await _by_key(conn, shown):
        raise BadName(f"{shown} belongs to an account; sign in with its password or choose another")
    await _check_unlike(conn, shown, (at, here), but)
    account = Account(secrets.token_hex(8), shown, guest=True)
    await conn.execute(insert(AccountRow).values(_row(account, key=None, password=None, at=at)))
    await _issue(conn, account, chips, at)
    return account


async def open_account(
    conn: AsyncConnection,
    name: str,
    password_hash: str,
    *,
    chips: int,
    at: int,
    guest: Account | None = None,
    here: int = HERE_MS,
) -> Account:
    """A new account; a guest who opens one keeps his chips and his seats."""
    shown = clean_name(name)
    if await _by_key(conn, shown):
        raise BadName(f"{shown} is taken; choose another name")
    await _check_unlike(conn, shown, (at, here), guest)
    account = Account(guest.id if guest else secrets.token_hex(8), shown, guest=False)
    row = _row(account, key=shown.casefold(), password=password_hash, at=at)
    try:
        if guest:
            await conn.execute(update(AccountRow).where(AccountRow.id == guest.id).values(row))
        else:
            await conn.execute(insert(AccountRow).values(row))
    except IntegrityError:
        raise BadName(f"{shown} is taken; choose another name") from None
    if not guest:
        await _issue(conn, account, chips, at)
    return account


async def fill_up(
    conn: AsyncConnection, account: Account, *, chips: int, below: int, at: int
) -> None:
    """New play chips for somebody who has few left, in his wallet and on the tables together."""
    await _issue(conn, account, await wanting(conn, account, chips=chips, below=below), at)


async def wanting(conn: AsyncConnection, account: Account, *, chips: int, below: int) -> int:
    """How many chips somebody is given who has few left."""
    held = await ledger.hold(conn, ledger.wallet(account.id))
    lying = await on_tables(conn, account)
    if held + lying >= below:
        where = f"your wallet holds {money.text(held)}"
        where += f" and {money.text(lying)} lie on tables" if lying else ""
        raise IllegalBet(f"{where}; new chips are given below {money.text(below)}")
    return chips - held - lying


async def on_tables(conn: AsyncConnection, account: Account) -> int:
    """The chips somebody has in front of him, at every table he sits at."""
    purse = literal("seat:") + SeatRow.table_id + ":" + cast(SeatRow.seat, String)
    found = await conn.scalar(
        select(func.sum(BalanceRow.cents))
        .join(SeatRow, BalanceRow.purse == purse)
        .where(SeatRow.account_id == account.id)
    )
    return int(found or 0)


async def lock_of(conn: AsyncConnection, name: str) -> Lock | None:
    """What is needed to try a password on a name; nothing is tried here."""
    row = await _by_key(conn, " ".join(unicodedata.normalize("NFKC", name).split()))
    if row is None or row.password is None:
        return None
    return Lock(Account(row.id, row.name, guest=False), row.password)


async def change_password(conn: AsyncConnection, account: Account, password_hash: str) -> None:
    """Another password for an account."""
    changed = update(AccountRow).where(AccountRow.id == account.id)
    await conn.execute(changed.values(password=password_hash))


async def exists(conn: AsyncConnection, name: str) -> bool:
    """Whether an account has this name."""
    return await _by_key(conn, name) is not None


async def _any_name(conn: AsyncConnection, at: int) -> str:
    """A name for a guest who gives none, unlike those of the guests who are here."""
    for _ in range(20):
        shown = f"Guest {secrets.randbelow(9000) + 1000}"
        if await _like(conn, shown, (at, HERE_MS), None) is None:
            return shown
    return f"Guest {secrets.randbelow(9 * 10**8) + 10**8}"


async def _check_unlike(
    conn: AsyncConnection, shown: str, since: tuple[int, int], but: Account | None
) -> None:
    """Refuse a name that could be taken for another's: an account's, or that of a guest here."""
    if conn.dialect.name != "sqlite":  # of two that come at once, one comes first
        held = {"name": likeness(shown)}
        await conn.execute(text("SELECT pg_advisory_xact_lock(hashtext(:name))"), held)
    if other := await _like(conn, shown, since, but):
        told = "is" if other == shown else f"looks like {other}, which is"
        raise BadName(f"{shown} {told} the name of somebody here; choose another")


async def _like(
    conn: AsyncConnection, shown: str, since: tuple[int, int], but: Account | None
) -> str | None:
    at, within = since  # now, and how long ago somebody may have come who still is here
    here = (
        select(SessionRow.hash)
        .where(
            SessionRow.account_id == AccountRow.id,
            SessionRow.ends_at > at,
            SessionRow.made_at > at - within,
        )
        .exists()
    )
    found: str | None = await conn.scalar(
        select(AccountRow.name)
        .where(
            AccountRow.likeness == likeness(shown),
            AccountRow.id != (but.id if but else ""),
            AccountRow.password.is_not(None) | here,
        )
        .limit(1)
    )
    return found


async def _by_key(conn: AsyncConnection, name: str) -> AccountRow | None:
    rows = await conn.execute(
        select(*AccountRow.__table__.columns).where(AccountRow.name_key == name.casefold())
    )
    found = rows.first()
    return AccountRow(**found._mapping) if found else None


async def _issue(conn: AsyncConnection, account: Account, chips: int, at: int) -> None:
    issued = events.Draft("issued", {"account": account.id, "amount": chips})
    event = await events.tell_house(conn, issued, at)
    moves = ledger.moved(ledger.ISSUE, ledger.wallet(account.id), chips)
    movement = ledger.Movement(f"{events.HOUSE}:{event.seq}", event.kind, moves)
    await ledger.post(conn, at, [movement])


def _row(account: Account, *, key: str | None, password: str | None, at: int) -> dict[str, object]:
    return {
        "id": account.id,
        "name": account.name,
        "name_key": key,
        "likeness": likeness(account.name),
        "password": password,
        "made_at": at,
    }


def said_to(account: Account, names: Mapping[str, str], message: str) -> str:
    """A refusal as the player reads it: the rules know people by their account."""
    message = message.replace(f"{account.id} is ", "you are ").replace(account.id, "you")
    for person, name in names.items():
        message = message.replace(person, name)
    return message
