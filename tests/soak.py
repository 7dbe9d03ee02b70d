"""A soak takes hours: what has passed is written down, and a run that was stopped goes on there.

`make soak` loads this into pytest. The list is good for one state of the code: of what passed
before a change nothing is known after it. `rm -r .cache/soak` begins anew. What fails is said when
it fails, not hours later, and stands in `.cache/soak/failed.txt` with all that pytest says of it.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTED = ("src", "tests", "web", "docs/examples", "pyproject.toml", "requirements.lock")
MADE = {"__pycache__", "node_modules", "static"}  # from what is looked at, or by a tool
KEPT = Path(".cache/soak")
FAILED = "failed.txt"


def fingerprint(root: Path) -> str:
    """One short hash of everything that decides whether a test passes."""
    told = hashlib.sha256()
    for file in sorted(_files(root)):
        told.update(file.relative_to(root).as_posix().encode() + b"\0")
        told.update(file.read_bytes() + b"\0")
    return told.hexdigest()[:24]


def _files(root: Path) -> Iterator[Path]:
    for name in TESTED:
        if (root / name).is_file():
            yield root / name
        for folder, inner, files in os.walk(root / name):
            inner[:] = [each for each in inner if each not in MADE]
            yield from (Path(folder, each) for each in files)


class Progress:
    """Which tests have passed, on disk."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        root = config.rootpath
        folder = root / KEPT
        folder.mkdir(parents=True, exist_ok=True)
        self._path = folder / f"passed-{fingerprint(root)}.txt"
        for old in folder.glob("passed-*.txt"):
            if old != self._path:
                old.unlink(missing_ok=True)
        self.before = self._path.read_text("utf-8").splitlines() if self._path.exists() else []
        self.now = 0
        self._process = os.getpid()
        self._failed: set[str] = set()
        self._said = folder / FAILED
        self._said.unlink(missing_ok=True)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if os.getpid() != self._process:
            return  # of several it is told to this one by those that run tests
        if report.failed:
            self._failed.add(report.nodeid)
            self._say(report)
        elif report.when == "teardown" and report.nodeid not in self._failed:
            self.now += 1
            with self._path.open("a", encoding="utf-8") as out:
                print(report.nodeid, file=out)

    def _say(self, report: pytest.TestReport) -> None:
        """At once, on the terminal and on disk."""
        with self._said.open("a", encoding="utf-8") as out:
            print(f"{report.nodeid} ({report.when})\n\n{report.longreprtext}\n", file=out)
        if terminal := self._config.pluginmanager.get_plugin("terminalreporter"):
            terminal.ensure_newline()
            terminal.write_line(f"soak: failed: {report.nodeid}; why: {KEPT / FAILED}")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line(
            f"soak: {self.now:,} passed now, {len(self.before):,} before with the same code"
        )

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and self.before:
            session.exitstatus = pytest.ExitCode.OK  # all of it was done before


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Progress(config), "progress of the soak")


@pytest.hookimpl(trylast=True)  # what no mark has left out by then
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    own = config.pluginmanager.get_plugin("progress of the soak")
    assert isinstance(own, Progress)
    before = {*own.before}
    done = [item for item in items if item.nodeid in before]
    items[:] = [item for item in items if item.nodeid not in before]
    config.hook.pytest_deselected(items=done)
