"""Connections before anything is asked over them: how many, how long they take, how much they send.

The server underneath waits for headers for as long as they take and keeps whatever comes. Here every
connection has a time for its request line and headers, for its body, for doing nothing and for taking its
answer; and a place, of which there are so many in all and for each address. When the places of an
address are taken, the one that has kept us waiting longest goes; where nobody keeps us waiting, the one
who comes last is sent away.
"""

from __future__ import annotations

import asyncio
import resource
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from houseway.server.web.limits import Limits, counted_as

SPARE_FILES = 200  # for the database, pages and logs
MOST_FILES = 65_536
GRACE_SECONDS = 2.0  # in which a refusal is told before the connection goes

_WORDS = {
    408: b"the headers took too long",
    431: b"the headers are too long",
    503: b"there is no place for another connection; try again in a moment",
}
_PHRASES = {408: b"Request Timeout", 431: b"Request Header Fields Too Large", 503: b"Busy"}


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


class Door(HttpToolsProtocol):
    """One connection, until it is closed or becomes a socket."""

    doorman: Doorman

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._head: int | None = 0  # bytes of a request that is not there yet; None while one is
        self._refused = 0

    @property
    def _limits(self) -> Limits:
        return self.doorman.limits

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.doorman.enters(transport):
            self._within(self._limits.head_seconds)
        else:
            self._refuse(503)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorman.leaves(self.transport)
        self._cancel()
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._head is not None and self._timer is None:
            self._within(self._limits.head_seconds)  # the next request has begun
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > self._limits.head_bytes:
                self._refuse(431)

    def on_headers_complete(self) -> None:
        told = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if told > self._limits.head_bytes:
            self._refused = 431
            raise ValueError("the headers are too long")  # the parser stops, and it is refused
        self._head = None
        self.doorman.asks(self.transport)
        self._within(self._limits.body_seconds + GRACE_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._cancel()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._head = 0
            self.doorman.waits(self.transport)
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._cancel()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        if self._refused:
            self._refuse(self._refused)
        else:
            super().send_400_response(msg)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self._limits.write_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()

    def _within(self, seconds: float) -> None:
        self._cancel()
        self._timer = self.loop.call_later(seconds, self._too_slow)

    def _cancel(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _too_slow(self) -> None:
        self._timer = None
        if self._head:
            self._refuse(408)
        else:
            self.transport.abort()

    def _refuse(self, status: int) -> None:
        """Say why, and close; who does not take that either is cut off."""
        if self.transport.is_closing():
            return
        words = _WORDS[status]
        self.transport.write(
            b"HTTP/1.1 %d %s\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 5\r\n"
            b"content-length: %d\r\nconnection: close\r\n\r\n%s"
            % (status, _PHRASES[status], len(words), words)
        )
        self.transport.close()
        self.loop.call_later(GRACE_SECONDS, self.transport.abort)


class Ear(WebSocketsSansIOProtocol):
    """A connection that has become a socket; it keeps its place until it is gone."""

    doorman: Doorman

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._stalled: asyncio.TimerHandle | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.doorman.leaves(self.transport)
        self.resume_writing()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        after = self.doorman.limits.write_seconds
        self._stalled = self.loop.call_later(after, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stalled:
            self._stalled.cancel()
            self._stalled = None
        super().resume_writing()


def guarded(limits: Limits) -> tuple[type[Door], type[Ear]]:
    """The two kinds of connections of one server, with the doorman they share."""
    doorman = Doorman(limits)
    return type("Door", (Door,), {"doorman": doorman}), type("Ear", (Ear,), {"doorman": doorman})
