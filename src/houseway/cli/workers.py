"""Who plays and counts: this process, some more of this machine, or a cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from multiprocessing import get_context
from typing import Any

from houseway.errors import BadInput

PATIENCE = "10s"  # for a scheduler to answer
SCHEMES = ("tcp", "tls", "ws", "wss")


@dataclass(frozen=True, slots=True)
class Workers:
    """How many processes are wanted, or which scheduler of Dask is asked."""

    processes: int = 0  # 0 for as many as there are cores
    cluster: str = ""

    @contextmanager
    def hired(self, *, worth_it: bool) -> Iterator[Executor | None]:
        """An executor, or None where the work is soon done here."""
        if self.processes < 0:
            raise BadInput(
                f"there are no {self.processes} processes; 1 works here, 2 or more beside"
            )
        wanted = self.processes or (os.cpu_count() or 1 if worth_it else 1)
        if self.cluster:
            with _cluster(self.cluster) as executor:
                yield executor
        elif wanted == 1:
            yield None
        else:
            with ProcessPoolExecutor(
                wanted, mp_context=get_context("spawn"), initializer=_leave_stopping_to_others
            ) as pool:
                yield pool


def _leave_stopping_to_others() -> None:
    """Ctrl-C is for the process that was started; it ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    if find_spec("distributed") is None:
        raise BadInput("a cluster needs distributed: install houseway[cluster]")
    from distributed import Client

    _check(address)
    try:
        client: Any = Client(  # type: ignore[no-untyped-call]
            address, timeout=PATIENCE, set_as_default=False
        )
    except (OSError, ValueError, TypeError) as error:
        raise BadInput(f"no scheduler answers at {address}: {error}") from None
    with client:
        yield client.get_executor()


def _check(address: str) -> None:
    """Refuse what is no address; who asks it would leave a half-made client behind."""
    from distributed.comm.addressing import parse_address, parse_host_port

    try:
        scheme, where = parse_address(address)
        parse_host_port(where)
    except ValueError:
        scheme = ""
    if scheme not in SCHEMES:
        raise BadInput(f"{address!r} is no address of a scheduler; write tcp://HOST:PORT")
