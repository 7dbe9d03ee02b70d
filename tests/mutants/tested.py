"""Python tests notice as well: where no entry does, those that come past the wrong line are run.

Tests mirror the tree, so a file's tests are those of its folder; of a game, those that are named
as the game's file begins, since others deal thousands of rounds. Each is run once to see which
lines it comes past and how long it takes; the quick ones are asked first.
"""

from __future__ import annotations

import gc
import os
import signal
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.covering import ROOT, SRC
from tests.mutants.hints import NO_CLAUSE, TEST, hint
from tests.mutants.kinds import Mutant
from tests.mutants.passing import QUIET, hurry, known_of, silent
from tests.mutants.processes import apart, as_told

SECONDS = 20.0  # of computing, for a test that a mutant keeps from ending
EACH = 3  # and so many are asked before others of it
NEAREST = 2  # files of tests, for what is loaded anew
ALL = 2.5  # seconds, for all that are asked about one mutant
PROGRAMS = ("houses/test_example.py",)  # starts some of its own
POSTED = "games/test_posted_tables.py"
LIVE = "tablet/banked/test_table.py"  # a round waits for cards that are keyed, chips uncounted
BESIDE = {  # where it is not one folder
    "play": ("play", POSTED, LIVE),
    "wagers": ("wagers", POSTED),
    "floor": ("floor", LIVE),
}


def files_of(path: Path, *, near: bool = False) -> tuple[Path, ...]:
    """The files of tests that hold what a file says; only those that are named so, if `near`."""
    folder = path.relative_to(SRC).parts[0]
    found = [file for name in BESIDE.get(folder, (folder,)) for file in _files(name)]
    if near or folder == "games":
        found = [file for file in found if path.stem.startswith(file.stem.removeprefix("test_"))]
    return tuple(found)


class Tests:
    """Some files of tests."""

    def __init__(self, files: tuple[Path, ...]) -> None:
        self.files = files
        self.known = known_of(self.files)
        self.seconds = {id: each for one in self.known for id, each in one.seconds.items()}
        self.noticed: Counter[str] = Counter()

    def past(self, path: Path, lines: Iterable[int]) -> list[str]:
        """The tests that come past some lines of a file, the likeliest and quickest first."""
        wanted = {(str(path), line) for line in lines}
        found = {
            id
            for one in self.known
            for where, ids in one.lines.items()
            if where in wanted
            for id in ids
        }
        alike = f"/test_{path.stem}.py::"
        order = {id: (-self.noticed[id], alike not in id, self.seconds[id]) for id in found}
        counted: Counter[str] = Counter()
        turns = []
        for id in sorted(found, key=order.__getitem__):
            name = id.partition("[")[0]
            turns.append((counted[name] // EACH, id))
            counted[name] += 1
        chosen, spent = [], 0.0
        for _, id in sorted(turns, key=lambda turn: turn[0]):
            if spent < ALL:
                chosen.append(id)
                spent += self.seconds[id]
        return chosen

    def failing(self, path: Path, lines: Collection[int]) -> str:
        """The first test that fails in this process, in which a file is wrong; "" if none does.

        Everything is loaded anew for it, so only few files of tests are asked: the one that is
        named alike, and those that come past most of the lines, and of what else is in the file.
        """
        alike = [file for file in self.files if file.name == f"test_{path.stem}.py"]
        here, past = Counter[Path](), Counter[Path]()
        for file, known in zip(self.files, self.known, strict=True):
            for (where, line), tests in known.lines.items():
                if where == str(path):
                    past[file] += 1
                    here[file] += len(tests) if line in lines else 0
        near = [file for file, tests in here.most_common(NEAREST) if tests]
        near += [file for file, _ in past.most_common(NEAREST)]
        return first_failing(dict.fromkeys(map(str, [*alike, *near])))

    def failing_each(
        self, mutants: list[Mutant], turn: Callable[[Mutant], Any], workers: int
    ) -> Iterator[tuple[Mutant, str]]:
        """For each mutant the first test that fails once it is made, or nothing.

        The tests are collected once; every mutant is made in a process of its own.
        """
        asked = [(each, self.past(each.path, each.lines)) for each in mutants]
        for mutant, who in _told(asked, turn, workers):
            if who in self.seconds:
                self.noticed[who] += 1
            yield mutant, who


def first_failing(named: Iterable[str]) -> str:
    """The first of some tests, or of some files of them, that fails in this process."""
    tests = [*named]
    if not tests:
        return ""
    hurry()
    os.chdir(ROOT)
    asked = _Asked()
    signal.setitimer(signal.ITIMER_PROF, 3 * SECONDS)
    code = pytest.main([*QUIET, "-x", *tests], plugins=[asked])
    return "" if code == pytest.ExitCode.OK else asked.failed or "tests: import"


def asked_again(
    mutants: Iterable[Mutant], turn: Callable[[Mutant], Any], workers: int
) -> Iterator[tuple[Mutant, str]]:
    """For each mutant the test that noticed when all were last run, if it does so still."""
    known = [(each, hint(each)) for each in mutants]
    there = [(each, [id]) for each, id in known if (ROOT / id.partition(TEST)[0]).exists()]
    return _told(there, turn, workers)


Asked = tuple[Mutant, list[str]]  # a mutant, and the tests that are asked about it


def _told(
    asked: Iterable[Asked], turn: Callable[[Mutant], Any], workers: int
) -> Iterator[tuple[Mutant, str]]:
    """For each mutant the first of its tests that fails; every worker collects his files once."""
    known = sorted((each for each in asked if each[1]), key=lambda each: each[1][0])
    size = -(-len(known) // workers) or 1
    parts = [known[at : at + size] for at in range(0, len(known), size)]

    def ask(part: list[Asked], tell: Callable[[tuple[str, str]], None]) -> None:
        silent()
        hurry()
        os.chdir(ROOT)
        files = sorted({id.partition(TEST)[0] for _, ids in part for id in ids})
        pytest.main([*QUIET, *files], plugins=[_Looking(part, turn, tell)])

    named = {mutant.key: mutant for mutant, _ in known}
    for key, who in as_told(partial(ask, part) for part in parts):
        yield named[key], who


def _files(name: str) -> list[Path]:
    at = ROOT / "tests" / name
    found = [at] if at.is_file() else sorted(at.rglob("test_*.py"))
    return [path for path in found if not path.as_posix().endswith(PROGRAMS)]


# Running them


class _Asked:
    """Remembers the test that fails."""

    failed = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


class _Looking:
    """Runs, for each mutant, the tests that come past it."""

    def __init__(
        self,
        asked: list[Asked],
        turn: Callable[[Mutant], Any],
        tell: Callable[[tuple[str, str]], None],
    ) -> None:
        self.asked, self.turn, self.tell = asked, turn, tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        noticed: Counter[str] = Counter()
        gc.collect()
        gc.freeze()
        for mutant, asked in self.asked:
            these = [items[id] for id in asked if id in items]
            these.sort(key=lambda item: -noticed[item.nodeid])
            found = apart(lambda made=mutant, some=these: self._fails(made, some), "time")
            noticed[found] += 1
            self.tell((mutant.key, found))
        return True

    def _fails(self, mutant: Mutant, items: list[pytest.Item]) -> str:
        """The first test that fails; if none does, whether it is because nothing is wrong."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        made = self.turn(mutant)
        for item, after in zip(items, [*items[1:], None], strict=False):
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
                return item.nodeid
        return "" if made() else NO_CLAUSE
