"""Stacks, chips of nobody and things on the table (68, 69, 74)."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.money import Cents, text
from houseway.rulebook import section
from houseway.rulings.ruling import Choice, Ruling
from houseway.rulings.situations import ChipsFound, StackKept, ThingsOnTable

rule = section("bcpc")

PROTECTOR = "card protector"
KEPT = {  # how he is asked to keep them, and by what
    "uncountable": ("he puts them in stacks of twenty", (rule("68"), rule("68.s2"))),
    "big chips hidden": ("he puts the big ones in front", (rule("68"), rule("68.s3"))),
    "cards hidden": ("he puts his cards where everybody sees them", (rule("68.s6"),)),
}


def on_a_stack(seen: StackKept) -> Ruling:
    """Chips can be counted, big ones and live cards seen; the director may change small chips."""
    if seen.how not in KEPT:  # too many small chips
        changed = "small chips are changed for bigger ones of the same worth, and it is announced"
        choices = (Choice("colour up", changed), Choice("leave them", "nothing is changed"))
        return Ruling("", (rule("68.s4"),), choices=choices, told=(rule("68"),))
    effect, told = KEPT[seen.how]
    return Ruling("put in sight", told, effect=effect, told=told)


def on_found_chips(seen: ChipsFound) -> Ruling:
    """Chips go to whose they are, and out of play where nobody can tell."""
    amount = Cents(sum(seen.chips))
    if amount <= 0:
        raise BadInput("no chips were found; give them as found = [500]")
    if seen.owner:
        effect = f"{text(amount)} goes to {seen.owner}"
        return Ruling("given back", (rule("69"),), effect=effect, paid=((seen.owner, amount),))
    effect = f"{text(amount)} goes to the chips that are not in play"
    return Ruling("out of play", (rule("69"),), amount, effect=effect)


def on_things(seen: ThingsOnTable) -> Ruling:
    """One card protector may lie there, and nothing else."""
    left = list(seen.things)
    if PROTECTOR in left:
        left.remove(PROTECTOR)
    if not left:
        return Ruling("allowed", (rule("74"),), told=(rule("74"),))
    effect = f"off the table: {', '.join(left)}"
    return Ruling("taken off", (rule("74"),), effect=effect, told=(rule("74"),))
