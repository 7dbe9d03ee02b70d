"""`houseway verify`: recompute every hash and every balance from the log, and say what differs.

Nothing is written. The log is replayed table by table with the cards that were kept; the money it
moves is compared with the ledger, the ledger with the balances, the balances with the chips.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import InterfaceError, OperationalError, ProgrammingError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway import money
from houseway.errors import HousewayError
from houseway.server.clubs.club_check import check_clubs
from houseway.server.database.migrate import check_current
from houseway.server.database.models import (
    BalanceRow,
    EntryRow,
    JournalRow,
    TableRow,
)
from houseway.server.database.store import Store, database
from houseway.server.errors import BadDatabase
from houseway.server.jackpots.jackpot_check import Hands, check_jackpots
from houseway.server.lists.list_check import check_lists, check_waits
from houseway.server.logs import events
from houseway.server.logs.chain_check import check_chains
from houseway.server.money import ledger
from houseway.server.money.journal_check import check_journals
from houseway.server.nights.night_check import check_nights
from houseway.server.people.role_check import check_roles
from houseway.server.pit.pit_check import Pit
from houseway.server.recall.recall_check import Rounds
from houseway.server.rulings.ruling_check import check_rulings
from houseway.server.tables import dealing, seated, snapshots
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.results import sights
from houseway.server.tables.row_check import check_row
from houseway.server.tables.shoe_check import check_seats, check_shoes
from houseway.server.tablet.tablet_check import check_tablets


@dataclass(slots=True)
class Report:
    """What was looked at, and every difference found."""

    events: int = 0
    days: int = 0
    tables: int = 0
    rounds: int = 0
    journals: int = 0
    purses: int = 0
    differences: list[str] = field(default_factory=list)
    hands: Hands = field(default_factory=Hands, repr=False)
    pit: Pit = field(default_factory=Pit, repr=False)

    @property
    def ok(self) -> bool:
        return not self.differences

    def __str__(self) -> str:
        looked = (
            f"{self.events} events of {self.days} gaming days, {self.tables} tables, "
            f"{self.rounds} rounds, {self.journals} movements of money, {self.purses} purses"
        )
        if self.ok:
            return f"{looked}: all agree"
        return "\n".join([f"{looked}: {len(self.differences)} differences", *self.differences])


def verify(db_url: str | None = None) -> Report:
    """Check a card room's database."""
    return asyncio.run(verify_store(db_url))


async def verify_store(db_url: str | None = None) -> Report:
    """Check a card room's database, from a program that runs its own loop."""
    store = Store(existing(db_url), read_only=True)
    report = Report()
    try:
        async with store.read() as conn:
            await store.hold_still(conn)
            await check_current(conn)
            await _check(report, "the chains of hashes", _check_chains(conn, report))
            expected: dict[str, dict[str, int]] = {}
            await _check(report, "the tables", _check_tables(conn, report, expected))
            for what, found in (
                ("the jackpots", check_jackpots(conn, report.hands, expected)),
                ("the lists", check_lists(conn)),
                ("the live tables", check_tablets(conn, expected)),
                ("the roles", check_roles(conn)),
                ("the rulings", check_rulings(conn)),
                ("the nights", check_nights(conn, expected)),
                ("the clubs", check_clubs(conn)),
                ("the seats", check_seats(conn)),
                ("the movements", check_journals(conn)),
                ("the floor", report.pit.differences(conn)),
            ):
                await _check(report, what, _noted(report, found))
            await _check(report, "the ledger", _check_money(conn, report, expected))
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase(f"the database cannot be read: {cause}") from None
    finally:
        await store.close()
    return report


async def _check(report: Report, what: str, work: Coroutine[Any, Any, None]) -> None:
    """Look at one part of the books; what is too damaged to be looked at is said in words.

    The database holds whatever somebody has put there, so that anything may be wrong with it.
    """
    try:
        await work
    except (SQLAlchemyError, OSError) as error:
        if _lost(error):
            raise
        report.differences.append(f"{what} cannot be read: {_words(error)}")
    except Exception as error:  # noqa: BLE001
        report.differences.append(f"{what} cannot be read: {_words(error)}")


def _lost(error: Exception) -> bool:
    """Whether the database itself is gone, or is none of ours."""
    return isinstance(error, OSError | OperationalError | InterfaceError | ProgrammingError)


def _words(error: Exception) -> str:
    """What is wrong, in a line, with what kind of fault it is."""
    if isinstance(error, HousewayError):
        return error.message
    cause = getattr(error, "orig", None) or error
    told = (str(cause).splitlines() or [""])[0][:200]
    return f"{type(cause).__name__} {told}".strip()


async def _noted(report: Report, found: Coroutine[Any, Any, list[str]]) -> None:
    report.differences += await found


async def _check_chains(conn: AsyncConnection, report: Report) -> None:
    report.events, report.days, found = await check_chains(conn)
    report.differences += found


def existing(db_url: str | None) -> URL:
    """A database that is there; looking for one must not make one."""
    url = database(db_url)
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadDatabase(f"there is no database {url.database}; `houseway serve` makes one")
    return url


async def _check_tables(
    conn: AsyncConnection, report: Report, expected: dict[str, dict[str, int]]
) -> None:
    """Replay every table; the money each event must have moved, by journal."""
    for event in await events.since(conn, events.HOUSE, 0):
        if event.kind not in ("issued", "comped"):
            continue  # roles and requests move no money
        purse = ledger.wallet(event.body["account"])
        moves = ledger.moved(ledger.ISSUE, purse, event.body["amount"])
        expected[f"{events.HOUSE}:{event.seq}"] = dict(moves)
    for table_id in (await conn.scalars(select(TableRow.id).order_by(TableRow.id))).all():
        report.tables += 1
        await _check(report, f"table {table_id}", _check_table(conn, table_id, report, expected))


