"""Which entries come past which line, found by running each of them once."""

from __future__ import annotations

import hashlib
import pickle
import sys
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path
from types import FrameType
from typing import Any

from houseway import games
from houseway.formats.scenarios import load, run, scenario_files
from houseway.formats.scenarios.entry import Entry

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "houseway"
SCENARIOS = ROOT / "tests" / "scenarios"
KEPT = ROOT / ".cache" / "mutants"
Lines = dict[tuple[str, int], list[int]]  # by file and line: the entries, by their numbers


@cache
def entries() -> list[Entry]:
    """Every entry of every scenario file, read once."""
    return [entry for path in scenario_files([SCENARIOS]) for entry in load(path)]


def covering(all_entries: list[Entry], paths: Iterable[Path], numbers: list[int]) -> Lines:
    """The entries that run each line of some files; kept until a source or a scenario changes.

    Only those with these numbers are run.
    """
    watched = sorted(str(path) for path in paths)
    kept = KEPT / f"covering-{_digest(watched)}.pickle"
    if kept.exists():
        found: Lines = pickle.loads(kept.read_bytes())
        return found
    print(f"mutants: which of {len(numbers)} entries come past which line", file=sys.stderr)
    found = _traced(all_entries, numbers, {*watched})
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in sorted(KEPT.glob("covering-*.pickle"), key=lambda path: path.stat().st_mtime)[:-2]:
        old.unlink(missing_ok=True)
    kept.write_bytes(pickle.dumps(found))
    return found


def _digest(watched: list[str]) -> str:
    digest = hashlib.sha256("\n".join(watched).encode())
    for path in sorted([*SRC.rglob("*.py"), *SRC.rglob("*.csv"), *SCENARIOS.rglob("*.toml")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def _traced(all_entries: list[Entry], numbers: list[int], watched: set[str]) -> Lines:
    found: Lines = {}
    seen: set[tuple[str, int]] = set()

    def line_by_line(frame: FrameType, event: str, _: Any) -> Any:
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return line_by_line

    def calls(frame: FrameType, event: str, _: Any) -> Any:
        if frame.f_code.co_filename not in watched:
            return None
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return line_by_line

    for number in numbers:
        seen.clear()
        _forget()
        sys.settrace(calls)
        try:
            run(all_entries[number])
        finally:
            sys.settrace(None)
        for place in seen:
            found.setdefault(place, []).append(number)
    return found


def _forget() -> None:
    """What a game has worked out and keeps is worked out anew, so that it is seen."""
    kept = [each for game in games.catalogue().values() for each in (game, _at(game, "twice"))]
    for each in (*kept, *(_at(game, "acts") for game in kept)):
        values = _at(each, "__dict__") or {}
        for name in [name for name in values if isinstance(_at(type(each), name), cached_property)]:
            del values[name]


def _at(thing: Any, name: str) -> Any:
    return getattr(thing, name, None)
