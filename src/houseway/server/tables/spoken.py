"""What the rules say of seats, said of the people who sit there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from houseway.server.tables.live_table import LiveTable

_SEAT = re.compile(r"\b([Ss])eat (\d+)\b")


def by_name(message: str, live: LiveTable, person: str) -> str:
    """A sentence with names in place of seats; the reader's own is his seat.

    "the clock is on seat 6 already" is read as "the clock is on Ezra already".
    """

    def called(found: re.Match[str]) -> str:
        player = live.players.get(int(found[2]))
        if player is None:
            return found[0]
        own = "Your seat" if found[1] == "S" else "your seat"
        return own if player.id == person else player.name

    return _SEAT.sub(called, message)
