"""Work that is done in processes of its own, so that nothing of it stays here."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from typing import Any

Telling = Callable[[Callable[[Any], None]], object]  # work that tells something now and then


def apart(work: Callable[[], Any], if_killed: Any = None) -> Any:
    """Do something in a process of its own, so that nothing is worked out here and kept."""
    reads, writes = os.pipe()
    process = os.fork()
    if not process:
        try:
            done = pickle.dumps(work())
            with os.fdopen(writes, "wb") as told:
                told.write(done)
        finally:
            os._exit(0)
    os.close(writes)
    with os.fdopen(reads, "rb") as read:
        told = read.read()
    os.waitpid(process, 0)
    return pickle.loads(told) if told else if_killed


def as_told(works: Iterable[Telling]) -> Iterator[Any]:
    """What several pieces of work tell, all at the same time, in the order in which they do."""
    ends: dict[Connection, int] = {}
    for work in works:
        reads, writes = Pipe(duplex=False)
        process = os.fork()
        if not process:
            try:
                work(writes.send)
            finally:
                os._exit(0)
        writes.close()
        ends[reads] = process
    while ends:
        for end in [each for each in wait([*ends]) if isinstance(each, Connection)]:
            try:
                yield end.recv()
            except EOFError:
                end.close()
                os.waitpid(ends.pop(end), 0)
