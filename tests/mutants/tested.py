"""Python tests notice as well: where no entry does, those that come past the wrong line are run.

Tests mirror the tree, so a file's tests are those of its folder; of a game, those that are named
as the game's file begins, since others deal thousands of rounds. Each is run once to see which
lines it comes past and how long it takes; the quick ones are asked first.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from tests.mutants.covering import KEPT, ROOT, SRC, apart, sources
from tests.mutants.hints import TEST, hint
from tests.mutants.kinds import Mutant
from tests.mutants.marking import Marks

SECONDS = 20.0  # of computing, for a test that a mutant keeps from ending
SLOW = 2.0  # seconds: a test that takes longer is not asked
SOME = 12  # of one test for many games or hands, so many are known
EACH = 3  # and so many are asked before others of it
NEAREST = 2  # files of tests, for what is loaded anew
ALL = 2.5  # seconds, for all that are asked about one mutant
QUIET = (
    *("-q", "-n", "0", "-p", "no:cacheprovider", "-m", "not soak and not slow"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # plugins are there already
)
PROGRAMS = ("houses/test_example.py",)  # starts some of its own
POSTED = "games/test_posted_tables.py"
LIVE = "tablet/banked/test_table.py"  # a round waits for cards that are keyed, chips uncounted
BESIDE = {  # where it is not one folder
    "play": ("play", POSTED, LIVE),
    "wagers": ("wagers", POSTED),
    "floor": ("floor", LIVE),
}


@dataclass(slots=True)
class Known:
    """What is known of a file of tests: those that pass, and where they come past."""

    seconds: dict[str, float] = field(default_factory=dict)  # by test
    lines: dict[tuple[str, int], list[str]] = field(default_factory=dict)  # by file and line


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
        self.known = _known(self.files)
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

    def failing_each(self, mutants: list[Mutant], turn: Callable[[Mutant], Any]) -> list[str]:
        """For each mutant the first test that fails once it is made, or nothing.

        The tests are collected once; every mutant is made in a process of its own.
        """
        asked = [self.past(each.path, each.lines) for each in mutants]
        found = _told(mutants, asked, _of(self.files, {id for each in asked for id in each}), turn)
        self.noticed.update(id for id in found if id in self.seconds)
        return found


def first_failing(named: Iterable[str]) -> str:
    """The first of some tests, or of some files of them, that fails in this process."""
    tests = [*named]
    if not tests:
        return ""
    _hurry()
    os.chdir(ROOT)
    asked = _Asked()
    signal.setitimer(signal.ITIMER_PROF, 3 * SECONDS)
    code = pytest.main([*QUIET, "-x", *tests], plugins=[asked])
    return "" if code == pytest.ExitCode.OK else asked.failed or "tests: import"


def asked_again(mutants: list[Mutant], turn: Callable[[Mutant], Any]) -> list[str]:
    """For each mutant the test that noticed when all were last run, if it does so still."""
    asked = [[hint(each)] for each in mutants]
    files = {id.partition(TEST)[0] for each in asked for id in each}
    return _told(mutants, asked, [file for file in sorted(files) if (ROOT / file).exists()], turn)


def _told(
    mutants: list[Mutant], asked: list[list[str]], files: list[str], turn: Callable[[Mutant], Any]
) -> list[str]:
    """For each mutant the first of its tests that fails; the files are collected once."""
    if not files:
        return ["" for _ in mutants]
    looking = _Looking(mutants, asked, turn)

    def told() -> list[str]:
        silent()
        _hurry()
        os.chdir(ROOT)
        pytest.main([*QUIET, *files], plugins=[looking])
        return looking.told

    found: list[str] = apart(told)
    return found


def _files(name: str) -> list[Path]:
    at = ROOT / "tests" / name
    found = [at] if at.is_file() else sorted(at.rglob("test_*.py"))
    return [path for path in found if not path.as_posix().endswith(PROGRAMS)]


def _of(files: Iterable[Path], chosen: Collection[str]) -> list[str]:
    """The files that some tests stand in."""
    named = {id.partition("::")[0] for id in chosen}
    return [str(path) for path in files if path.relative_to(ROOT).as_posix() in named]


# Which test comes past which line


def _known(files: Iterable[Path]) -> list[Known]:
    """Of each file of tests: kept until it or a source changes."""
    digest = sources()
    kept = {path: KEPT / f"tests-{_digest(path, digest)}.pickle" for path in files}
    new = [path for path in files if not kept[path].exists()]
    if new:
        print(f"mutants: which tests of {len(new)} files come past which line", file=sys.stderr)
        KEPT.mkdir(parents=True, exist_ok=True)
        for path in new:
            kept[path].write_bytes(pickle.dumps(apart(lambda file=path: _ran(file), Known())))
    return [pickle.loads(kept[path].read_bytes()) for path in files]


def _digest(path: Path, digest: str) -> str:
    return hashlib.sha256(f"{path}{digest}".encode() + path.read_bytes()).hexdigest()[:24]


def _ran(path: Path) -> Known:
    silent()
    _hurry()
    noting = _Noting()
    pytest.main([*QUIET, str(path)], plugins=[noting])
    return noting.known


class _Noting:
    """Runs each test once and remembers where it came past.

    One that fails as it is, or takes long, is no help.
    """

    def __init__(self) -> None:
        self.known = Known()
        signal.signal(signal.SIGPROF, _stop)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        alike: dict[str, list[pytest.Item]] = {}
        for item in items:
            alike.setdefault(item.nodeid.partition("[")[0], []).append(item)
        items[:] = [each for some in alike.values() for each in some[:: 1 + len(some) // SOME]]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        marks = Marks(str(path) for path in SRC.rglob("*.py"))
        for item, after in zip(session.items, [*session.items[1:], None], strict=True):
            marks.take()
            started = time.process_time()
            signal.setitimer(signal.ITIMER_PROF, SLOW)
            try:
                reports = runtestprotocol(item, log=False, nextitem=after)
            finally:
                signal.setitimer(signal.ITIMER_PROF, 0)
            if any(report.failed or report.skipped for report in reports):
                continue
            self.known.seconds[item.nodeid] = time.process_time() - started
            for where in marks.take():
                self.known.lines.setdefault(where, []).append(item.nodeid)
        return True


def _stop(*_: object) -> None:
    raise TimeoutError


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
        self, mutants: list[Mutant], asked: list[list[str]], turn: Callable[[Mutant], Any]
    ) -> None:
        self.mutants, self.asked, self.turn = mutants, asked, turn
        self.told: list[str] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        items = {item.nodeid: item for item in session.items}
        noticed: Counter[str] = Counter()
        for mutant, asked in zip(self.mutants, self.asked, strict=True):
            these = [items[id] for id in asked if id in items]
            these.sort(key=lambda item: -noticed[item.nodeid])
            found = apart(lambda made=mutant, some=these: self._fails(made, some), "time")
            noticed[found] += 1
            self.told.append(found)
        return True

    def _fails(self, mutant: Mutant, items: list[pytest.Item]) -> str:
        """The first test that fails, or that none does."""
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        self.turn(mutant)
        for item, after in zip(items, [*items[1:], None], strict=False):
            signal.setitimer(signal.ITIMER_PROF, SECONDS)
            if any(report.failed for report in runtestprotocol(item, log=False, nextitem=after)):
                return item.nodeid
        return ""


def silent() -> None:
    """What this process prints is not read."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def _hurry() -> None:
    """What is wrong need not be made small, and is looked for with fewer examples."""
    settings.register_profile(
        "mutants",
        max_examples=30,
        phases=(Phase.explicit, Phase.generate),
        derandomize=True,
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    settings.load_profile("mutants")
