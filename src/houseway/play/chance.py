"""What decides where the first packet of cards goes: dice, or a number drawn by a machine."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from houseway.errors import IllegalBet
from houseway.rulebook import Clause

Thrown = tuple[int, ...]


class Chance(NamedTuple):
    """So many dice of so many sides, whose total is counted off around the table."""

    name: str
    dice: int
    sides: int
    cite: Clause

    def throw(self, rng: random.Random) -> Thrown:
        """A result, from the stream that is given."""
        return tuple(rng.randint(1, self.sides) for _ in range(self.dice))

    def fits(self, thrown: Thrown) -> bool:
        return len(thrown) == self.dice and all(1 <= each <= self.sides for each in thrown)


def check_throw(chances: Sequence[Chance], thrown: Thrown) -> None:
    """Refuse what none of the table's devices can have shown."""
    if thrown and not any(chance.fits(thrown) for chance in chances):
        known = " or ".join(f"{c.name}: {c.dice} from 1 to {c.sides}" for c in chances)
        raise IllegalBet(
            f"{', '.join(map(str, thrown))} cannot be thrown here; there is {known or 'nothing'}",
            clause=chances[0].cite if chances else None,
        )
