"""What the director chose where the book leaves it to him."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from houseway.errors import BadInput
from houseway.rulings.ruling import Choice


@dataclass(frozen=True, slots=True)
class Decision:
    """One of the choices of a ruling, who took it, and why."""

    choice: Choice
    by: str
    why: str


def decide(choices: Sequence[Choice], act: str, *, by: str, why: str) -> Decision:
    """Take one of the choices that a ruling leaves, and no other."""
    if not choices:
        raise BadInput("the rule decides this itself; there is nothing to choose")
    found = next((each for each in choices if each.act == act), None)
    if found is None:
        offered = ", ".join(each.act for each in choices)
        raise BadInput(f"{act!r} is not for the director to choose; there are {offered}")
    return Decision(found, by, why)
