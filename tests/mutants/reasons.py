"""Why some rules may be made wrong without anybody noticing: the lists in `survivors`."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

REASONS = Path(__file__).parent / "survivors"


@cache
def reasons() -> tuple[tuple[str, str], ...]:
    """Patterns of mutants that may survive, and why each of them may."""
    read = [tomllib.loads(path.read_text(encoding="utf-8")) for path in REASONS.glob("*.toml")]
    listed = [each for one in read for each in one["survivor"]]
    return tuple((key, each["why"]) for each in listed for key in each["mutants"])


@cache
def reason(key: str) -> str:
    """Why a mutant may survive; nothing where it may not."""
    found = (why for pattern, why in reasons() if pattern == key or fnmatchcase(key, pattern))
    return next(found, "")
