"""How fast and how much one caller may send."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from ipaddress import IPv6Network, ip_address

from houseway.server.errors import RateLimited
from houseway.server.web.marks import Marks, Own

MOST_CALLERS = 10_000


def counted_as(host: str) -> str:
    """By what an address is counted: of the long ones, the part that a household is given."""
    if ":" not in host:
        return host
    try:
        long = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    short = getattr(long, "ipv4_mapped", None)
    return str(short) if short else str(IPv6Network((int(long) >> 64 << 64, 64)).network_address)


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, then so many a second."""

    burst: int
    per_second: float
    marks: Marks | None = None  # of all processes together; else each counts by itself

    def shared(self) -> Rate:
        """The same for all processes that are forked from this one together."""
        return replace(self, marks=Marks())


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What the doors take: connections, and how long and how much each may send."""

    connections: int = 3000  # in all; fewer where the machine opens fewer files
    each: int = 400  # from one address; sockets count too
    sockets: int = 200  # listening, from one address
    head_seconds: float = 10.0  # for a whole request line with its headers
    head_bytes: int = 16 * 1024
    body_seconds: float = 15.0  # for the whole of a body
    idle_seconds: float = 30.0  # between two requests on one connection
    write_seconds: float = 30.0  # for which a caller may take nothing of his answer
    path_bytes: int = 2000
    trusted: frozenset[str] = frozenset()  # addresses of proxies that say whom they speak for

    def shared_by(self, workers: int) -> Limits:
        """Each process's part; one address may happen to meet the same process twice as often."""
        return replace(
            self,
            connections=max(1, self.connections // workers),
            each=max(8, 2 * self.each // workers),
            sockets=max(8, 2 * self.sockets // workers),
        )


class Bucket:
    """Tokens of each caller, refilled as time goes by; kept is when they will all be there."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._full_at = rate.marks or Own(MOST_CALLERS)

    def take(self, caller: str) -> None:
        """Use one token of the caller's, or refuse."""
        self.check(caller)
        soonest = max(self._full_at.get(caller), time.monotonic())
        self._full_at.keep(caller, soonest + 1 / self.rate.per_second)

    def check(self, caller: str) -> None:
        """Refuse where there is none left; take none."""
        to_come = max(0.0, self._full_at.get(caller) - time.monotonic())
        left = self.rate.burst - to_come * self.rate.per_second
        if left < 1:
            raise RateLimited("too many requests", seconds=(1 - left) / self.rate.per_second)
