"""The clock at the club, second by second (42, 44)."""

from __future__ import annotations

from houseway.errors import BadInput, Illegal
from houseway.rulebook import section
from houseway.rulings.clock import COUNTDOWN, GRANT, NOT_YET, Caller, Clock, time_out
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Clocked

rule = section("bcpc")

EFFECTS = {
    NOT_YET: "a reasonable time has not passed; he may go on thinking",
    GRANT: f"as much as the director says, then {COUNTDOWN} seconds are counted down",
}


def on_the_clock(seen: Clocked) -> Ruling:
    """What the director has to say, or how far the clock has come."""
    if seen.caller not in list(Caller):
        raise BadInput(f"{seen.caller!r} calls no clock; there are {', '.join(Caller)}")
    try:
        timed = time_out(Clock(Caller(seen.caller), seen.granted, seen.facing_bet))
    except Illegal as error:
        by = error.clause or rule("42")
        return Ruling("refused", (by,), effect=error.message)
    if timed.ends is None:
        choices = tuple(Choice(each, EFFECTS[each]) for each in timed.choices)
        return Ruling("", timed.clauses, choices=choices)
    left = timed.ends - seen.seconds
    if left > COUNTDOWN:
        return Ruling("wait", timed.clauses[:-1], effect=f"{left - COUNTDOWN} seconds are left")
    if left > 0:
        return Ruling("count down", (rule("42"), rule("42.s2")), effect=f"{left} seconds are left")
    return Ruling(timed.act or f"{timed.hand} hand", timed.clauses, effect=timed.say)
