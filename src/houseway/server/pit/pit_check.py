"""The floor in `houseway verify`: tallies, acts, limits and exclusions, counted from the logs."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from houseway.server.database.models import ExclusionRow, FloorActRow, TallyRow
from houseway.server.logs import events
from houseway.server.logs.events import Event
from houseway.server.money.ledger import Moves
from houseway.server.people import exclusions, own_limits
from houseway.server.pit.floor_acts import ORDER, row_of
from houseway.server.pit.tallies import QUARTER, figures_of
from houseway.server.tables.live_table import LiveTable

Figures = dict[tuple[int, str], int]  # by moment and figure


class Pit:
    """What the logs of tables say of the floor, as they are played again."""

    def __init__(self) -> None:
        self._figures: defaultdict[str, list[tuple[int, Counter[str]]]] = defaultdict(list)
        self._orders: list[Event] = []

    def note(self, live: LiveTable, event: Event, moves: Moves) -> None:
        """An event has happened again."""
        if found := figures_of(live, event, moves):
            self._figures[live.id].append((event.at, found))
        if ORDER in event.body:
            self._orders.append(event)

    async def differences(self, conn: AsyncConnection) -> list[str]:
        """Everything that is kept otherwise than the logs say."""
        told = await events.since(conn, events.HOUSE, 0)
        orders = [*self._orders, *(event for event in told if ORDER in event.body)]
        limits = [event.body for event in told if event.kind == own_limits.SET]
        return [
            *await self._tallies(conn),
            *await _acts(conn, orders),
            *await own_limits.check_log(limits, conn),
            *await _excluded(conn, told),
        ]

    async def _tallies(self, conn: AsyncConnection) -> list[str]:
        """Counted again; what happened before anything was counted is passed."""
        first = await conn.scalar(select(func.min(TallyRow.since)))
        if first is None:
            return []
        kept: defaultdict[str, Figures] = defaultdict(dict)
        for row in await conn.execute(select(TallyRow.__table__)):
            kept[row.table_id][row.since, row.figure] = row.amount
        return [
            f"table {table}: {figure} is {kept_as} from {since}; the log says {counted}"
            for table in sorted(kept.keys() | self._figures.keys())
            for since, figure, kept_as, counted in _unlike(
                kept[table], self._figures[table], first + QUARTER
            )
        ]


def _unlike(
    kept: Figures, counted: list[tuple[int, Counter[str]]], from_then: int
) -> Iterator[tuple[int, str, int, int]]:
    """Where the figures of a table differ, quarter by quarter.

    A quarter begins where one is kept; a room that has changed its cut-over has some that overlap,
    and those are compared together.
    """
    begins = _apart(sorted({since for since, _ in kept}))
    told: Counter[tuple[int, str]] = Counter()
    for at, figures in counted:
        since = _in(begins, at)
        for figure, amount in figures.items():
            told[at if since is None else since, figure] += amount
    held: Counter[tuple[int, str]] = Counter()
    for (since, figure), amount in kept.items():
        begun = _in(begins, since)
        assert begun is not None
        held[begun, figure] += amount
    for since, figure in sorted(told.keys() | held.keys()):
        if since >= from_then and told[since, figure] != held[since, figure]:
            yield since, figure, held[since, figure], told[since, figure]


def _apart(begins: list[int]) -> list[tuple[int, int]]:
    """Quarters from when to when, with those that overlap made one."""
    found: list[tuple[int, int]] = []
    for since in begins:
        if found and since < found[-1][1]:
            found[-1] = (found[-1][0], since + QUARTER)
        else:
            found.append((since, since + QUARTER))
    return found


def _in(begins: list[tuple[int, int]], at: int) -> int | None:
    return next((since for since, ends in begins if since <= at < ends), None)


async def _acts(conn: AsyncConnection, orders: list[Event]) -> list[str]:
    told: dict[tuple[str, int], dict[str, Any]] = {
        (event.log, event.seq): row_of(event, "") for event in orders
    }
    kept = {}
    for row in await conn.execute(select(FloorActRow.__table__)):
        kept[row.log_id, row.seq] = {**row._mapping, "day": ""}
    return [
        f"the act of the floor in event {seq} of {log} is not what is kept of it"
        for log, seq in sorted(told.keys() | kept.keys())
        if told.get((log, seq)) != kept.get((log, seq))
    ]


async def _excluded(conn: AsyncConnection, told: list[Event]) -> list[str]:
    expected: dict[str, tuple[Any, ...]] = {}
    for event in told:
        body = event.body
        if event.kind == exclusions.EXCLUDED:
            said = (body["own"], body["by"], event.at, body["until"], body["why"])
            expected[body["account"]] = said
        elif event.kind == exclusions.READMITTED:
            expected.pop(body["account"], None)
    rows = await conn.execute(select(ExclusionRow.__table__))
    kept = {row.account_id: (row.own, row.by, row.at, row.until, row.why) for row in rows}
    return [
        f"the exclusion of {account} is not what the log says"
        for account in sorted(expected.keys() | kept.keys())
        if expected.get(account) != kept.get(account)
    ]
