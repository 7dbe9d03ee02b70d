"""The card room from the command line."""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from json import dumps
from pathlib import Path

from houseway.errors import BadInput
from houseway.floor.gaming_day import Calendar, read_cut_over, read_day

SHORTEST_TOKEN = 16


@dataclass(frozen=True, slots=True)
class Staff:
    """Those who are somebody from the start, and what needs two of them."""

    floor: Sequence[str] = ()
    admin: Sequence[str] = ()
    four_eyes: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Doors:
    """Where the room listens, by how many processes, and whom it believes."""

    host: str
    port: int
    workers: int = 1
    trusted: Sequence[str] = ()
    metrics: Path | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """The gaming day, or the shift of it, that a report is about."""

    day: str | None
    shift: int | None
    shifts: int
    cut_over: str


def serve(db: str | None, doors: Doors, cut_over: str, staff: Staff, shifts: int) -> None:
    """Serve until stopped."""
    calendar = Calendar(read_cut_over(cut_over))
    limits = server("web.limits").Limits(trusted=frozenset(map(_address, doors.trusted)))  # type: ignore[attr-defined]
    house = server("house").House(  # type: ignore[attr-defined]
        calendar=calendar,
        shifts=shifts,
        doors=limits,
        metrics=_token(doors.metrics) if doors.metrics else None,
        staff=server("house").Staff(  # type: ignore[attr-defined]
            floor=frozenset(staff.floor),
            admin=frozenset(staff.admin),
            four_eyes=frozenset(staff.four_eyes),
        ),
    )
    gc.disable()  # until the doors are open: whatever is read before that stays
    server("run").serve(db, doors.host, doors.port, house, doors.workers)  # type: ignore[attr-defined]


def _address(text: str) -> str:
    """The address of a proxy."""
    try:
        return str(ip_address(text))
    except ValueError:
        raise BadInput(f"{text!r} is not an address; give one such as 127.0.0.1") from None


def _token(path: Path) -> str:
    """The token that opens the counters, from the first line of a file."""
    try:
        found = path.read_text(encoding="utf-8").partition("\n")[0].strip()
    except (OSError, ValueError) as error:
        raise BadInput(f"the token in {path} cannot be read: {error}") from None
    if len(found) < SHORTEST_TOKEN:
        raise BadInput(
            f"the token in {path} has {len(found)} characters; take {SHORTEST_TOKEN} at least"
        )
    return found


def takings(db: str | None, day: str | None, cut_over: str, *, json: bool) -> None:
    """Print what each table took on a gaming day."""
    wanted = read_day(day) if day else None
    calendar = Calendar(read_cut_over(cut_over))
    found = server("money.takings").takings(db, wanted, calendar, time.time())  # type: ignore[attr-defined]
    print(dumps(found.to_json(), indent=2) if json else found)


def report(db: str | None, wanted: Wanted, *, csv: bool, json: bool) -> None:
    """Print what came together on a gaming day or in a shift."""
    now = time.time()
    calendar = Calendar(read_cut_over(wanted.cut_over))
    day = read_day(wanted.day) if wanted.day else calendar.day(now)
    files = server("pit.report_files")
    told = files.read_report(db, day, wanted.shift, calendar, wanted.shifts, now)  # type: ignore[attr-defined]
    if json:
        print(told.model_dump_json(indent=2))
    else:
        print(files.as_csv(told) if csv else files.as_text(told), end="" if csv else "\n")  # type: ignore[attr-defined]


def verify(db: str | None, *, json: bool = False) -> int:
    """Print what was looked at; 1 if anything differs."""
    report = server("logs.verify").verify(db)  # type: ignore[attr-defined]
    looked = ("events", "days", "tables", "rounds", "journals", "purses", "differences")
    told = {"ok": report.ok, **{name: getattr(report, name) for name in looked}}
    print(dumps(told, indent=2) if json else report)
    return 0 if report.ok else 1


def backup(db: str | None, target: Path) -> None:
    """Copy the room's file while it is open."""
    size = server("database.backup").backup(db, target, _shown)  # type: ignore[attr-defined]
    print(f"{target} holds the room as it was: {size:,} bytes; houseway verify --db checks it")


def restore(db: str | None, source: Path, *, json: bool = False) -> int:
    """Make a room from a copy, and check its books; 1 if they do not agree."""
    server("database.backup").restore(source, db, _shown)  # type: ignore[attr-defined]
    return verify(db, json=json)


def _shown(done: int, total: int) -> None:
    """How far a copy has come, where somebody looks on."""
    if sys.stderr.isatty():
        print(
            f"\r{100 * done // max(1, total):3} %",
            end="\n" if done == total else "",
            file=sys.stderr,
        )


def server(module: str) -> object:
    """A module of the card room, where it is installed."""
    from importlib import import_module

    try:
        return import_module(f"houseway.server.{module}")
    except ModuleNotFoundError as missing:
        raise BadInput(
            f"the card room needs {missing.name}; install it with pip install 'houseway[server]'"
        ) from None
