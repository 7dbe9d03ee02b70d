"""Three Card Poker by its rule: play from one hand on."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.analysis.best_play import kept_rules
from houseway.analysis.policies import Policy, seen
from houseway.cards import parse_cards
from houseway.hands import THREE_CARD
from houseway.play import Options
from houseway.play.actions import Action, Fold, Stake
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings
from houseway.play.view import View


@dataclass(frozen=True, slots=True)
class PlaysFrom:
    """Plays hands from a value on, and folds what is weaker."""

    least: int

    def __call__(self, view: View, options: Options) -> Action:
        plays = THREE_CARD.value(seen(view, options.seat)) >= self.least
        offered = {offer.kind: offer for offer in options.offers}
        return offered[Stake if plays else Fold].action()


def policy(game: BankedGame, settings: Settings) -> Policy:
    _, ranks, *_ = kept_rules(game)[0].split()  # Play Q-6-4 or better
    cards = " ".join(map("".join, zip(ranks.split("-"), "cdh", strict=True)))
    return PlaysFrom(THREE_CARD.value(parse_cards(cards)))
