"""How fast and how much one caller may send."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass, replace
from ipaddress import IPv6Network, ip_address

from houseway.server.errors import RateLimited

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
    """Tokens of each caller, refilled as time goes by."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, caller: str) -> None:
        """Use one token of the caller's, or refuse."""
        left, now = self._now(caller)
        self._keep(caller, left - 1 if left >= 1 else left, now)
        self._refuse(left)

    def check(self, caller: str) -> None:
        """Refuse where there is none left; take none."""
        self._refuse(self._now(caller)[0])

    def _now(self, caller: str) -> tuple[float, float]:
        now = time.monotonic()
        left, then = self._left.get(caller, (float(self.rate.burst), now))
        return min(float(self.rate.burst), left + (now - then) * self.rate.per_second), now

    def _keep(self, caller: str, left: float, now: float) -> None:
        self._left[caller] = (left, now)
        self._left.move_to_end(caller)
        if len(self._left) > MOST_CALLERS:
            self._left.popitem(last=False)

    def _refuse(self, left: float) -> None:
        if left < 1:
            raise RateLimited("too many requests", seconds=(1 - left) / self.rate.per_second)
