"""Pots at the club: odd chips, side pots (35, 36), and a raise whose hand is killed (53)."""

from __future__ import annotations

from houseway.money import Cents, text
from houseway.rulebook import section
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.shares import OddChipClauses
from houseway.rulings.situations import RaiseKilled

rule = section("bcpc")

ODD_CHIPS = OddChipClauses(
    left=rule("35.s2"),
    chips=(rule("35"),),
    side=rule("36"),
    suit=rule("35.s3"),
    halves=rule("35.s4"),
)


def on_a_killed_raise(seen: RaiseKilled) -> Ruling:
    """He may get back what he raised by, as long as nobody has called it; never the call."""
    call, whole = min(seen.facing, seen.raised_to), seen.raised_to
    if any("call" in each or "raise" in each or "all in" in each for each in seen.after):
        effect = "somebody has taken the raise up: all of it stays in the pot"
        return Ruling("dead hand", (rule("53"),), whole, effect=effect)
    over = Cents(whole - call)
    back = Choice("raise back", f"{text(over)} goes back to him, {text(call)} stays", call)
    stays = Choice("all stays", f"{text(whole)} stays in the pot", whole)
    by = (rule("53"), rule("53.s2"))
    return Ruling("dead hand", by, choices=(back, stays))
