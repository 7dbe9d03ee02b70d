"""How a card room is run: its chips, its clock, its limits."""

from __future__ import annotations

import random
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace

from houseway.floor.gaming_day import Calendar
from houseway.play.pot.floor_settings import AWAY_MINUTES
from houseway.server.web.limits import Limits, Rate

SIGN_INS = Rate(burst=40, per_second=1.0)
COMMANDS = Rate(burst=60, per_second=20.0)
OPENINGS = Rate(burst=20, per_second=0.5)
OPENINGS_FROM = Rate(burst=40, per_second=0.2)  # one address, whoever asks
PREVIEWS = Rate(burst=30, per_second=5.0)
TALK = Rate(burst=4, per_second=0.2)
MESSAGES = Rate(burst=20, per_second=2.0)
LIMITS = Limits()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """How long people have at a table, and how long the house takes."""

    bot_delay: tuple[float, float] = (0.3, 0.9)
    clock_seconds: float = 60.0  # bclc-poker/33/1.12
    clock_warning: float = 10.0  # left when the player is warned
    bank_seconds: float = 30.0  # to think beyond the clock in a pot game; 0 is no time bank
    bank_gain: float = 2.0  # of them, given back with each hand that one is dealt
    show_seconds: float = 5.0  # for a winner without a showdown to show his hand; 0 is not at all
    betting_seconds: float = 20.0  # for the others to bet, once one wants the cards; 0 is none
    away_minutes: float = AWAY_MINUTES  # where a table posts none of its own


@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """How the waiting lists are kept."""

    hold_seconds: float = 180.0  # how long a seat is held for the next on the list
    opens_with: int = 4  # names on a list for which a new table is opened
    list_seconds: float = 12 * 3600.0  # after which a name comes off the board
    lists_room: int = 200  # games that somebody waits for
    names_listed: int = 200  # that wait for one of them
    tables_waiting: int = 24  # that the house opened for those who wait, and nobody has come to


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """How long the house keeps what nobody uses."""

    empty_seconds: float = 3600.0  # a table that everybody has left
    unvisited_seconds: float = 900.0  # and one that nobody ever sat down at
    event_seconds: float = 24 * 3600.0  # an event that was announced and not started
    here_seconds: float = 24 * 3600.0  # a guest's name, for him alone
    session_seconds: float = 30 * 24 * 3600.0
    key_seconds: float = 24 * 3600.0  # a command's key: it is done once
    answer_seconds: float = 600.0  # and what was answered
    answers: int = 16  # of one account that are kept so long; of older ones the key alone


@dataclass(frozen=True, slots=True)
class Quota:
    """How many of a thing a guest may have, somebody with an account, and the whole room."""

    guest: int
    each: int
    room: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates:
    """How often one may ask, by what is asked for."""

    sign_ins: Rate = SIGN_INS
    commands: Rate = COMMANDS
    openings: Rate = OPENINGS
    openings_from: Rate = OPENINGS_FROM
    previews: Rate = PREVIEWS
    talk: Rate = TALK
    messages: Rate = MESSAGES  # over one socket, which one process has

    def shared(self) -> Rates:
        """The same, counted by all processes together that are forked from this one."""
        names = {each.name for each in fields(self)} - {"messages"}
        return replace(self, **{name: getattr(self, name).shared() for name in names})


@dataclass(frozen=True, slots=True, kw_only=True)
class Staff:
    """Who runs the room, and what two of them do together."""

    floor: frozenset[str] = frozenset()  # the names of the accounts that run the room
    admin: frozenset[str] = frozenset()  # and of those that say who is what
    four_eyes: frozenset[str] = frozenset()  # acts that need two people, by name
    eyes_seconds: float = 30 * 60.0  # how long such an act waits for the second


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """The choices of one card room; the defaults suit a machine at home."""

    guest_chips: int = 100_000
    low_chips: int = 10_000  # below this a wallet may be filled up again
    calendar: Calendar = field(default_factory=Calendar)  # when the gaming day begins
    shifts: int = 3  # that a gaming day is divided into, for reports
    pace: Pace = Pace()
    board: Board = Board()
    kept: Kept = Kept()
    tables: Quota = Quota(3, 12, 4000)  # open at a time
    events: Quota = Quota(1, 3, 100)  # to be dealt, announced at a time
    bots: Quota = Quota(90, 200, 2000)  # in an event of a guest, of an account, and in all
    rates: Rates = Rates()
    staff: Staff = Staff()
    doors: Limits = LIMITS  # of connections
    sockets_each: int = 24  # that one account may listen with
    body_limit: int = 64 * 1024
    document_limit: int = 4 * 1024 * 1024  # of a whole club, or a sheet of its members
    metrics: str | None = None  # the token that opens /metrics; without one it is closed
    ready_seconds: float = 1.0  # for which a look at whether the house can write holds
    poll_seconds: float = 0.5
    now: Callable[[], float] = time.time
    rng: random.Random = field(default_factory=secrets.SystemRandom)
