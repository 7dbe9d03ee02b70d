"""What is looked at before anybody reads a request: its address, where it came from, its body.

A page from elsewhere may change nothing here, whoever's browser shows it. A body is read whole
before anything is done with it, so that nobody is waited for in the middle of something.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import anyio
from starlette.datastructures import Headers

from houseway.server.shapes.errors import Code
from houseway.server.web.answers import refusal
from houseway.server.web.limits import Limits, counted_as

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
POLICY = 1008  # what a socket is closed with that is not let in
LONGEST_QUERY = 2000
LONG_AT_ONCE = 4  # whole documents that are being read
_CONTROL = re.compile(r"[\x00-\x1f\x7f\ud800-\udfff]")
_QUERY = re.compile(rb"%(0[0-9a-f]|1[0-9a-f]|7f)", re.IGNORECASE)
_NUL = re.compile(
    rb"(?<!\\)(?:\\\\)*\\u0000"
)  # as JSON writes it, the backslash not itself escaped


class Guard:
    """Stands before the card room, and lets through what can be read."""

    def __init__(
        self, app: ASGIApp, *, most: int, limits: Limits, document: int, documents: re.Pattern[str]
    ) -> None:
        self.app = app
        self.most = most
        self.limits = limits
        self.document = document  # bytes that are read where whole documents are taken
        self.documents = documents
        self._long: Counter[str] = Counter()  # bodies that are longer than most, by address

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self._address(scope):
                await send({"type": "websocket.close", "code": POLICY, "reason": "no such address"})
            else:
                await self.app(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if fault := self._address(scope) or _stranger(scope):
            await refusal(*fault)(scope, receive, send)
            return
        if scope["method"] in SAFE:
            await self.app(scope, receive, send)
            return
        body = await self._body(scope, receive)
        if isinstance(body, tuple):
            await refusal(*body)(scope, receive, send)
            return
        await self.app(scope, _replayed(body, receive), send)

    def _address(self, scope: Scope) -> tuple[int, Code, str] | None:
        """What is wrong with the address that is asked for."""
        path, query = scope["path"], scope["query_string"]
        if len(scope.get("raw_path") or path.encode("utf-8", "replace")) > self.limits.path_bytes:
            return 414, "bad_request", f"an address has at most {self.limits.path_bytes} bytes"
        if len(query) > LONGEST_QUERY:
            return 414, "bad_request", f"a question has at most {LONGEST_QUERY} bytes"
        if _CONTROL.search(path) or _QUERY.search(query):
            return 400, "bad_request", "an address has no control characters"
        return None

    async def _body(self, scope: Scope, receive: Receive) -> bytes | tuple[int, Code, str]:
        """The whole body, or what is wrong with it."""
        most = self.document if self.documents.fullmatch(scope["path"]) else self.most
        too_long = f"the request is longer than the {most} bytes that are read"
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and (len(declared) > 18 or int(declared) > most):
            return 413, "bad_request", too_long
        read = bytearray()
        with ExitStack() as place, anyio.move_on_after(self.limits.body_seconds):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    return 400, "bad_request", "the request ended before its body did"
                usual = len(read) <= self.most
                read += message.get("body", b"")
                if len(read) > most:
                    return 413, "bad_request", too_long
                if usual and len(read) > self.most and not place.enter_context(self._place(scope)):
                    return 503, "internal", "other documents are being read; try again in a moment"
                if not message.get("more_body"):
                    return _readable(bytes(read))
        return 408, "bad_request", f"the body took longer than {self.limits.body_seconds:g} s"

    @contextmanager
    def _place(self, scope: Scope) -> Iterator[bool]:
        """A place for a long body while it is read: one for an address, a few in all.

        Nobody has been asked who he is yet, and hundreds of them would not fit into memory.
        """
        address = counted_as(scope["client"][0] if scope.get("client") else "unknown")
        free = not self._long[address] and self._long.total() < LONG_AT_ONCE
        self._long[address] += free
        try:
            yield free
        finally:
            self._long[address] -= free
            self._long = +self._long


def _readable(body: bytes) -> bytes | tuple[int, Code, str]:
    if b"\0" in body or (b"\\u0000" in body and _NUL.search(body)):
        return 400, "bad_request", "no text has a NUL in it"
    return body


def _replayed(body: bytes, receive: Receive) -> Receive:
    """The body that was read, once; and then whatever comes."""
    waiting = [body]

    async def again() -> Message:
        if waiting:
            return {"type": "http.request", "body": waiting.pop(), "more_body": False}
        return await receive()

    return again


def _stranger(scope: Scope) -> tuple[int, Code, str] | None:
    """Refuse whatever would change something and was asked by a page from elsewhere."""
    if scope["method"] in SAFE or of_our_own(Headers(scope=scope)):
        return None
    return 403, "not_allowed", "a page from elsewhere may change nothing here"


def of_our_own(headers: Headers) -> bool:
    """Whether the page that asks came from here; a program sends no origin and is believed."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    try:
        came_from = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(came_from) and came_from == headers.get("host", "").lower()
