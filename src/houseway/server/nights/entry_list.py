"""A list of players as a spreadsheet writes it, row by row; what is wrong is told of its row."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterator
from typing import NamedTuple

MOST_ROWS = 500
LONGEST_NAME = 60
_PAID = {"paid", "how", "payment"}
_HEADS = {"name", "names", "player", "players"}
_WAYS = {"": "", "online": "online", "transfer": "online", "bank": "online", "cash": "cash"}


class Row(NamedTuple):
    """A row: its number, what it says, and what is wrong with it, if anything."""

    number: int
    text: str
    name: str = ""
    how: str = ""
    wrong: str = ""


def rows(text: str) -> Iterator[Row]:
    """Every row that says something: a name, and how it was paid."""
    lines = text.lstrip("\ufeff").splitlines()
    first = next((line for line in lines if line.strip()), "")
    delimiter = next((each for each in "\t;" if each in first), ",")
    seen: set[str] = set()
    read = csv.reader(io.StringIO("\n".join(lines)), delimiter=delimiter)
    paid_at, named = 1, False  # a second column may be anything, unless its head says what it is
    for number, cells in enumerate(read, start=1):
        told = [cell.strip() for cell in cells]
        if not any(told):
            continue
        if number == 1 and told[0].lower() in _HEADS:
            heads = [cell.lower() for cell in told]
            paid_at = next((at for at, head in enumerate(heads) if head in _PAID), len(heads))
            named = True
            continue
        shown = delimiter.join(cells)[:80]
        how = told[paid_at].lower() if paid_at < len(told) else ""
        row = _read(number, shown, told[0], how if named or how in _WAYS else "")
        if not row.wrong and row.name in seen:
            row = row._replace(wrong=f"{row.name} is in the list twice")
        seen.add(row.name)
        yield row


def _read(number: int, shown: str, name: str, how: str) -> Row:
    if not name:
        return Row(number, shown, wrong="there is no name in the first column")
    if len(name) > LONGEST_NAME or re.search(r"[\x00-\x1f\x7f]", name):
        return Row(number, shown, wrong=f"a name has at most {LONGEST_NAME} plain letters")
    if how not in _WAYS:
        says = f"{how!r} is no way to pay; there are online and cash"
        return Row(number, shown, name, wrong=says)
    return Row(number, shown, name, _WAYS[how])
