"""The card room from the command line."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from json import dumps

from houseway.errors import BadInput
from houseway.floor.gaming_day import Calendar, read_cut_over, read_day


@dataclass(frozen=True, slots=True)
class Staff:
    """Those who are somebody from the start, and what needs two of them."""

    floor: Sequence[str] = ()
    admin: Sequence[str] = ()
    four_eyes: Sequence[str] = ()


def serve(db: str | None, host: str, port: int, cut_over: str, staff: Staff) -> None:
    """Serve until stopped."""
    calendar = Calendar(read_cut_over(cut_over))
    house = server("house").House(  # type: ignore[attr-defined]
        calendar=calendar,
        floor=frozenset(staff.floor),
        admin=frozenset(staff.admin),
        four_eyes=frozenset(staff.four_eyes),
    )
    server("run").serve(db, host, port, house)  # type: ignore[attr-defined]


def takings(db: str | None, day: str | None, cut_over: str, *, json: bool) -> None:
    """Print what each table took on a gaming day."""
    wanted = read_day(day) if day else None
    calendar = Calendar(read_cut_over(cut_over))
    found = server("money.takings").takings(db, wanted, calendar, time.time())  # type: ignore[attr-defined]
    print(dumps(found.to_json(), indent=2) if json else found)


def verify(db: str | None) -> int:
    """Print what was looked at; 1 if anything differs."""
    report = server("logs.verify").verify(db)  # type: ignore[attr-defined]
    print(report)
    return 0 if report.ok else 1


def server(module: str) -> object:
    """A module of the card room, where it is installed."""
    from importlib import import_module

    try:
        return import_module(f"houseway.server.{module}")
    except ModuleNotFoundError as missing:
        raise BadInput(
            f"the card room needs {missing.name}; install it with pip install 'houseway[server]'"
        ) from None
