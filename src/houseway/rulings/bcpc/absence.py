"""Players who are not in their chairs: if a hand lives, and what a stack posts (7, 44-46, 76)."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.money import ZERO, Cents
from houseway.rulebook import Clause, section
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import Away, NotSeated

rule = section("bcpc")

DOUBLE = 5  # the level from which a no-show posts both blinds in every hand


def on_an_empty_chair(seen: NotSeated) -> Ruling:
    """Within reach of the chair is at the seat; away at his first card, his hand is dead."""
    if seen.where != "away":
        return Ruling("live hand", (rule("44"), rule("44.s3")))
    if seen.when == "first card":
        effect = "he is dealt in, and his hand is killed"
        return Ruling("dead hand", (rule("44.s3"), rule("44")), effect=effect)
    choices = (
        Choice("abandoned", "his hand is mucked; his chips stay in the pot"),
        Choice("wait", "his hand lives, and play waits for him"),
    )
    by = (rule("45"), rule("46.s3"))
    return Ruling("", by, choices=choices, effect="he may be penalised when he is back (45.s2)")


def on_a_stack_without_a_player(seen: Away) -> Ruling:
    """What it posts in a hand that is dealt to it dead, or what becomes of it."""
    if seen.why == "disqualified":
        effect = "his chips leave play, and nothing is paid back"
        return Ruling("out", (rule("76"),), seen.stack, effect=effect)
    due, by = _due(seen), _why(seen)
    amount = due if seen.stack is None else min(due, seen.stack)
    return Ruling("dead hand", by, amount, effect="he is dealt in, and his hand is killed")


def _why(seen: Away) -> tuple[Clause, ...]:
    if _doubled(seen):
        return (rule("7.1"), rule("7.1.s2"))
    return {
        "no-show": (rule("7.2"),) if seen.played else (rule("7.1"),),
        "penalty": (rule("50.b.s2"), rule("75.c")),
        "left": (rule("76.s2"),),
        "away": (rule("44.s3"), rule("44")),
    }[seen.why]


def _doubled(seen: Away) -> bool:
    """Whether he posts both blinds wherever they are: a league's no-show from level 5 (B25)."""
    no_show = seen.why == "no-show" and not seen.played
    return no_show and seen.league and seen.level >= DOUBLE


def _due(seen: Away) -> Cents:
    """The blinds of his position, with the ante if it is the big blind's."""
    if len(seen.blinds) != 2:
        raise BadInput("a stack posts blinds; give both, as blinds = [100, 200]")
    small, big = sorted(seen.blinds)
    ante = seen.ante if seen.position == "big blind" else ZERO
    if _doubled(seen):
        return Cents(small + big + ante)
    return Cents({"": ZERO, "small blind": small, "big blind": big}[seen.position] + ante)
