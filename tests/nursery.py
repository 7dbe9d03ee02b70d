"""Processes that have read everything already: a card room, or a command, is there at once.

To import it all anew takes longer than most of what tests do with it. Each worker of the tests has
one nursery, `python -m tests.nursery`, which forks whatever it is told by lines of JSON. How a real
start goes, from nothing, is shown by `tests/server/test_run.py` and `tests/install`.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from houseway import games

ROOT = Path(__file__).parents[1]
HOUSEWAY = "from houseway.cli import main; main()"
LONGEST = 120  # seconds that a command may take on a machine with much else to do


class Child:
    """A process of the nursery's, from outside."""

    def __init__(self, nursery: Nursery, pid: int) -> None:
        self._nursery, self.pid = nursery, pid
        self._ended: int | None = None

    def poll(self) -> int | None:
        """How it ended, if it has."""
        if self._ended is None:
            self._ended = self._nursery.tell(ended=self.pid)
        return self._ended

    def wait(self, seconds: float = LONGEST) -> int:
        """How it ends, once it does."""
        ends = time.monotonic() + seconds
        while (ended := self.poll()) is None:
            if time.monotonic() > ends:
                raise subprocess.TimeoutExpired(str(self.pid), seconds)
            time.sleep(0.005)
        return ended

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            with suppress(ProcessLookupError):  # somebody else has ended it since
                os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """Whoever forks them, from outside."""

    def __init__(self) -> None:
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env=environment,
            text=True,
        )
        self._turn = threading.Lock()

    def tell(self, **order: Any) -> Any:
        assert self._process.stdin
        assert self._process.stdout
        with self._turn:
            self._process.stdin.write(json.dumps(order) + "\n")
            self._process.stdin.flush()
            return json.loads(self._process.stdout.readline())

    def start(self, code: str, *arguments: str, cwd: Path = ROOT, typed: str = "") -> Child:
        """A process that runs some code, as `python -c` does; nobody hears what it says."""
        pid = self.tell(run=code, arguments=arguments, cwd=str(cwd), typed=typed)
        return Child(self, pid)


@cache
def nursery() -> Nursery:
    """The one of this process; it goes when its worker goes, and takes all that it has forked."""
    return Nursery()


def terminal(folder: Path, *words: str, typed: str = "") -> None:
    """A command of `houseway` in a folder, and what is typed when it asks."""
    status = nursery().start(HOUSEWAY, *words, cwd=folder, typed=typed).wait()
    assert status == 0, f"houseway {' '.join(words)} ended with {status}"


# what is read only when a room is opened for the first time, besides the room itself
READ = (
    "anyio._backends._asyncio",
    "houseway.cli",
    "houseway.server.run",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "uvloop",
)


def _read_everything() -> None:
    for name in READ:
        import_module(name)
    games.catalogue()
    gc.collect()
    gc.freeze()  # a child that looks for garbage need not copy it all


class _Forks:
    """Whoever forks them, from inside."""

    def __init__(self) -> None:
        self._running: set[int] = set()
        self._ended: dict[int, int] = {}
        signal.signal(signal.SIGCHLD, lambda *_: self._reap())

    def _reap(self) -> None:
        for pid in tuple(self._running):
            gone, status = os.waitpid(pid, os.WNOHANG)
            if gone:
                self._running.discard(pid)
                self._ended[pid] = os.waitstatus_to_exitcode(status)

    def answer(self, order: dict[str, Any]) -> int | None:
        if "ended" in order:
            return self._ended.get(order["ended"])
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGCHLD})
        child = os.fork()
        if not child:
            self._become(order)
        self._running.add(child)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
        return child

    def _become(self, order: dict[str, Any]) -> None:
        status = 1
        try:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGCHLD})
            typed, types = os.pipe()
            os.write(types, order["typed"].encode())
            os.close(types)
            nothing = os.open(os.devnull, os.O_WRONLY)
            for number, end in enumerate((typed, nothing, nothing)):
                os.dup2(end, number)
            sys.stdin = open(0)  # noqa: SIM115
            os.chdir(order["cwd"])
            sys.argv = ["-c", *order["arguments"]]
            exec(order["run"], {"__name__": "__main__"})
            status = 0
        except SystemExit as ends:
            status = ends.code if isinstance(ends.code, int) else int(bool(ends.code))
        finally:
            os._exit(status)

    def close(self) -> None:
        for pid in tuple(self._running):
            os.kill(pid, signal.SIGKILL)


def main() -> None:
    _read_everything()
    forks = _Forks()
    for line in sys.stdin:
        print(json.dumps(forks.answer(json.loads(line))), flush=True)
    forks.close()


if __name__ == "__main__":
    main()
