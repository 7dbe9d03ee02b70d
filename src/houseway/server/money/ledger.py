"""The double-entry ledger: every cent comes from one purse and goes to another.

Purses are `wallet:ID`, `seat:TABLE:N`, `bank:TABLE`, `commission:TABLE`, `rake:TABLE`,
`collection:TABLE`, `tips:TABLE`, `meter:NAME`, whose balance is what the progressive meter shows,
`jackpot:NAME`, which holds what the books of a poker room's jackpot hold, `event:ID`, what was paid
into a dealt event, `kept:ID`, what the house has of it in the end, and `house:issue`, which
every chip in the room comes from. A live table has real chips and purses of its own, `live:TABLE:`
and then `cage`, which they come from, `seat:N`, `rake`; nothing goes between those and the others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import BrokenRound
from houseway.server.database.models import BalanceRow, EntryRow, JournalRow
from houseway.server.database.statements import Statement, at_hand
from houseway.server.database.store import upsert
from houseway.server.errors import NotEnough, TooMuch

ISSUE = "house:issue"
FULL = 9 * 10**18  # what a purse may hold or owe: the database counts to 2**63
ISSUED = 10**17  # what the house may have given out in all; the database holds it to that too
Moves = Mapping[str, int]

# Made once: every round that is settled writes them.
_BALANCE = Statement(select(BalanceRow.cents).where(BalanceRow.purse == bindparam("wanted")))
_JOURNAL = Statement(insert(JournalRow.core()))
_CLOSE = Statement(update(JournalRow.core()).where(JournalRow.id == bindparam("journal")))
_ENTRY = Statement(insert(EntryRow.core()))
_ADD = Statement(
    update(BalanceRow.core())
    .where(BalanceRow.purse == bindparam("wanted"))
    .values(cents=BalanceRow.cents + bindparam("more"))
)


def wallet(account_id: str) -> str:
    """The purse a person carries from table to table."""
    return f"wallet:{account_id}"


def seat(table_id: str, number: int) -> str:
    """The chips in front of a seat."""
    return f"seat:{table_id}:{number}"


def meter(name: str) -> str:
    """What a progressive meter shows."""
    return f"meter:{name}"


def jackpot(name: str) -> str:
    """All that a jackpot of the poker room holds: posted, collected and kept for the seed."""
    return f"jackpot:{name}"


def event(id: str) -> str:
    """What was paid into a dealt event, until it is over."""
    return f"event:{id}"


def kept(id: str) -> str:
    """What the house has of a dealt event; it owes what it guaranteed and nobody paid."""
    return f"kept:{id}"


def clay(table_id: str, what: str) -> str:
    """A purse of a live table, where the chips are real."""
    return f"live:{table_id}:{what}"


def moved(source: str, target: str, amount: int) -> Moves:
    """So much from one purse to another."""
    return {source: -amount, target: amount} if amount else {}


def may_owe(purse: str) -> bool:
    """Whether a purse may stand below zero: only the house's own may."""
    if purse.startswith("live:"):
        return purse.endswith((":cage", ":bank", ":meter"))
    return purse == ISSUE or purse.startswith(("bank:", "kept:"))


def check(moves: Moves) -> None:
    """Refuse a movement that makes or loses money."""
    if total := sum(moves.values()):
        raise BrokenRound(
            f"a movement of {money.signed(total)} comes from nowhere; it must be 0.00"
        )


@dataclass(frozen=True, slots=True)
class Movement:
    """What one event moves between purses; its journal has the event's own number."""

    journal: str
    kind: str
    moves: Moves


async def post(conn: AsyncConnection, at: int, movements: Sequence[Movement]) -> None:
    """Write movements and change the balances they touch, each purse once and in one order.

    In one order, so that two who write never wait for each other.
    """
    found = [each for each in movements if any(each.moves.values())]
    if not found:
        return
    total: Counter[str] = Counter()
    held = await balances(conn, {purse for each in found for purse in each.moves})
    for each in found:
        check(each.moves)
        _check_cover(
            {purse: held[purse] + total[purse] for purse in each.moves},
            {purse: -amount for purse, amount in each.moves.items() if amount < 0},
        )
        total.update(each.moves)
    _check_room(held, total)
    journals = [
        {"id": each.journal, "kind": each.kind, "at": at, "closed": False} for each in found
    ]
    await _JOURNAL.write(conn, *journals)
    entries = [
        {"journal_id": each.journal, "purse": purse, "amount": amount}
        for each in found
        for purse, amount in sorted(each.moves.items())
        if amount
    ]
    await _ENTRY.write(conn, *entries)
    for purse, amount in sorted(total.items()):
        if amount:
            await _change(conn, purse, amount)
    await _CLOSE.write(conn, *({"journal": each.journal, "closed": True} for each in found))


async def balance(conn: AsyncConnection, purse: str) -> int:
    """What a purse holds."""
    row = await _BALANCE.first(conn, wanted=purse)
    return row[0] if row else 0


async def hold(conn: AsyncConnection, purse: str) -> int:
    """What a purse holds; nobody else changes it before this transaction is over."""
    row = select(BalanceRow.cents).where(BalanceRow.purse == purse).with_for_update()
    return await conn.scalar(row) or 0


async def balances(conn: AsyncConnection, purses: Iterable[str]) -> dict[str, int]:
    """What several purses hold."""
    wanted = list(purses)
    if not wanted:
        return {}
    if at_hand(conn):
        return {purse: await balance(conn, purse) for purse in wanted}
    rows = await conn.execute(
        select(BalanceRow.purse, BalanceRow.cents).where(BalanceRow.purse.in_(wanted))
    )
    found = {row.purse: row.cents for row in rows}
    return {purse: found.get(purse, 0) for purse in wanted}


async def check_cover(conn: AsyncConnection, spent: Mapping[str, int]) -> None:
    """Refuse to spend what a purse does not hold."""
    _check_cover(await balances(conn, spent), spent)


def _check_cover(held: Mapping[str, int], spent: Mapping[str, int]) -> None:
    for purse, amount in spent.items():
        if held[purse] < amount and not may_owe(purse):
            name = "your wallet" if purse.startswith("wallet:") else purse
            raise NotEnough(
                f"{name} holds {money.text(held[purse])} and {money.text(amount)} is needed"
            )


def _check_room(held: Mapping[str, int], moves: Moves) -> None:
    """Refuse a movement after which the database could not count a purse any more."""
    for purse, amount in moves.items():
        after = held[purse] + amount
        if abs(after) > FULL:
            raise TooMuch(f"{purse} cannot hold or owe more than {money.text(FULL)}")
        if purse == ISSUE and amount < 0 and after < -ISSUED:
            raise TooMuch(f"the house issues no more than {money.text(ISSUED)} in all")


async def _change(conn: AsyncConnection, purse: str, amount: int) -> None:
    # An update first: an insert that would leave a purse below zero is refused by the database
    # before it can become an addition.
    if not await _ADD.write(conn, {"wanted": purse, "more": amount}):
        row = {"purse": purse, "cents": amount, "may_owe": may_owe(purse)}
        await conn.execute(upsert(conn, BalanceRow).values(row))
