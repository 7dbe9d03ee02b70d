"""Pay tables that somebody has written down, to be paid by in place of the printed ones."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from pathlib import Path

from houseway.errors import BadInput


def read_pay_tables(written: Iterable[str]) -> dict[str, str]:
    """Tables by spot, each named as SPOT=FILE."""
    return dict(map(read_pay_table, written))


def read_pay_table(written: str) -> tuple[str, str]:
    """A pay table from a file: rows as printed, or TOML with a row for each hand."""
    spot, sign, path = written.partition("=")
    if not sign or not path:
        raise BadInput(f"{written!r} names no pay table; write SPOT=FILE, such as trips=mine.toml")
    file = Path(path)
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"there is no file {path!r} with a pay table") from None
    except (OSError, UnicodeDecodeError):
        raise BadInput(f"{path} is no file of text that may be read") from None
    if file.suffix != ".toml":
        return spot, text
    try:
        rows = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"{path} is no TOML: {error}") from None
    rows = rows.get(spot, rows)
    return spot, "\n".join(f"{hand}  {odds}" for hand, odds in rows.items())
