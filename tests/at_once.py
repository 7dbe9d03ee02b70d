"""Tests at once: one process finds them all and forks those that run them.

`python -m pytest -p tests.at_once --at-once 3` has three. Each has a part of the tests, in their
order, and whoever is done takes half of what another has left. So a file of tests is read once, and
what it imports; what a test asks for once in a session is made once in each process that wants it.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
import warnings
from collections import deque
from collections.abc import Iterable, Sequence
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection, wait
from typing import Any, NoReturn

import pytest

fork = get_context("fork")
NONE = -1  # in place of a test
CTRL_C = {signal.SIGINT}
DONE = "status 0"
LAST_WORDS = 20.0  # seconds in which a process may put away what its tests have started
OF_THE_TERMINAL = ("terminalreporter", "terminalprogress")  # plugins that write there


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--at-once", type=int, default=1, metavar="N", help="run the tests in so many processes"
    )


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Take the place of pytest's own loop, where more than one process is wanted."""
    workers = min(session.config.option.at_once, len(session.items))
    if workers < 2 or session.testsfailed or session.config.option.collectonly:
        return None
    if terminal := session.config.pluginmanager.get_plugin("terminalreporter"):
        terminal.showfspath = False  # of several files at a time
    session.config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # one for all
    _Workers(session, workers).run()
    return True


class Parts:
    """Who runs what: a part for each, long ones first, so that nobody waits for one in the end.

    All processes share it: none has to ask another one what comes next.
    """

    def __init__(self, items: Sequence[pytest.Item], workers: int) -> None:
        long = [item for item in items if item.get_closest_marker("long")]
        others = deque(item for item in items if not item.get_closest_marker("long"))
        self.order: list[pytest.Item] = []
        self._turn = fork.Lock()
        self._left = [fork.RawArray("i", 2) for _ in range(workers)]  # of the order, from and to
        for worker, part in enumerate(self._left):
            own = long[worker::workers]
            share = (len(items) + worker) // workers - len(own)
            part[0] = len(self.order)
            self.order += [*own, *(others.popleft() for _ in range(min(share, len(others))))]
            part[1] = len(self.order)

    def take(self, worker: int) -> int:
        """The next one, of half of what another has left if there is none of one's own."""
        with self._turn:
            own = self._left[worker]
            if own[0] == own[1]:
                most = max(self._left, key=lambda part: part[1] - part[0])
                own[:] = (most[0] + most[1]) // 2, most[1]
                most[1] = own[0]
            if own[0] == own[1]:
                return NONE
            own[0] += 1
            return own[0] - 1

    def drop(self) -> None:
        """Nobody is to begin another one."""
        with self._turn:
            for part in self._left:
                part[0] = part[1]


class _Worker:
    """A process that runs tests."""

    def __init__(self, session: pytest.Session, parts: Parts, number: int) -> None:
        self.session, self.parts, self.number = session, parts, number
        self.at = fork.RawArray("i", [NONE, NONE])  # what it runs now, and what comes next

    def begin(self, others: Iterable[_Worker]) -> None:
        self.pipe, inside = Pipe(duplex=False)
        if self.at[1] == NONE:
            self.at[1] = self.parts.take(self.number)
        with warnings.catch_warnings():  # of threads that wait for something to multiply
            warnings.simplefilter("ignore", DeprecationWarning)
            self.pid = os.fork()
        if not self.pid:
            for worker in (self, *others):
                worker.pipe.close()  # else nobody hears when the one who listens is gone
            self._work(inside)
        inside.close()

    def ended(self) -> str:
        """How it ended, once it has."""
        self.pipe.close()
        _, status = os.waitpid(self.pid, 0)
        code = os.waitstatus_to_exitcode(status)
        return signal.Signals(-code).name if code < 0 else f"status {code}"

    def stop(self) -> None:
        """Let it put things away, and end it if it does not."""
        self.pipe.close()
        until = time.monotonic() + LAST_WORDS
        while not os.waitpid(self.pid, os.WNOHANG)[0]:
            if time.monotonic() > until:
                os.kill(self.pid, signal.SIGKILL)
            time.sleep(0.02)

    def _work(self, pipe: Connection) -> NoReturn:
        """Run one after the other; the next one is known, as what tests share wants it."""
        status = 1
        try:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, CTRL_C)
            told = _alone(self.session.config)
            while (now := self.at[1]) != NONE:
                self.at[:] = now, self.parts.take(self.number)
                self._run(*self.at)
                pipe.send((now, told.reports))
                told.reports = []
            status = 0
        except (OSError, KeyboardInterrupt):
            self.session._setupstate.teardown_exact(None)  # puts away what was started
        except BaseException:  # noqa: BLE001  # whatever it was, it ends here and is said
            traceback.print_exc()
        finally:
            os._exit(status)

    def _run(self, now: int, after: int) -> None:
        item = self.parts.order[now]
        following = None if after == NONE else self.parts.order[after]
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


