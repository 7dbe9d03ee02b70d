"""How fast and how much one caller may send."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.exceptions import HTTPException

from houseway.server.errors import RateLimited

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_CALLERS = 10_000


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, then so many a second."""

    burst: int
    per_second: float


class Bucket:
    """Tokens of each caller, refilled as time goes by."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str) -> None:
        """Use one token of the caller's, or refuse."""
        now = time.monotonic()
        left, then = self._left.pop(caller, (float(self.rate.burst), now))
        left = min(float(self.rate.burst), left + (now - then) * self.rate.per_second)
        allowed = left >= 1
        self._left[caller] = (left - 1 if allowed else left, now)
        if len(self._left) > MOST_CALLERS:
            self._left.popitem(last=False)
        if not allowed:
            wait = (1 - left) / self.rate.per_second
            raise RateLimited(f"too many requests; try again in {max(1, round(wait))} s")


class BodyLimit:
    """Refuses a request whose body is longer than the house reads."""

    def __init__(self, app: ASGIApp, *, most: int) -> None:
        self.app = app
        self.most = most
        self.words = f"the request is longer than the {most} bytes that are read"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read = 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > self.most:
                raise HTTPException(413, self.words)
            return message

        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > self.most:
            from houseway.server.web.answers import refusal

            await refusal(413, "bad_request", self.words)(scope, receive, send)
            return
        await self.app(scope, limited, send)
