"""A report to take away: as a sheet of comma-separated values, and as text for a terminal."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Iterator
from datetime import UTC, date, datetime

from sqlalchemy.exc import SQLAlchemyError

from houseway import money
from houseway.floor.gaming_day import Calendar
from houseway.server.database.migrate import check_current
from houseway.server.database.store import Store
from houseway.server.errors import BadDatabase
from houseway.server.logs.verify import existing
from houseway.server.pit.periods import Period, period
from houseway.server.pit.reports import report
from houseway.server.pit.tallies import FIGURES, ROUNDS, WAGER
from houseway.server.shapes.reports import Report

HEADS = ("table", "game", *FIGURES, "took", "theory")


def as_csv(told: Report) -> str:
    """One line for each table, then all of them, then what was done away from tables."""
    out = io.StringIO()
    sheet = csv.writer(out, lineterminator="\r\n")
    sheet.writerow(HEADS)
    for row in _rows(told):
        sheet.writerow([_safe(each) for each in row])
    sheet.writerow([])
    for name, amount in (("comps", told.comps), ("issued", told.issued)):
        sheet.writerow([name, money.text(amount)])
    sheet.writerow(["disputes", told.disputes, "answered", told.answered])
    sheet.writerow([])
    sheet.writerow(["table", "spot", "staked"])
    for name, spot, staked in _staked(told):
        sheet.writerow([_safe(name), spot, staked])
    sheet.writerow([])
    sheet.writerow(["at", "act", "by", "place", "before", "after", "why"])
    for act in reversed(told.acts):
        said = (
            _clock(act.at),
            act.words,
            f"{act.by} and {act.second}" if act.second else act.by,
            act.place,
            _said(act.before),
            _said(act.after),
            act.why,
        )
        sheet.writerow([_safe(str(each)) for each in said])
    return out.getvalue()


def as_text(told: Report) -> str:
    """The same for a terminal, without the acts of every hour."""
    rows = [list(HEADS), *_rows(told)]
    keep = [
        at
        for at in range(len(HEADS))
        if at < 3 or any(row[at] not in ("0.00", "") for row in rows[1:])
    ]
    widths = {at: max(len(row[at]) for row in rows) for at in keep}
    lines = ["  ".join(_padded(row[at], at, widths[at]) for at in keep).rstrip() for row in rows]
    beside = f"comps {money.text(told.comps)}, new chips {money.text(told.issued)}, "
    beside += f"disputes {told.disputes}, answered {told.answered}, acts {len(told.acts)}"
    head = f"{told.words[0].upper()}{told.words[1:]}{'' if told.over else ', not over yet'}"
    return "\n".join([head, "", *lines, "", beside])


def _rows(told: Report) -> Iterator[list[str]]:
    for table in told.tables:
        yield [table.name, table.game, *_figures(table.figures), money.text(table.took),
               _known(table.theory.expected)]  # fmt: skip
    yield ["all", "", *_figures(told.totals), money.text(told.took), _known(told.theory.expected)]


def _staked(told: Report) -> Iterator[tuple[str, str, str]]:
    """What was staked on each spot, which the theory is made of."""
    for table in told.tables:
        for figure, amount in table.figures.items():
            if figure.startswith(WAGER):
                yield table.name, figure.removeprefix(WAGER), money.text(amount)


def _clock(at: int) -> str:
    """A moment as sheets read it, by UTC."""
    return datetime.fromtimestamp(at // 1000, UTC).strftime("%Y-%m-%d %H:%M:%SZ")


def _figures(figures: dict[str, int]) -> Iterator[str]:
    for figure in FIGURES:
        amount = figures.get(figure, 0)
        yield str(amount) if figure == ROUNDS else money.text(amount)


def _known(expected: int | None) -> str:
    return "not known" if expected is None else money.text(expected)


def _said(told: dict[str, str]) -> str:
    return "; ".join(f"{name} {value}" for name, value in told.items())


def _safe(cell: str) -> str:
    """A name that a sheet would take for a formula is text."""
    number = cell.removeprefix("-").replace(".", "").replace(",", "").isdigit()
    return cell if number or not cell.startswith(("=", "+", "-", "@", "\t")) else f"'{cell}"


def _padded(cell: str, at: int, width: int) -> str:
    return cell.ljust(width) if at < 2 else cell.rjust(width)


def read_report(
    db_url: str | None, day: date, shift: int | None, calendar: Calendar, shifts: int, now: float
) -> Report:
    """A report from a card room's database; nothing is written."""
    return asyncio.run(_read(db_url, period(day, shift, calendar, shifts), int(now * 1000)))


async def _read(db_url: str | None, of: Period, at: int) -> Report:
    store = Store(existing(db_url), read_only=True)
    try:
        async with store.read() as conn:
            await store.hold_still(conn)
            await check_current(conn)
            return await report(conn, of, at)
    except (SQLAlchemyError, OSError) as error:
        cause = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadDatabase(f"the database cannot be read: {cause}") from None
    finally:
        await store.close()
