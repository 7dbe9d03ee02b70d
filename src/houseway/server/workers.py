"""Several processes that serve one database: each takes calls at the same door.

One that dies is replaced; what it had answered is in the database, and any other serves its tables.
If whoever looks after them dies, they go too, so that the door is free for the next.
"""

from __future__ import annotations

import gc
import os
import signal
import threading
import time
from collections.abc import Callable
from types import FrameType

from houseway.server.diary import logger

MOST_WORKERS = 64
SOON = 1.0  # seconds; a process that dies sooner after its start is not started again at once
PATIENCE = 5.0  # seconds that they have for going


class Workers:
    """The processes of one card room, and whoever looks after them."""

    def __init__(self, work: Callable[[], None], count: int) -> None:
        self._work = work
        self._count = count
        self._began: dict[int, float] = {}
        self._closing = False
        self._ends, self._held = os.pipe()  # who holds the other end lives; it is never written to

    def run(self, words: str) -> None:
        """Start them, replace those that die, and stop them all in the end."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._close)
        gc.collect()
        gc.freeze()  # what they all have stays in one place, and none of them looks through it
        for _ in range(self._count):
            self._start()
        print(words, flush=True)
        while not self._closing:
            self._replace()
        self._stop()

    def _close(self, _number: int, _frame: FrameType | None) -> None:
        self._closing = True

    def _start(self) -> None:
        child = os.fork()
        if child:
            self._began[child] = time.monotonic()
            return
        status = 1
        try:
            for number in (signal.SIGTERM, signal.SIGINT):
                signal.signal(number, signal.SIG_DFL)
            os.close(self._held)
            threading.Thread(target=self._go_with_parent, daemon=True).start()
            self._work()
            status = 0
        finally:
            os._exit(status)

    def _go_with_parent(self) -> None:
        os.read(self._ends, 1)  # ends when nobody holds the other end any more
        os.kill(os.getpid(), signal.SIGTERM)

    def _replace(self) -> None:
        """Wait a moment for one that has died, and start another in its place."""
        gone, status = os.waitpid(-1, os.WNOHANG)
        if gone not in self._began:
            time.sleep(0.05)
            return
        lived = time.monotonic() - self._began.pop(gone)
        if not self._closing:
            logger().error("a process died", code=os.waitstatus_to_exitcode(status))
            time.sleep(max(0.0, SOON - lived))
            self._start()

    def _stop(self) -> None:
        ends = time.monotonic() + PATIENCE
        for number in (signal.SIGTERM, signal.SIGKILL):
            for child in self._began:
                os.kill(child, number)
            while self._began and (time.monotonic() < ends or number == signal.SIGKILL):
                gone, _ = os.waitpid(-1, os.WNOHANG)
                self._began.pop(gone, None)
                time.sleep(0.01)
