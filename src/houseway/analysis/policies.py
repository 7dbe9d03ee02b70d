"""A policy is a value: what a seat does, from what it sees and what it may do.

Strategies that the analysis finds are policies too, so each can be checked by playing it.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from houseway.play import Options
from houseway.play.actions import Action, Call, Check, HouseWay, Stake, Stand
from houseway.play.view import View

Policy = Callable[[View, Options], Action]

_STAYING = (HouseWay, Check, Call, Stand)


def at_random(seed: int = 0) -> Policy:
    """Anything that is allowed, each kind of answer as likely as another."""
    rng = random.Random(seed)

    def policy(view: View, options: Options) -> Action:
        return options.choose(rng)

    return policy


def stays_in(view: View, options: Options) -> Action:
    """Set cards the house way, stay in for the least that it costs, never raise."""
    offered = {offer.kind: offer for offer in reversed(options.offers)}
    for kind in _STAYING:
        if kind in offered:
            return offered[kind].action()
    stakes = [offer for offer in options.offers if offer.kind is Stake]
    if stakes:
        return min(stakes, key=lambda offer: offer.least).action()
    return options.offers[0].action()
