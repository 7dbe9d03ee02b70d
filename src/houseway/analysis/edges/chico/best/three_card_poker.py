"""Three Card Poker by the bank's open card: a hand to play from against each rank."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from houseway.analysis.best_play import kept_rules
from houseway.analysis.policies import Policy, seen
from houseway.cards import parse_cards
from houseway.hands import CHICO_THREE_CARD
from houseway.play import Options
from houseway.play.actions import Action, Fold, Stake
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings
from houseway.play.view import View

RULE = re.compile(r"Bank shows (.): play (\S+) or better")


@dataclass(frozen=True, slots=True)
class PlaysAgainst:
    """Plays from the hand on that the bank's open card asks for."""

    least: Mapping[str, int]  # by the rank that lies open

    def __call__(self, view: View, options: Options) -> Action:
        others = [hand.cards for seat in view.seats for hand in seat.hands if None in hand.cards]
        shown = next(card for cards in others for card in cards if card)
        plays = CHICO_THREE_CARD.value(seen(view, options.seat)) >= self.least[shown[0]]
        offered = {offer.kind: offer for offer in options.offers}
        return offered[Stake if plays else Fold].action()


def policy(game: BankedGame, settings: Settings) -> Policy:
    told = [match.groups() for rule in kept_rules(game) if (match := RULE.match(rule))]
    return PlaysAgainst({rank: value_of(ranks) for rank, ranks in told})


def value_of(ranks: str) -> int:
    """A hand from its ranks, of three suits."""
    cards = " ".join(map("".join, zip(ranks.split("-"), "cdh", strict=True)))
    return CHICO_THREE_CARD.value(parse_cards(cards))
