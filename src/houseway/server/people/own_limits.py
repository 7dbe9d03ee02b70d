"""Limits that somebody has set himself for a gaming day, held to when he buys chips.

A tighter one holds at once. A softer one, or none, holds a day later. Each is an event in the log
of the house.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from itertools import pairwise
from typing import Any

from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import IllegalBet
from houseway.floor.gaming_day import Calendar
from houseway.server.database.models import EntryRow, JournalRow, OwnLimitRow, PlayedRow
from houseway.server.database.statements import Statement
from houseway.server.database.store import upsert
from houseway.server.logs import events
from houseway.server.logs.events import Draft
from houseway.server.money import ledger
from houseway.server.people import accounts, exclusions
from houseway.server.people.accounts import Account

LOSS, DEPOSIT, MINUTES = "loss", "deposit", "minutes"
KINDS = (LOSS, DEPOSIT, MINUTES)
COOLING_MS = 24 * 3600 * 1000  # before a softer limit holds
PAUSE_MS = 15 * 60 * 1000  # between two rounds: longer, and he was not playing
SET = "limit_set"


@dataclass(frozen=True, slots=True)
class Limit:
    """What holds now, and what holds from a moment on; None is no limit."""

    amount: int | None
    then: int | None = None
    then_at: int | None = None

    def now(self, at: int) -> int | None:
        due = self.then_at is not None and self.then_at <= at
        return self.then if due else self.amount

    def told(self, wanted: int | None, at: int) -> Limit:
        """What it is once he has asked for another."""
        holds = self.now(at)
        tighter = wanted is not None and (holds is None or wanted <= holds)
        if tighter or wanted == holds:
            return Limit(wanted)
        return Limit(holds, wanted, at + COOLING_MS)

    def to_json(self) -> dict[str, int | None]:
        return {"amount": self.amount, "then": self.then, "then_at": self.then_at}


@dataclass(frozen=True, slots=True)
class Used:
    """What somebody has used of a gaming day."""

    loss: int  # what his rounds have cost him, 0 where they brought something
    at_risk: int  # chips that he has on tables
    deposit: int  # new chips that he was given
    minutes: int  # for which he has played


_HELD = Statement(
    select(OwnLimitRow.kind, OwnLimitRow.amount, OwnLimitRow.then, OwnLimitRow.then_at).where(
        OwnLimitRow.account_id == bindparam("who")
    )
)


async def of(conn: AsyncConnection, account: str) -> dict[str, Limit]:
    """The limits that somebody has set."""
    rows = await _HELD.rows(conn, who=account)
    return {kind: Limit(*told) for kind, *told in rows}


async def of_many(conn: AsyncConnection, people: Iterable[str]) -> dict[str, dict[str, Limit]]:
    """The same of several, those who have set any."""
    found: dict[str, dict[str, Limit]] = {}
    wanted = select(OwnLimitRow.__table__).where(OwnLimitRow.account_id.in_(set(people)))
    for row in await conn.execute(wanted):
        held = found.setdefault(row.account_id, {})
        held[row.kind] = Limit(row.amount, row.then, row.then_at)
    return found


async def set_own(
    conn: AsyncConnection, account: Account, kind: str, wanted: int | None, at: int
) -> Limit:
    """Set a limit, make it tighter at once or softer in a day."""
    before = (await of(conn, account.id)).get(kind, Limit(None))
    after = before.told(wanted, at)
    row = {"account_id": account.id, "kind": kind, **after.to_json()}
    write = upsert(conn, OwnLimitRow).values(row)
    await conn.execute(
        write.on_conflict_do_update(index_elements=["account_id", "kind"], set_=after.to_json())
    )
    body: dict[str, Any] = {"account": account.id, "kind": kind, "wanted": wanted}
    body |= {"before": before.to_json(), "after": after.to_json()}
    await events.tell_house(conn, Draft(SET, body), at)
    return after


async def used(conn: AsyncConnection, account: str, at: int, calendar: Calendar) -> Used:
    """What somebody has used of the gaming day so far."""
    day = calendar.day(at / 1000)
    opens = int(calendar.opens(day) * 1000)
    ends = int(calendar.opens(day + timedelta(days=1)) * 1000)
    own = (PlayedRow.account_id == account) & (PlayedRow.at >= opens) & (PlayedRow.at < ends)
    rounds = (
        await conn.execute(select(PlayedRow.at, PlayedRow.net).where(own).order_by(PlayedRow.at))
    ).all()
    given = (
        select(func.sum(EntryRow.amount))
        .join(JournalRow, JournalRow.id == EntryRow.journal_id)
        .where(EntryRow.purse == ledger.wallet(account), JournalRow.kind == "issued")
        .where(JournalRow.at >= opens, JournalRow.at < ends)
    )
    return Used(
        loss=max(0, -sum(net for _, net in rounds)),
        at_risk=await accounts.on_tables(conn, Account(account, "", guest=True)),
        deposit=int(await conn.scalar(given) or 0),
        minutes=_minutes([when for when, _ in rounds]),
    )


def _minutes(moments: list[int]) -> int:
    """How long somebody played whose rounds ended at these moments."""
    gaps = (after - before for before, after in pairwise(moments))
    return sum(gap for gap in gaps if gap <= PAUSE_MS) // 60_000


async def check_may_buy(
    conn: AsyncConnection, spent: Mapping[str, int], at: int, calendar: Calendar
) -> None:
    """Refuse chips to who is excluded, or would go beyond a limit of his own."""
    for purse, amount in spent.items():
        kind, _, account = purse.partition(":")
        if kind == "wallet":
            await exclusions.check(conn, account, at)
            await check_buy(conn, account, amount, at, calendar)


async def check_buy(
    conn: AsyncConnection, account: str, amount: int, at: int, calendar: Calendar
) -> None:
    """Refuse chips that would go beyond a limit that he has set himself."""
    limits = (await of(conn, account)).items()
    held = {kind: most for kind, each in limits if (most := each.now(at)) is not None}
    if not held.keys() & {LOSS, MINUTES}:
        return
    now = await used(conn, account, at, calendar)
    if (most := held.get(LOSS)) is not None and now.loss + now.at_risk + amount > most:
        left = max(0, most - now.loss - now.at_risk)
        raise IllegalBet(
            f"you have set yourself a limit of {money.text(most)} to lose in a gaming day; "
            f"{money.text(left)} of it is left to buy chips with"
        )
    if (most := held.get(MINUTES)) is not None and now.minutes >= most:
        raise IllegalBet(
            f"you have set yourself a limit of {most} minutes in a gaming day, "
            f"and have played {now.minutes}"
        )


async def check_deposit(
    conn: AsyncConnection, account: str, amount: int, at: int, calendar: Calendar
) -> None:
    """Refuse new chips beyond a limit that he has set himself."""
    limit = (await of(conn, account)).get(DEPOSIT)
    most = limit.now(at) if limit else None
    if most is None:
        return
    so_far = (await used(conn, account, at, calendar)).deposit
    if so_far + amount > most:
        raise IllegalBet(
            f"you have set yourself a limit of {money.text(most)} in new chips a gaming day, "
            f"and were given {money.text(so_far)}"
        )


def reached(limits: Mapping[str, Limit], now: Used, at: int) -> str | None:
    """Which of his limits somebody has come to, in words."""
    held = {kind: limit.now(at) for kind, limit in limits.items()}
    if (most := held.get(LOSS)) is not None and now.loss >= most:
        return f"his limit of {money.text(most)} to lose in a day"
    if (most := held.get(MINUTES)) is not None and now.minutes >= most:
        return f"his limit of {most} minutes in a day"
    return None


async def check_log(told: Iterable[Any], conn: AsyncConnection) -> list[str]:
    """What differs between the log of the house and the limits that are kept."""
    expected = {(each["account"], each["kind"]): each["after"] for each in told}
    rows = await conn.execute(select(OwnLimitRow.__table__))
    kept = {
        (row.account_id, row.kind): Limit(row.amount, row.then, row.then_at).to_json()
        for row in rows
    }
    return [
        f"the {kind} limit of {account} is not what the log says"
        for account, kind in sorted(expected.keys() | kept.keys())
        if expected.get((account, kind)) != kept.get((account, kind))
    ]
