"""The club's clock: who may call it, when the alarm goes, and what silence means (rule 42).

The book leaves it to the director whether a reasonable time has passed, and how much of a minute
he gives; ten seconds are counted down after that, and nobody may shorten those.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from houseway.errors import Illegal
from houseway.rulebook import Clause, section

rule = section("bcpc")

MOST = 60  # seconds that may be granted
COUNTDOWN = 10

NOT_YET = "not yet"  # too early for a clock
GRANT = f"0 to {MOST} seconds"


class Caller(StrEnum):
    """Who calls the clock, and where he is."""

    AT_SEAT = "at seat"
    STANDING = "standing"  # within reach of his chair, which is at his seat (44.s3)
    AWAY = "away"
    CLUB = "club"


@dataclass(frozen=True, slots=True)
class Clock:
    """A clock that was called on a player."""

    caller: Caller = Caller.AT_SEAT
    granted: int | None = None  # seconds; None: the director has not said
    facing_bet: bool = False
    acted: float | None = None  # seconds after the call; None: never


@dataclass(frozen=True, slots=True)
class Timed:
    """What comes of a clock: when the alarm goes, and what the hand and the silence count as."""

    ends: int | None
    hand: str  # live or dead; "" while it hangs on what the director grants
    act: str  # check, where that is what silence means
    clauses: tuple[Clause, ...]
    say: str
    choices: tuple[str, ...] = ()


def time_out(clock: Clock) -> Timed:
    """What comes of a clock, or what the director has to say first."""
    called = _called(clock)
    if clock.granted is None:
        return _unsaid(clock, called)
    if not 0 <= clock.granted <= MOST:
        raise Illegal(f"{clock.granted} seconds: there are {GRANT} to give", clause=rule("42"))
    ends = clock.granted + COUNTDOWN
    clauses = (*called, rule("42"), rule("42.s2"))
    if clock.acted is not None and clock.acted < ends:
        return Timed(ends, "live", "", clauses, "He has acted in time.")
    if clock.facing_bet:
        say = "Time is up: the hand is dead."
        return Timed(ends, "dead", "", (*clauses, rule("42.s3"), rule("70.vi")), say)
    say = "Time is up, and there is no bet to him: he has checked."  # resolution B24
    return Timed(ends, "live", "check", (*clauses, rule("70.vi")), say)


def _called(clock: Clock) -> tuple[Clause, ...]:
    """The clauses by which it may be called."""
    if clock.caller is Caller.CLUB:
        return (rule("42.s4"),)
    if clock.caller is Caller.AWAY:
        raise Illegal("only a player at his seat may call the clock", clause=rule("44.s2"))
    return (rule("44.s2"), rule("44.s3"))


def _unsaid(clock: Clock, called: tuple[Clause, ...]) -> Timed:
    """The director is asked; the club may call it at any time, a player not too early."""
    choices = (GRANT,) if clock.caller is Caller.CLUB else (NOT_YET, GRANT)
    say = "The director says how much time there is."
    return Timed(None, "", "", (*called, rule("42")), say, choices)
