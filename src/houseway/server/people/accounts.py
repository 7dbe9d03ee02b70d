"""Who plays here: guests and people with a password, and their wallets."""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from anyio import to_thread
from pwdlib import PasswordHash
from pwdlib.hashers.argon2 import Argon2Hasher
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import IllegalBet
from houseway.server.database.models import AccountRow
from houseway.server.errors import BadName, SignedOut
from houseway.server.logs import events
from houseway.server.money import ledger

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
LONGEST_NAME = 24


@dataclass(frozen=True, slots=True)
class Account:
    """Somebody with a wallet."""

    id: str
    name: str
    guest: bool


def clean_name(name: str) -> str:
    """A name fit to be shown: one line, no odd characters, not too long."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not 1 <= len(shown) <= LONGEST_NAME or not shown.isprintable():
        raise BadName(f"a name is 1 to {LONGEST_NAME} printable characters; this has {len(shown)}")
    return shown


def key_of(name: str) -> str:
    """By what a name is found, however it is written."""
    return clean_name(name).casefold()


async def open_guest(conn: AsyncConnection, name: str | None, *, chips: int, at: int) -> Account:
    """A new guest with play chips."""
    shown = clean_name(name) if name else f"Guest {secrets.randbelow(9000) + 1000}"
    if await _by_key(conn, shown):
        raise BadName(f"{shown} belongs to an account; sign in with its password or choose another")
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
) -> Account:
    """A new account; a guest who opens one keeps his chips and his seats."""
    shown = clean_name(name)
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
    """New play chips for somebody whose wallet has run low."""
    held = await ledger.balance(conn, ledger.wallet(account.id))
    if held >= below:
        raise IllegalBet(
            f"your wallet holds {money.text(held)}; new chips are given below {money.text(below)}"
        )
    await _issue(conn, account, chips - held, at)


async def check_password(conn: AsyncConnection, name: str, password: str) -> Account:
    """The account with this name and password."""
    row = await _by_key(conn, " ".join(unicodedata.normalize("NFKC", name).split()))
    stored = row.password if row and row.password else await _decoy()
    fits = await to_thread.run_sync(_hasher().verify, password, stored)
    if row is None or not fits:
        raise SignedOut("no account has this name and password; check both and try again")
    return Account(row.id, row.name, guest=False)


async def exists(conn: AsyncConnection, name: str) -> bool:
    """Whether an account has this name."""
    return await _by_key(conn, name) is not None


async def hash_password(password: str) -> str:
    """What is kept of a password."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadName(
            f"a password is {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters; "
            f"this has {len(password)}"
        )
    return await to_thread.run_sync(_hasher().hash, password)


@cache
def _hasher() -> PasswordHash:
    return PasswordHash((Argon2Hasher(),))


_DECOYS: list[str] = []


async def _decoy() -> str:
    """A hash to check against when there is no account, so that both take as long."""
    if not _DECOYS:
        _DECOYS.append(await to_thread.run_sync(_hasher().hash, secrets.token_hex(8)))
    return _DECOYS[0]


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
        "password": password,
        "made_at": at,
    }


def said_to(account: Account, names: Mapping[str, str], message: str) -> str:
    """A refusal as the player reads it: the rules know people by their account."""
    message = message.replace(f"{account.id} is ", "you are ").replace(account.id, "you")
    for person, name in names.items():
        message = message.replace(person, name)
    return message
