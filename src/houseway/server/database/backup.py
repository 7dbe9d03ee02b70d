"""A copy of a card room's file while it is open, and a room opened again from one.

The copy is of one moment: what was committed then is in it, and nothing else. It is written beside
its name first and gets the name when it is whole and on the disk, so that half a copy has none.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import URL

from houseway.server.database.store import database
from houseway.server.errors import BadDatabase

PAGES = 2000  # copied between two looks at how far it has come
Progress = Callable[[int, int], None]


def _silent(_done: int, _total: int) -> None:
    return None


def backup(db: str | None, target: Path, progress: Progress = _silent) -> int:
    """Copy the room's file to another, which must not be there yet; the bytes of the copy."""
    return _copy(_file(database(db)), target, progress)


def restore(source: Path, db: str | None, progress: Progress = _silent) -> int:
    """Make the room's file from a copy; a room that is there is never written over."""
    return _copy(source, _file(database(db)), progress)


def _file(url: URL) -> Path:
    if url.get_backend_name() != "sqlite":
        raise BadDatabase(
            "a PostgreSQL is copied by its own tools while it runs: pg_dump --format=custom, "
            "and pg_restore into an empty database"
        )
    return Path(url.database or "")


def _copy(source: Path, target: Path, progress: Progress) -> int:
    if not source.is_file():
        raise BadDatabase(f"there is no database {source}")
    if target.exists():
        raise BadDatabase(f"{target} is there already; give a name that is free")
    if not target.resolve().parent.is_dir():
        raise BadDatabase(f"the folder of {target} does not exist; make it first")
    half = target.with_name(f".{target.name}.half")
    try:
        half.unlink(missing_ok=True)
        _copy_pages(source, half, progress)
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.rename(target)
        folder = os.open(target.resolve().parent, os.O_RDONLY)
        os.fsync(folder)
        os.close(folder)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        raise BadDatabase(f"{source} cannot be copied to {target}: {error}") from None
    return target.stat().st_size


def _copy_pages(source: Path, half: Path, progress: Progress) -> None:
    with (
        closing(sqlite3.connect(f"file:{source.resolve()}?mode=ro", uri=True, timeout=15)) as old,
        closing(sqlite3.connect(half)) as new,
    ):
        # In one look, so that a room that is being played in does not make it begin again.
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM alembic_version").fetchone()
        old.backup(new, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        new.execute("PRAGMA journal_mode = DELETE")  # one file, whatever reads it
        if new.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise BadDatabase(f"{source} is damaged; see what `houseway verify` says")
