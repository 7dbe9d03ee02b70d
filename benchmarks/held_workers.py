"""Workers that are held to a part of a core, so that they can be compared on few cores."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from benchmarks.test_room import Server

PERIOD = 0.02  # seconds in which each of them runs once


@contextmanager
def held_to(share: float, server: Server) -> Iterator[None]:
    """Let each process of a server use so much of a core at the most; 0 holds nobody.

    A process that has used its share of the time is stopped until the next period. It counts what
    each has used and not how long it was let run: on a busy machine that would be less.
    """
    if not share:
        yield
        return
    over = threading.Event()
    holder = threading.Thread(target=_hold, args=(share, server, over))
    holder.start()
    try:
        yield
    finally:
        over.set()
        holder.join()


def _hold(share: float, server: Server, over: threading.Event) -> None:
    used = {each: server.cpu_of(each) for each in server.processes()}
    allowed = dict(used)
    try:
        while not over.wait(PERIOD):
            for each in used:
                allowed[each] = min(allowed[each] + share * PERIOD, server.cpu_of(each) + share)
                ahead = server.cpu_of(each) > allowed[each]
                os.kill(each, signal.SIGSTOP if ahead else signal.SIGCONT)
    finally:
        for each in used:
            with suppress(ProcessLookupError):
                os.kill(each, signal.SIGCONT)
