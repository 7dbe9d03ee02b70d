"""What a club's set of chips can serve: the stack that everybody gets, and for how many players.

starting_stack({25: 300, 100: 300, 500: 120, 1000: 200}, 10_000, players=24)
serves({25: 300, 100: 300, 500: 120, 1000: 200}, 10_000)          # 30
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from math import gcd

from houseway.errors import BadInput

HANDFUL = 12  # of each small chip: as many as anybody wants to begin with
MOST_TRIES = 20_000  # ways to share a set out: a real one takes a few dozen


def starting_stack(chips: Mapping[int, int], stack: int, players: int) -> dict[int, int] | None:
    """The chips of one stack, with many small ones; None where the set does not reach."""
    return _shared_out(chips, stack, players, iter(range(MOST_TRIES)))


def serves(chips: Mapping[int, int], stack: int) -> int:
    """How many players the set gives such a stack to."""
    total = sum(value * number for value, number in chips.items())
    low, high = 0, total // stack if stack > 0 else 0
    tries = iter(range(MOST_TRIES))
    while low < high:  # whoever can serve so many can serve fewer
        middle = (low + high + 1) // 2
        if _shared_out(chips, stack, middle, tries) is None:
            high = middle - 1
        else:
            low = middle
    return low


def _shared_out(
    chips: Mapping[int, int], stack: int, players: int, tries: Iterator[int]
) -> dict[int, int] | None:
    if stack < 1 or players < 1:
        raise BadInput(f"a stack of {stack} for {players} players; both are counted from 1")
    values = sorted(value for value, number in chips.items() if number)
    most = {value: chips[value] // players for value in values}
    steps = [gcd(*values[at:]) for at in range(len(values))]  # in which the larger ones go
    reach = [sum(value * most[value] for value in values[at:]) for at in range(len(values))]
    hopeless: set[tuple[int, int]] = set()

    def rest(at: int, left: int) -> dict[int, int] | None:
        if at == len(values):
            return {} if left == 0 else None
        if (at, left) in hopeless or left > reach[at] or left % steps[at]:
            return None
        value = values[at]
        top = min(most[value], left // value)
        for number in chain(range(min(top, HANDFUL), -1, -1), range(HANDFUL + 1, top + 1)):
            if next(tries, None) is None:
                raise BadInput(
                    f"how chips of {', '.join(map(str, values))} make {stack} is not found by "
                    f"{MOST_TRIES:,} tries; give a set whose larger chips are made up of smaller"
                )
            found = rest(at + 1, left - number * value)
            if found is not None:
                return {value: number, **found} if number else found
        hopeless.add((at, left))
        return None

    return rest(0, stack)
