"""Which Python test comes past which line, found by running each of them once."""

from __future__ import annotations

import hashlib
import os
import pickle
import signal
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol
from hypothesis import HealthCheck, Phase, settings

from tests.mutants.covering import KEPT, SRC, sources
from tests.mutants.marking import Marks
from tests.mutants.processes import apart

SLOW = 2.0  # seconds: a test that takes longer is not asked
SOME = 12  # of one test for many games or hands, so many are known
QUIET = (
    *("-q", "-p", "no:cacheprovider", "-m", "not soak and not slow"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # plugins are there already
)


@dataclass(slots=True)
class Known:
    """What is known of a file of tests: those that pass, and where they come past."""

    seconds: dict[str, float] = field(default_factory=dict)  # by test
    lines: dict[tuple[str, int], list[str]] = field(default_factory=dict)  # by file and line


def known_of(files: Iterable[Path]) -> list[Known]:
    """Of each file of tests: kept until it or a source changes."""
    digest = sources()
    kept = {path: KEPT / f"tests-{_digest(path, digest)}.pickle" for path in files}
    new = [path for path in files if not kept[path].exists()]
    if new:
        print(f"mutants: which tests of {len(new)} files come past which line", file=sys.stderr)
        KEPT.mkdir(parents=True, exist_ok=True)
        for path in new:
            known = apart(lambda file=path: _ran(file))
            if known is None:
                raise RuntimeError(f"{path}: its tests cannot be run by pytest {' '.join(QUIET)}")
            kept[path].write_bytes(pickle.dumps(known))
    return [pickle.loads(kept[path].read_bytes()) for path in files]


def _digest(path: Path, digest: str) -> str:
    return hashlib.sha256(f"{path}{digest}".encode() + path.read_bytes()).hexdigest()[:24]


def _ran(path: Path) -> Known:
    silent()
    hurry()
    noting = _Noting()
    if pytest.main([*QUIET, str(path)], plugins=[noting]) == pytest.ExitCode.USAGE_ERROR:
        os._exit(1)  # else nothing would be known of any file, and nobody would hear of it
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


# How they are run


def silent() -> None:
    """What this process prints is not read."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)


def hurry() -> None:
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
