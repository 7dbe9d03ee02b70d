"""Amounts of an offer: from the least in steps to the most, and those that people ask for."""

from __future__ import annotations

from houseway.play import Offer, View
from houseway.play.actions import Call

HALF_AND_WHOLE = ((1, "½ pot"), (2, "pot"))


def ranged(offer: Offer) -> bool:
    """Whether there is an amount to choose."""
    return offer.sized and offer.least < offer.most


def fit(amount: int, offer: Offer) -> int:
    """The nearest amount that is offered."""
    if amount >= offer.most:
        return offer.most
    steps = round(max(0, amount - offer.least) / offer.step)
    return min(offer.least + steps * offer.step, offer.most)


def nudged(amount: int, by: int, offer: Offer) -> int:
    """So many steps up or down; below the most lies the last step before it."""
    if by < 0 and amount >= offer.most:
        amount = offer.least + -(-(offer.most - offer.least) // offer.step) * offer.step
    return fit(amount + by * offer.step, offer)


def quick(offer: Offer, view: View) -> list[tuple[str, int]]:
    """Handy amounts: the least, parts of the pot where there is one, and the most."""
    pot = sum(pot.amount for pot in view.pots) + sum(sum(s.bets.values()) for s in view.seats)
    calls = [each.least for each in (view.options.of(Call) if view.options else ())]
    call = calls[0] if calls else 0
    mine = sum(sum(s.bets.values()) for s in view.seats if f"seat {s.seat}" == view.viewer)
    parts = [
        (name, fit(mine + call + (pot + call) * halves // 2, offer))
        for halves, name in HALF_AND_WHOLE
        if view.pots
    ]
    between = [each for each in parts if offer.least < each[1] < offer.most]
    return [("least", offer.least), *between, ("most", offer.most)]
