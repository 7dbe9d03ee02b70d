"""How a card room is run: its chips, its clock, its limits."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from houseway.floor.gaming_day import Calendar
from houseway.play.pot.floor_settings import AWAY_MINUTES
from houseway.server.web.limits import Rate

SIGN_INS = Rate(burst=40, per_second=1.0)
COMMANDS = Rate(burst=60, per_second=20.0)
OPENINGS = Rate(burst=20, per_second=0.5)
PREVIEWS = Rate(burst=30, per_second=5.0)
MESSAGES = Rate(burst=20, per_second=2.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The choices of one card room; the defaults suit a machine at home."""

    guest_chips: int = 100_000
    low_chips: int = 10_000  # below this a wallet may be filled up again
    bot_delay: tuple[float, float] = (0.3, 0.9)
    clock_seconds: float = 60.0  # bclc-poker/33/1.12
    clock_warning: float = 10.0  # left when the player is warned
    show_seconds: float = 5.0  # for a winner without a showdown to show his hand; 0 is not at all
    poll_seconds: float = 0.5
    calendar: Calendar = field(default_factory=Calendar)  # when the gaming day begins
    away_minutes: float = AWAY_MINUTES  # where a table posts none of its own
    hold_seconds: float = 180.0  # how long a seat is held for the next on the list
    opens_with: int = 4  # names on a list for which a new table is opened
    list_seconds: float = 12 * 3600.0  # after which a name comes off the board
    empty_seconds: float = 24 * 3600.0  # after which a table without players is closed
    sign_ins: Rate = SIGN_INS
    commands: Rate = COMMANDS
    openings: Rate = OPENINGS
    previews: Rate = PREVIEWS
    messages: Rate = MESSAGES
    floor: frozenset[str] = frozenset()  # the names of the accounts that run the room
    admin: frozenset[str] = frozenset()  # and of those that say who is what
    four_eyes: frozenset[str] = frozenset()  # acts that need two people, by name
    eyes_seconds: float = 30 * 60.0  # how long such an act waits for the second
    body_limit: int = 64 * 1024
    session_seconds: float = 30 * 24 * 3600.0
    key_seconds: float = 24 * 3600.0
    now: Callable[[], float] = time.time
    rng: random.Random = field(default_factory=secrets.SystemRandom)
