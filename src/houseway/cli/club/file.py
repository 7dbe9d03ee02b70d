"""A club in a file: read whole, and written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from houseway import houses
from houseway.cli import counted_in
from houseway.club import Club, read_club, write_club
from houseway.errors import BadInput
from houseway.money import Currency

LARGEST = 200_000_000  # bytes


def read(file: Path) -> Club:
    """The club in a file."""
    return read_club(read_text(file))


def read_text(file: Path) -> str:
    """A file as text, or a line that says why not."""
    try:
        if file.stat().st_size > LARGEST:
            raise BadInput(f"{file} has more than {LARGEST} bytes; no club is so large")
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput(f"there is no {file}; houseway club new HOUSE founds a club") from None
    except (OSError, UnicodeDecodeError) as error:
        told = getattr(error, "strerror", None) or "it is no text"
        raise BadInput(f"{file} cannot be read: {told}") from None


def write(club: Club, file: Path, *, before: Club | None = None) -> None:
    """Put the club into a file in one move; `before` is what it must still hold."""
    if before is not None and read(file).log != before.log:
        raise BadInput(f"{file} was changed by somebody else meanwhile; nothing is written")
    write_text(write_club(club), file)


def write_text(written: str, file: Path) -> None:
    """Write a file beside, and put it in place: whoever reads sees the old one or the new one."""
    try:
        handle, beside = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(written)
                out.flush()
                os.fsync(out.fileno())
            Path(beside).chmod(_mode(file))
            Path(beside).replace(file)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise BadInput(f"{file} cannot be written: {error.strerror}") from None


def _mode(file: Path) -> int:
    """As it was; a new file holds addresses, and is its owner's alone."""
    return file.stat().st_mode & 0o777 if file.exists() else 0o600


def money(club: Club) -> Currency:
    """What the club counts in."""
    return houses.find(club.house).currency


@contextmanager
def opened(file: Path) -> Iterator[tuple[Club, Currency]]:
    """The club in a file and its money; what is refused meanwhile is said in that."""
    club = read(file)
    with counted_in(money(club)):
        yield club, money(club)
