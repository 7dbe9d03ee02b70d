"""Connections before anything is asked over them: how many, how long they take, how much they send.

The server underneath waits for headers for as long as they take and keeps whatever comes. Here
every connection has a time for its request line and headers, for its body, for doing nothing and
for taking its answer; and a place, of which there are so many in all and for each address. When the
places of an address are taken, the one that has kept us waiting longest goes; where nobody keeps us
waiting, the one who comes last is sent away.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from houseway.server.web.doorman import Doorman
from houseway.server.web.limits import Limits

GRACE_SECONDS = 2.0  # in which a refusal is told before the connection goes
PIPELINED = 16  # requests that may be sent ahead, before the first is answered
FRAMING = 8  # bytes that may lie around each byte of a body that comes in pieces

_WORDS = {
    408: b"the headers took too long",
    431: b"the headers are too long",
    503: b"there is no place for another connection; try again in a moment",
}
_PHRASES = {408: b"Request Timeout", 431: b"Request Header Fields Too Large", 503: b"Busy"}


class Door(HttpToolsProtocol):
    """One connection, until it is closed or becomes a socket."""

    doorman: Doorman

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._timer: asyncio.TimerHandle | None = None
        self._stalled: asyncio.TimerHandle | None = None
        self._head: int | None = 0  # bytes of a request that is not there yet; None while one is
        self._around = 0  # bytes since then that are no body: sizes of its pieces, what trails it
        self._answering: RequestResponseCycle | None = None
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
        self.pipeline.clear()
        if self._answering:  # of several that were sent ahead, only the last would be told
            self._answering.disconnected = True
            self._answering.message_event.set()
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
        else:
            self._around += len(data)
            if self._around > self._limits.head_bytes or len(self.pipeline) > PIPELINED:
                self.transport.abort()  # in the middle of something, nothing can be said

    def on_headers_complete(self) -> None:
        told = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        if told > self._limits.head_bytes:
            self._refused = 431
            raise ValueError("the headers are too long")  # the parser stops, and it is refused
        self._head = None
        self._around = -self._limits.head_bytes  # what came with them was counted
        self.doorman.asks(self.transport)
        self._within(self._limits.body_seconds + GRACE_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._around -= (1 + FRAMING) * len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._cancel()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if not self.pipeline:
            self._head = 0
            self.doorman.waits(self.transport)
        super().on_response_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

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
