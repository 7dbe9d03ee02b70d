"""The minute that a player has once the clock is called."""

from __future__ import annotations

from houseway.rulebook import section
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations import Clocked

rule = section("bclc-poker/33")

CLOCK = 60  # seconds to act once the clock is called, and the last ten of them warned
WARNING = 50


def on_the_clock(seen: Clocked) -> Ruling:
    """A minute from the call, a warning ten seconds before its end, then a dead hand.

    A hand that faces no bet is not killed: the player has checked (resolution A22).
    """
    if seen.seconds < WARNING:
        act = "wait"
    elif seen.seconds < CLOCK:
        act = "warn"
    else:
        act = "fold" if seen.facing_bet else "check"
    return Ruling(act, (rule("1.12"),))
