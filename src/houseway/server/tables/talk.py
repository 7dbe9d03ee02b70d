"""Table talk: a few set phrases and signs, so that there is company and nothing to moderate.

Whoever sits may say one of them, not too often; the floor may hush a table. All of it is in the
table's log, and moves no money.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from houseway.errors import IllegalAction
from houseway.server.money.ledger import Moves

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable

KEPT = 8


class Remark(NamedTuple):
    """What somebody said, from which seat, and when, in seconds since 1970."""

    seat: int
    name: str
    phrase: str
    at: float


@dataclass(slots=True)
class Talk:
    """What was last said at a table, and whether anybody may speak."""

    hushed: bool = False
    heard: list[Remark] = field(default_factory=list)


def _spoke(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    if live.talk.hushed:
        raise IllegalAction("the floor has hushed this table; nobody talks here for now")
    seat = body["seat"]
    remark = Remark(seat, live.players[seat].name, body["phrase"], body["at"])
    live.talk.heard = [*live.talk.heard, remark][-KEPT:]
    return {}


def _hushed(live: LiveTable, body: Mapping[str, Any]) -> Moves:
    live.talk = Talk(hushed=body["on"])
    return {}


CHANGES: dict[str, Callable[[LiveTable, Mapping[str, Any]], Moves]] = {
    "spoke": _spoke,
    "hushed": _hushed,
}
