"""Places for connections: how many there are, and who loses his when they are taken."""

from __future__ import annotations

import asyncio
import resource

from uvicorn.protocols.utils import get_remote_addr

from houseway.server.web.limits import Limits, counted_as

SPARE_FILES = 200  # for the database, pages and logs
MOST_FILES = 65_536


def places(limits: Limits) -> int:
    """How many connections there is place for: as posted, or as many files as may be opened."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = limits.connections + SPARE_FILES
    if soft < wanted:
        most = MOST_FILES if hard == resource.RLIM_INFINITY else hard
        soft = min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(1, min(limits.connections, soft - SPARE_FILES))


class Doorman:
    """Counts the connections of one process; a proxy that is trusted has all the places."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.most = places(limits)
        self._open: dict[asyncio.Transport, str] = {}
        self._waiting: dict[str, dict[asyncio.Transport, None]] = {}  # for a request, oldest first
        self._count: dict[str, int] = {}

    def enters(self, transport: asyncio.Transport) -> bool:
        """Give a connection a place; False if there is none."""
        remote = get_remote_addr(transport)
        address = remote[0] if remote else "unknown"
        trusted = address in self.limits.trusted
        address = counted_as(address)
        full = not trusted and self._count.get(address, 0) >= self.limits.each
        if full and not self._makes_room(address):
            return False
        if len(self._open) >= self.most and not self._makes_room(self._crowd()):
            return False
        self._open[transport] = address
        self._count[address] = self._count.get(address, 0) + 1
        self.waits(transport)
        return True

    def waits(self, transport: asyncio.Transport) -> None:
        """A connection over which nothing has been asked, or nothing more."""
        if (address := self._open.get(transport)) is not None:
            self._waiting.setdefault(address, {})[transport] = None

    def asks(self, transport: asyncio.Transport) -> None:
        """A connection over which something has been asked."""
        address = self._open.get(transport)
        waiting = self._waiting.get(address) if address is not None else None
        if waiting is not None and address is not None:
            waiting.pop(transport, None)
            if not waiting:
                del self._waiting[address]

    def leaves(self, transport: asyncio.Transport) -> None:
        """A connection is gone."""
        self.asks(transport)
        address = self._open.pop(transport, None)
        if address is not None:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]

    def _makes_room(self, address: str | None) -> bool:
        waiting = self._waiting.get(address) if address is not None else None
        if not waiting:
            return False
        oldest = next(iter(waiting))
        self.leaves(oldest)
        oldest.abort()
        return True

    def _crowd(self) -> str | None:
        """The address that keeps the most places waiting."""
        return max(self._waiting, key=lambda each: len(self._waiting[each]), default=None)
