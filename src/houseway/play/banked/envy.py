"""Envy: a bonus for what somebody else at the table was dealt."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from houseway.hands import Hand
from houseway.play.banked.banked_felt import ENVY

if TYPE_CHECKING:
    from houseway.play.banked.banked_felt import BankedFelt
    from houseway.play.banked.seat import Seat


def pay_envy(
    t: BankedFelt,
    earners: Mapping[int, int],
    hands: Iterable[tuple[Seat, Hand]],
    order: Iterable[Seat] | None = None,
    *,
    of: str,
    once: bool = False,
) -> None:
    """Pay each hand that earns envy for every great hand of somebody else.

    `earners` says how many hands of a seat earn it, by the bet `of`. A hand of the same person
    never counts, and nobody needs a stake to be envied. Paid one at a time, from the dealer's right
    or in the `order` that is given; `once` only, by the first of the hands, where others count for
    nothing.
    """
    envied = [(seat, hand) for seat, hand in hands if t.pay_tables[ENVY].pays(hand)]
    for seat in t.right_to_left() if order is None else order:
        others = [each for each in envied if each[0].person != seat.person]
        for _ in range(earners.get(seat.number, 0)):
            for owner, hand in others[:1] if once else others:
                t.envies(seat, owner, hand, of)
