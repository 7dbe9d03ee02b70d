"""What a figure of a report is made of: the ledger's own entries, or the rounds."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import ColumnElement, Row, Select, and_, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.errors import BadInput
from houseway.server.database.models import (
    AccountRow,
    EntryRow,
    EventRow,
    JournalRow,
    RoundRow,
    TableRow,
    TallyRow,
)
from houseway.server.money import ledger
from houseway.server.money.takings import TABLE_ID
from houseway.server.pit import tallies
from houseway.server.pit.periods import Period
from houseway.server.pit.tallies import CREDITS, PURSES, ROUNDS, TRAY, WAGER
from houseway.server.shapes.reports import ReportEntries, ReportEntry

MOST = 500
WALLET = ledger.wallet("")
TOOK, COMPS, ISSUED = "took", "comps", "issued"
_PURSE, _AMOUNT, _KIND = EntryRow.purse, EntryRow.amount, JournalRow.kind
_NOT_TRAY = _KIND.not_in(list(TRAY))
_GIVEN = {COMPS: "comped", ISSUED: "issued"}


def _of(figure: str) -> ColumnElement[bool]:
    """The entries that a figure counts."""
    wallet = _PURSE.startswith(WALLET)
    if figure in _GIVEN:
        return and_(wallet, _KIND.in_([_GIVEN[figure]]))
    if figure == tallies.BOUGHT:
        return and_(wallet, _AMOUNT < 0)
    if figure == tallies.CASHED:
        return and_(wallet, _AMOUNT > 0)
    if figure in TRAY.values():
        kinds = [kind for kind, named in TRAY.items() if named == figure]
        return and_(_PURSE.startswith("bank:"), _KIND.in_(kinds))
    if figure == tallies.RESULT:
        return and_(_PURSE.startswith("bank:"), _NOT_TRAY)
    if figure == TOOK:
        return or_(*(_of(each) for each in tallies.TAKEN))
    purses = [kind for kind, named in PURSES.items() if named == figure]
    if not purses:
        raise BadInput(f"no report has a figure {figure!r}")
    return _PURSE.startswith(f"{purses[0]}:")


def _sign(figure: str) -> int:
    """Chips that are bought leave a wallet, and a credit leaves the tray: both count upwards."""
    return -1 if figure in (tallies.BOUGHT, CREDITS) else 1


async def entries(
    conn: AsyncConnection, of: Period, figure: str, table: str | None
) -> ReportEntries:
    """What a figure is made of, for one table or for all."""
    name = await conn.scalar(select(TableRow.name).where(TableRow.id == table)) if table else None
    words = ", ".join(filter(None, [figure.replace("_", " "), name, of.words]))
    if figure == ROUNDS or figure.startswith(WAGER):
        found = await _rounds(conn, of, figure, table)
        total, shown = sum(each.amount for each in found), found[:MOST]
        more = len(found) - len(shown)
    else:
        found_sql = _journals(of, figure, table)
        counted = select(func.count(), func.sum(found_sql.subquery().c.amount))
        many, whole = (await conn.execute(counted)).one()
        rows = (
            await conn.execute(found_sql.order_by(JournalRow.at, JournalRow.id).limit(MOST))
        ).all()
        rounds, people = await _numbers(conn, rows), await _people(conn, rows)
        sign = _sign(figure)
        shown = [_entry(row, rounds.get(row.id), people.get(row.purse), sign) for row in rows]
        total, more = sign * int(whole or 0), many - len(shown)
    return ReportEntries(
        figure=figure, table=table, words=words, total=total, entries=shown, more=more
    )


def _journals(of: Period, figure: str, table: str | None) -> Select[*tuple[Any, ...]]:
    found: Select[*tuple[Any, ...]] = (
        select(JournalRow.id, JournalRow.at, JournalRow.kind, EntryRow.purse, EntryRow.amount)
        .join(JournalRow, JournalRow.id == EntryRow.journal_id)
        .where(JournalRow.at >= of.opens, JournalRow.at < of.ends, _of(figure))
    )
    if figure in _GIVEN:
        return found
    if table is not None:
        return found.where(JournalRow.id > f"{table}:", JournalRow.id < f"{table};")
    return found.join(TableRow, TableRow.id == func.substr(JournalRow.id, 1, TABLE_ID))


def _entry(row: Row[Any], number: int | None, who: str | None, sign: int) -> ReportEntry:
    log = row.id.rpartition(":")[0]
    return ReportEntry(
        entry=row.id,
        at=row.at,
        kind=row.kind,
        purse=row.purse,
        who=who,
        amount=sign * row.amount,
        table=log if len(log) == TABLE_ID else None,
        round=number,
    )


async def _people(conn: AsyncConnection, rows: Any) -> dict[str, str]:
    """Whose wallets chips came out of or went to, by the wallet."""
    wallets = {row.purse for row in rows if row.purse.startswith(WALLET)}
    named = await conn.execute(
        select(AccountRow.id, AccountRow.name).where(
            AccountRow.id.in_({purse.removeprefix(WALLET) for purse in wallets})
        )
    )
    return {ledger.wallet(row.id): row.name for row in named}


async def _numbers(conn: AsyncConnection, rows: Any) -> dict[str, int]:
    """The rounds that movements belong to, by the number of the movement."""
    wanted: defaultdict[str, list[int]] = defaultdict(list)
    for row in rows:
        log, _, seq = row.id.rpartition(":")
        wanted[log].append(int(seq))
    found: dict[str, int] = {}
    for log, numbers in wanted.items():
        told = await conn.execute(
            select(EventRow.seq, EventRow.body).where(
                EventRow.log_id == log,
                EventRow.seq.in_(numbers),
                EventRow.kind.in_(("settled", "dealt")),
            )
        )
        found |= {f"{log}:{seq}": body["round"] for seq, body in told}
    return found


async def _rounds(
    conn: AsyncConnection, of: Period, figure: str, table: str | None
) -> list[ReportEntry]:
    """The rounds of a period, or what was staked on a spot in each."""
    wanted = select(RoundRow.__table__).where(RoundRow.at >= of.opens, RoundRow.at < of.ends)
    if table is None:
        played = select(TallyRow.table_id).where(TallyRow.day == of.day.isoformat())
        wanted = wanted.where(RoundRow.table_id.in_(played))
    else:
        wanted = wanted.where(RoundRow.table_id == table)
    spot = figure.removeprefix(WAGER) if figure != ROUNDS else ""
    found = []
    for row in await conn.execute(wanted.order_by(RoundRow.at, RoundRow.table_id, RoundRow.round)):
        amount = _staked(row.body, spot) if spot else 1
        if amount:
            found.append(
                ReportEntry(
                    entry=f"{row.table_id}, round {row.round}",
                    at=row.at,
                    kind="round",
                    purse=spot,
                    amount=amount,
                    table=row.table_id,
                    round=row.round,
                )
            )
    return found


def _staked(body: Any, spot: str) -> int:
    """What people staked on a spot before the cards of a round that is kept."""
    people = {seat for seat, told in body["people"].items() if not told["bot"]}
    opening = body["log"].get("opening", {})
    bets = opening.get("bets", {})
    return sum(int(stakes.get(spot, 0)) for seat, stakes in bets.items() if str(seat) in people)
