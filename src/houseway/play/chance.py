"""What decides where the first packet of cards goes: dice, or a number drawn by a machine."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from houseway.errors import IllegalBet
from houseway.rulebook import Clause

Thrown = tuple[int, ...]


class Chance(NamedTuple):
    """So many dice of so many sides, whose total is counted off around the table.

    Where the cards lie in `piles`, the one that goes out first is picked too: the last number.
    """

    name: str
    dice: int
    sides: int
    cite: Clause
    piles: int = 0

    def throw(self, rng: random.Random) -> Thrown:
        """A result, from the stream that is given."""
        return tuple(rng.randint(1, most) for most in self.most())

    def fits(self, thrown: Thrown) -> bool:
        most = self.most()
        return len(thrown) == len(most) and all(
            1 <= each <= top for each, top in zip(thrown, most, strict=True)
        )

    def most(self) -> Thrown:
        """The highest number of each die, and of the pile."""
        return (self.sides,) * self.dice + ((self.piles,) if self.piles else ())


def check_throw(chances: Sequence[Chance], thrown: Thrown) -> None:
    """Refuse what none of the table's devices can have shown."""
    if thrown and not any(chance.fits(thrown) for chance in chances):
        known = " or ".join(f"{c.name}: {c.dice} from 1 to {c.sides}" for c in chances)
        alike = [c for c in chances if len(c.most()) == len(thrown)] or list(chances)
        raise IllegalBet(
            f"{', '.join(map(str, thrown))} cannot be thrown here; there is {known or 'nothing'}",
            clause=alike[0].cite if alike else None,
        )
