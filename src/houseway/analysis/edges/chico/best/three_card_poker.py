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

RANKS = "AKQJT98765432"
RULE = re.compile(r"Bank shows (.)(?: to (.))?: play (?:(\S+) or better|every hand)")


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
    least = {}
    for first, last, ranks in (match.groups() for rule in kept_rules(game)
                               if (match := RULE.match(rule))):  # fmt: skip
        for rank in RANKS[RANKS.index(first) : RANKS.index(last or first) + 1]:
            least[rank] = value_of(ranks) if ranks else 0
    return PlaysAgainst(least)


def value_of(ranks: str) -> int:
    """A hand from its ranks, of three suits."""
    cards = " ".join(map("".join, zip(ranks.split("-"), "cdh", strict=True)))
    return CHICO_THREE_CARD.value(parse_cards(cards))