async def _check_table(
    conn: AsyncConnection, table_id: str, report: Report, expected: dict[str, dict[str, int]]
) -> None:
    rounds = Rounds()
    try:
        live = await _replay(conn, table_id, expected, report, rounds)
    except (HousewayError, LookupError, TypeError, ValueError, ArithmeticError) as error:
        report.differences.append(f"table {table_id} cannot be replayed: {_words(error)}")
        return
    report.rounds += live.round_number
    await _check_chips(conn, live, report)
    report.differences += await check_row(conn, live)
    report.differences += await check_waits(conn, live)
    report.differences += await check_shoes(conn, live)
    report.differences += await rounds.differences(conn, live)
    if await seated.kept(conn, table_id) != seated.people(live):
        report.differences.append(f"table {table_id}: those who sit there are not who sat down")


async def _replay(
    conn: AsyncConnection,
    table_id: str,
    expected: dict[str, dict[str, int]],
    report: Report,
    rounds: Rounds,
) -> LiveTable:
    opened, *written = await events.since(conn, table_id, 0)
    live = LiveTable(opened)
    expected[f"{table_id}:{opened.seq}"] = dict(live.opens())
    report.pit.note(live, opened, live.opens())
    root: str | None = None
    seen: dict[int, dict[str, Any]] = {}
    at, kept = await snapshots.kept(conn, table_id) or (0, None)
    for event in written:
        if live.seq == at and _json(snapshots.taken(live)) != _json(kept):
            raise BadDatabase(f"what was kept of it at event {at} is not what its log comes to")
        shuffle = None
        if event.kind == "shuffled":
            root = event.body["root"]
        if event.kind == "dealt":
            number = event.body["round"]
            shuffle = (await dealing.kept(conn, table_id, number, number)).get(number)
            if shuffle and shuffle.root != root:
                raise BadDatabase(f"the cards of round {number} are not the ones committed to")
        moves = live.apply(event, event.at, shuffle)
        expected[f"{table_id}:{event.seq}"] = dict(moves)
        report.pit.note(live, event, moves)
        if event.kind in ("settled", "tabled"):
            report.hands.note(live, shown=event.kind == "tabled")
            rounds.note(live, event.at)
            seen[live.round_number] = sights(live)
    for number, told in seen.items():
        if _json(await dealing.sights_of(conn, table_id, number)) != _json(told):
            raise BadDatabase(f"what proves the cards of round {number} is not what was seen")
    return live


def _json(value: object) -> str:
    """A value as JSON keeps it, so that 1, 1.0 and true are three."""
    return json.dumps(value, sort_keys=True)


async def _check_chips(conn: AsyncConnection, live: LiveTable, report: Report) -> None:
    """Between rounds the chips on a table are what the ledger says of its seats."""
    if live.table.in_round or live.event:
        return
    purses = {ledger.seat(live.id, number): number for number in live.players}
    for purse, held in (await ledger.balances(conn, purses)).items():
        _compare(report, f"{purse}, chips", live.table.seats[purses[purse]].stack, held)


async def _check_money(
    conn: AsyncConnection, report: Report, expected: dict[str, dict[str, int]]
) -> None:
    """The ledger against the log, and the balances against the ledger."""
    written: dict[str, dict[str, int]] = {}
    for journal, purse, amount in await conn.execute(
        select(EntryRow.journal_id, EntryRow.purse, EntryRow.amount)
    ):
        if type(amount) is not int:
            report.differences.append(f"movement {journal} of {purse} is {amount!r}, not cents")
            continue
        written.setdefault(journal, {})[purse] = amount
    report.journals = len(written)
    from_log: Counter[str] = Counter()
    from_ledger: Counter[str] = Counter()
    for journal in sorted(written.keys() | expected.keys()):
        told = {purse: amount for purse, amount in expected.get(journal, {}).items() if amount}
        found = written.get(journal, {})
        from_log.update(told)
        from_ledger.update(found)
        if sum(found.values()):
            report.differences.append(f"movement {journal} does not sum to zero")
        if told != found:
            report.differences.append(f"movement {journal} is {found}; the log says {told}")
    unclosed = await conn.scalar(
        select(func.count()).select_from(JournalRow).where(~JournalRow.closed)
    )
    if unclosed:
        report.differences.append(f"{unclosed} movements were never closed")
    rows = await conn.execute(select(BalanceRow.purse, BalanceRow.cents, BalanceRow.may_owe))
    balances: dict[str, int] = {}
    for purse, cents, may_owe in rows:
        if may_owe != ledger.may_owe(purse):
            report.differences.append(f"{purse} is let owe otherwise than its kind may")
        if type(cents) is not int:
            report.differences.append(f"{purse} holds {cents!r}, which is not cents")
            continue
        balances[purse] = cents
        if abs(cents) > ledger.FULL or (purse == ledger.ISSUE and cents < -ledger.ISSUED):
            report.differences.append(f"{purse} holds {money.text(cents)}, more than may be")
    report.purses = len(balances)
    for purse in sorted(balances.keys() | from_log.keys() | from_ledger.keys()):
        _compare(report, f"{purse}, ledger", from_ledger[purse], balances.get(purse, 0))
        _compare(report, f"{purse}, log", from_log[purse], balances.get(purse, 0))


def _compare(report: Report, what: str, recomputed: int, kept: int) -> None:
    if recomputed != kept:
        report.differences.append(
            f"{what}: {money.text(recomputed)} recomputed, {money.text(kept)} kept"
        )
