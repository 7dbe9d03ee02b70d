"""A policy is a value: what a seat does, from what it sees and what it may do.

A plain function is one. So are the values here; strategies that the analysis finds are policies
too (`best_play`), so each can be checked by playing it.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, NamedTuple, Protocol, runtime_checkable

from houseway.cards import Cards, parse_cards
from houseway.play import Game, Options, Place
from houseway.play.actions import (
    DECLINE,
    Action,
    Bet,
    Call,
    Check,
    Choose,
    Decline,
    Fold,
    HouseWay,
    Keep,
    RaiseTo,
    Ride,
    RunOnce,
    Stake,
    Stand,
)
from houseway.play.settings import Settings
from houseway.play.view import View

Policy = Callable[[View, Options], Action]

_STAYING = (HouseWay, Decline, Check, Call, Ride, Stand, RunOnce)


@runtime_checkable
class Seeded(Protocol):
    """A policy that leaves something to chance: each block of rounds gets one of its own.

    So the same seed gives the same answers, whoever plays which block.
    """

    def seeded(self, seed: str) -> Policy: ...


def own_chance(policy: Policy, seed: str) -> Policy:
    """The policy as a block of rounds plays it."""
    chancy: object = policy
    return chancy.seeded(seed) if isinstance(chancy, Seeded) else policy


class Weights(NamedTuple):
    """How likely a player folds, stays in for what it costs, and bets or raises.

    Only answers that are offered count; an amount is any that is allowed, a draw any cards.
    """

    fold: int = 1
    stay: int = 1
    raise_: int = 1


RANDOM = Weights()
_PLACES: dict[type[Action], int] = {Fold: 0, Check: 1, Call: 1, Bet: 2, RaiseTo: 2}


@dataclass(frozen=True, slots=True)
class AtRandom:
    """What to do with a bet by weight, no twist, and anything else as it comes."""

    weights: Weights = RANDOM
    seed: str = ""
    rng: random.Random = field(default_factory=random.Random, repr=False, compare=False)

    @property
    def name(self) -> str:
        plain = self.weights == RANDOM
        return "random" if plain else f"random {','.join(map(str, self.weights))}"

    def seeded(self, seed: str) -> Policy:
        return AtRandom(self.weights, seed, random.Random(seed))

    def __call__(self, view: View, options: Options) -> Action:
        return self.answer(options)

    def answer(self, options: Options) -> Action:
        """Any of the offers; nothing that is seen matters."""
        if options.offer(Decline) and any(offer.kind is Choose for offer in options.offers):
            return DECLINE
        places = [_PLACES.get(offer.kind) for offer in options.offers]
        if None in places:
            return options.choose(self.rng)
        weights = [self.weights[place] for place in places if place is not None]
        return self.rng.choices(options.offers, weights)[0].pick(self.rng)


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


@dataclass(frozen=True, slots=True)
class SetsTheHouseWay:
    """Cards set or kept as the house does it; where nothing is set, stays in."""

    game: Game
    settings: Settings
    name: ClassVar[str] = "house-way"

    def __call__(self, view: View, options: Options) -> Action:
        offer = options.offer(Keep)
        if offer and len(offer.cards) == self.game.set_size:
            return Keep(self.game.house_way(offer.cards, self.settings).hands[0])
        return stays_in(view, options)


def seen(view: View, place: Place) -> Cards:
    """The cards of a place that lie open to the viewer."""
    return parse_cards(" ".join(card for card in view.cards(place) if card))
