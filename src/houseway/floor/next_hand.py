"""How the next hand of a pot table lies."""

from __future__ import annotations

from dataclasses import dataclass, field

from houseway.money import ZERO, Cents
from houseway.play.pot.stakes import Post


@dataclass(slots=True)
class NextHand:
    """How the next hand lies: button, blinds, who is dealt in, who missed what."""

    button: int
    small: int = 0
    big: int = 0
    dealt: list[int] = field(default_factory=list)
    posts: list[Post] = field(default_factory=list)
    missed: dict[int, str] = field(default_factory=dict)
    fee: Cents = ZERO  # the collection, which the button pays
    short: frozenset[int] = frozenset()  # cannot pay it
    where: int = 0  # the small blind's place, where nobody may sit to post it


def around(seats: list[int], button: int) -> list[int]:
    """The seats clockwise from the button's left, the button last."""
    return [s for s in seats if s > button] + [s for s in seats if s <= button]
