"""What people have to hear before a live hand goes on, and what is decided then."""

from __future__ import annotations

from houseway.errors import BadInput, IllegalAction
from houseway.money import Cents
from houseway.rulings import Ruling
from houseway.rulings.words import PLAIN
from houseway.tablet.fitting import DEAD
from houseway.tablet.steps import AS_RULED, Decided, Seen


def chosen(ruling: Ruling, step: Decided) -> tuple[str, Cents | None]:
    """What was decided, of what the ruling leaves open."""
    if step.choice == AS_RULED:
        if not ruling.act:
            raise IllegalAction(
                f"the book leaves it open: {_choices(ruling)}", clause=ruling.clause
            )
        return ruling.act, ruling.amount
    found = next((each for each in ruling.choices if each.act == step.choice), None)
    if found is None:
        raise BadInput(f"{step.choice!r} is no choice here; there are {_choices(ruling)}")
    if not ruling.his_own and not (step.by.strip() and step.why.strip()):
        raise BadInput("a decision says who made it and why; one of them is missing")
    return found.act, found.amount


def _choices(ruling: Ruling) -> str:
    return ", ".join([*([AS_RULED] if ruling.act else []), *(each.act for each in ruling.choices)])


def irregular(prior: tuple[Cents, ...], seen: Seen, ruling: Ruling) -> bool:
    """Whether people have to hear the ruling before the hand goes on.

    An act that counts as what it looks like needs none: words that were said, chips that are what
    they come to.
    """
    if ruling.choices or not ruling.act or ruling.returned or ruling.effect:
        return True
    if ruling.act in (*DEAD, "check"):
        return bool(seen.chips)
    heard = PLAIN.hear(seen.said, seen.said_amount)
    if heard.amounts:
        return ruling.amount not in heard.amounts
    if seen.chips:
        return sum(prior) + sum(seen.chips) != ruling.amount
    return heard.act != "all in" and not ruling.act == heard.act == "call"