class _Workers:
    """All of them, and what they tell."""

    def __init__(self, session: pytest.Session, many: int) -> None:
        self._session = session
        self._parts = Parts(session.items, many)
        self._waiting = [_Worker(session, self._parts, number) for number in range(many)]
        self._busy: list[_Worker] = []

    def _begin(self, worker: _Worker) -> None:
        """Ctrl-C is heard afterwards: in the middle of a fork it would be lost."""
        signal.pthread_sigmask(signal.SIG_BLOCK, CTRL_C)
        try:
            worker.begin(self._busy)
            self._busy.append(worker)
        finally:
            signal.pthread_sigmask(signal.SIG_UNBLOCK, CTRL_C)

    def run(self) -> None:
        try:
            for worker in self._waiting:
                self._begin(worker)
            while self._busy:
                heard = wait([worker.pipe for worker in self._busy])
                for worker in [each for each in self._busy if each.pipe in heard]:
                    self._hear(worker)
        except BaseException:
            for worker in self._busy:
                worker.stop()
            raise
        if self._session.shouldfail:
            raise self._session.Failed(self._session.shouldfail)
        if self._session.shouldstop:
            raise self._session.Interrupted(self._session.shouldstop)

    def _hear(self, worker: _Worker) -> None:
        try:
            at, told = worker.pipe.recv()
        except (EOFError, OSError):
            self._lose(worker)
            return
        config, item = self._session.config, self._parts.order[at]
        for data in told:
            report = config.hook.pytest_report_from_serializable(config=config, data=data)
            item.ihook.pytest_runtest_logreport(report=report)
        self._finish(item)

    def _lose(self, worker: _Worker) -> None:
        """A process is gone; if a test ended it, another goes on after that one."""
        self._busy.remove(worker)
        how, (now, after) = worker.ended(), worker.at
        if how != DONE:
            item = self._parts.order[now]
            item.ihook.pytest_runtest_logreport(report=_lost(item, how))
            self._finish(item)
            if after != NONE:
                self._begin(worker)

    def _finish(self, item: pytest.Item) -> None:
        item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
        if self._session.shouldfail or self._session.shouldstop:
            self._parts.drop()


def _lost(item: pytest.Item, how: str) -> pytest.TestReport:
    return pytest.TestReport(
        nodeid=item.nodeid,
        location=item.location,
        keywords={},
        outcome="failed",
        longrepr=f"the process that ran {item.nodeid} ended with {how}",
        when="call",
    )


# Inside


class _Told:
    """What there is to say of the test that has just been run."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self.reports: list[dict[str, Any]] = []
        self.before: object = None  # where output went to

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        told = self._config.hook.pytest_report_to_serializable(config=self._config, report=report)
        self.reports.append(told)


def _alone(config: pytest.Config) -> _Told:
    """What a process shares with nobody: where output goes to, and who hears of tests."""
    plugins, told = config.pluginmanager, _Told(config)
    if capture := plugins.get_plugin("capturemanager"):
        told.before = capture._global_capturing  # stays open: what was imported may write to it
        capture._global_capturing = None
        capture.start_global_capturing()
        capture.suspend_global_capture()
    for name in OF_THE_TERMINAL:
        if plugins.has_plugin(name):
            plugins.unregister(name=name)
    plugins.register(told, "what is told of tests")
    return told
