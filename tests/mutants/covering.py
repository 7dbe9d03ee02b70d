"""Which entries come past which line, found by running each of them once."""

from __future__ import annotations

import hashlib
import importlib
import pickle
import sys
from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

from houseway.formats.scenarios import load, run, scenario_files
from houseway.formats.scenarios.entry import Entry
from tests.mutants.forgetting import forget_worked_out
from tests.mutants.marking import Line, Marks, Place, place
from tests.mutants.processes import apart

ROOT = Path(__file__).parents[2]
SRC = ROOT / "src" / "houseway"
SCENARIOS = ROOT / "tests" / "scenarios"
KEPT = ROOT / ".cache" / "mutants"
Lines = dict[Line, list[int]]  # by file and line: the entries, by their numbers
Known = tuple[dict[str, int], Lines]  # entries that were run, numbered, and the lines they ran


@cache
def entries() -> list[Entry]:
    """Every entry of every scenario file, read once."""
    return [entry for path in scenario_files([SCENARIOS]) for entry in load(path)]


def covering(all_entries: list[Entry], paths: Iterable[Path], numbers: list[int]) -> Lines:
    """The entries that run each line of some files; kept until a source changes.

    Only those with these numbers are run, and of them only those that are new.
    """
    watched = sorted(str(path) for path in paths)
    kept = KEPT / f"covering-{_digest(watched)}.pickle"
    known: Known = pickle.loads(kept.read_bytes()) if kept.exists() else ({}, {})
    ran, lines = known
    now = {_written(all_entries[number]): number for number in numbers}
    new = {written: number for written, number in now.items() if written not in ran}
    if new:
        print(f"mutants: which of {len(new)} entries come past which line", file=sys.stderr)
        first = len(ran)
        ran.update({written: first + i for i, written in enumerate(new)})
        those: Lines = apart(lambda: _ran(all_entries, [*new.values()], watched))
        for where, found in those.items():
            lines.setdefault(where, []).extend(first + i for i in found)
        _keep(kept, known)
    numbered = {ran[written]: number for written, number in now.items()}
    return {
        where: [numbered[each] for each in found if each in numbered]
        for where, found in lines.items()
    }


def _keep(kept: Path, known: Known) -> None:
    """Write down what was found, and forget what is older than the last nine."""
    KEPT.mkdir(parents=True, exist_ok=True)
    for old in sorted(KEPT.glob("covering-*.pickle"), key=lambda path: path.stat().st_mtime)[:-9]:
        old.unlink(missing_ok=True)
    kept.write_bytes(pickle.dumps(known))


def _written(entry: Entry) -> str:
    """What an entry says, wherever it stands."""
    return hashlib.sha256(repr((entry.kind, entry.game, entry.body)).encode()).hexdigest()[:24]


def _digest(watched: list[str]) -> str:
    return hashlib.sha256("\n".join([*watched, sources()]).encode()).hexdigest()[:24]


@cache
def sources() -> str:
    """What all sources say, in a few letters."""
    digest = hashlib.sha256()
    for path in sorted([*SRC.rglob("*.py"), *SRC.rglob("*.csv")]):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:24]


def _ran(all_entries: list[Entry], numbers: list[int], watched: list[str]) -> Lines:
    """By file and line: the places in `numbers` of the entries that ran it."""
    found: Lines = {}
    marks = Marks(watched)
    for at, number in enumerate(numbers):
        forget_worked_out()
        marks.take()
        run(all_entries[number])
        for where in marks.take():
            found.setdefault(where, []).append(at)
    return found


def at_load() -> set[Place]:
    """The functions that run as the files are loaded that are now, and the games are looked up."""
    return _at_load(frozenset(name for name in sys.modules if name.partition(".")[0] == "houseway"))


@cache
def _at_load(names: frozenset[str]) -> set[Place]:
    return apart(lambda: _loaded(names))


def _loaded(names: Collection[str]) -> set[Place]:
    found: set[Place] = set()

    def calls(frame: FrameType, event: str, _: Any) -> None:
        found.add(place(frame.f_code))

    for name in names:
        del sys.modules[name]
    sys.settrace(calls)
    for name in sorted(names):
        with suppress(Exception):  # what another test has put there cannot be loaded anew
            importlib.import_module(name)
    importlib.import_module("houseway.games").catalogue()
    sys.settrace(None)
    return found
