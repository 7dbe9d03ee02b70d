"""How a card room is run: its chips, its clock, its limits."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from houseway.floor.gaming_day import Calendar
from houseway.play.pot.floor_settings import AWAY_MINUTES
from houseway.server.web.limits import Limits, Rate

SIGN_INS = Rate(burst=40, per_second=1.0)
COMMANDS = Rate(burst=60, per_second=20.0)
OPENINGS = Rate(burst=20, per_second=0.5)
OPENINGS_FROM = Rate(burst=40, per_second=0.2)
PREVIEWS = Rate(burst=30, per_second=5.0)
TALK = Rate(burst=4, per_second=0.2)
LIMITS = Limits()
MESSAGES = Rate(burst=20, per_second=2.0)


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The choices of one card room; the defaults suit a machine at home."""

    guest_chips: int = 100_000
    low_chips: int = 10_000  # below this a wallet may be filled up again
    bot_delay: tuple[float, float] = (0.3, 0.9)
    clock_seconds: float = 60.0  # bclc-poker/33/1.12
    clock_warning: float = 10.0  # left when the player is warned
    bank_seconds: float = 30.0  # to think beyond the clock in a pot game; 0 is no time bank
    bank_gain: float = 2.0  # of them, given back with each hand that one is dealt
    show_seconds: float = 5.0  # for a winner without a showdown to show his hand; 0 is not at all
    betting_seconds: float = (
        20.0  # for the others to bet, once one wants the cards; 0 is not at all
    )
    poll_seconds: float = 0.5
    calendar: Calendar = field(default_factory=Calendar)  # when the gaming day begins
    shifts: int = 3  # that a gaming day is divided into, for reports
    away_minutes: float = AWAY_MINUTES  # where a table posts none of its own
    hold_seconds: float = 180.0  # how long a seat is held for the next on the list
    opens_with: int = 4  # names on a list for which a new table is opened
    list_seconds: float = 12 * 3600.0  # after which a name comes off the board
    empty_seconds: float = 3600.0  # after which a table that everybody has left is closed
    unvisited_seconds: float = 900.0  # and one that nobody ever sat down at
    here_seconds: float = 24 * 3600.0  # for which a guest's name is his alone
    tables_guest: int = 3  # that a guest may have open at a time
    tables_each: int = 12  # and somebody with an account
    tables_room: int = 4000  # and everybody together
    events_guest: int = 1  # to be dealt, that a guest may have announced at a time
    events_each: int = 3  # and somebody with an account
    events_room: int = 100  # and everybody together
    event_seconds: float = 24 * 3600.0  # after which one that was not started counts no more
    bots_guest: int = 90  # in an event that a guest announces
    bots_each: int = 200  # and one of somebody with an account
    bots_room: int = 2000  # in all events together
    sign_ins: Rate = SIGN_INS
    commands: Rate = COMMANDS
    openings: Rate = OPENINGS
    openings_from: Rate = OPENINGS_FROM  # one address, whoever asks
    previews: Rate = PREVIEWS
    talk: Rate = TALK
    messages: Rate = MESSAGES
    floor: frozenset[str] = frozenset()  # the names of the accounts that run the room
    admin: frozenset[str] = frozenset()  # and of those that say who is what
    four_eyes: frozenset[str] = frozenset()  # acts that need two people, by name
    eyes_seconds: float = 30 * 60.0  # how long such an act waits for the second
    body_limit: int = 64 * 1024
    document_limit: int = 4 * 1024 * 1024  # of a whole club, or a sheet of its members
    doors: Limits = LIMITS  # of connections
    sockets_each: int = 24  # that one account may listen with
    metrics: str | None = None  # the token that opens /metrics; without one it is closed
    ready_seconds: float = 1.0  # for which a look at whether the house can write holds
    session_seconds: float = 30 * 24 * 3600.0
    key_seconds: float = 24 * 3600.0
    now: Callable[[], float] = time.time
    rng: random.Random = field(default_factory=secrets.SystemRandom)
