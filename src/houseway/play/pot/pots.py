"""Pots: a main pot and any number of side pots, and how each is shared."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from houseway.money import Cents

_new = tuple.__new__  # half the cost of calling a NamedTuple, in every hand


class Pot(NamedTuple):
    """Money in the middle, and the seats that paid in enough to win it."""

    name: str
    amount: Cents
    seats: tuple[int, ...]


def build_pots(paid: Mapping[int, int], live: Sequence[int], dead: int) -> list[Pot]:
    """The main pot and the side pots: a live seat wins only from pots it paid into.

    Dead money lies in the main pot; what folded seats paid beyond the deepest live seat stays in
    the last.
    """
    pots: list[Pot] = []
    below = 0
    rest = sum(paid.values()) + dead
    levels = {paid[seat] for seat in live}
    if len(levels) == 1:
        return [_new(Pot, ("main pot", rest, tuple(live)))]
    for level in sorted(levels):
        amount = dead if not pots else 0
        for each in paid.values():
            amount += min(each, level) - min(each, below)
        name = f"side pot {len(pots)}" if pots else "main pot"
        pots.append(Pot(name, Cents(amount), tuple(s for s in live if paid[s] >= level)))
        rest -= amount
        below = level
    if rest:
        last = pots.pop()
        pots.append(last._replace(amount=Cents(last.amount + rest)))
    return pots


def split(
    amount: int, winners: Sequence[int], chip: int, *, together: bool = False
) -> dict[int, Cents]:
    """Equal shares in whole chips; odd chips one each to the first winners named.

    Where they stay `together`, the first winner gets all of them.
    """
    if len(winners) == 1:
        return {winners[0]: Cents(amount)}
    shares = dict.fromkeys(winners, amount // len(winners) // chip * chip)
    left = amount - sum(shares.values())
    for seat in winners:
        odd = left if together else min(chip, left)
        shares[seat] += odd
        left -= odd
    return {seat: Cents(share) for seat, share in shares.items()}


def take_rake(pots: Iterable[Pot], rake: int) -> list[Pot]:
    """The pots less the rake, drawn from the main pot first."""
    left: list[Pot] = []
    for pot in pots:
        taken = min(rake, pot.amount)
        rake -= taken
        left.append(pot._replace(amount=Cents(pot.amount - taken)))
    return left
