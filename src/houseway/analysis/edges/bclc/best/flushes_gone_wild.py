"""Flushes Gone Wild by its rule: play from one flush on."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.analysis.best_play import kept_rules
from houseway.analysis.policies import Policy, seen
from houseway.cards import parse_cards
from houseway.hands import LONGEST_FLUSH
from houseway.play import Options
from houseway.play.actions import Action, Fold, Stake
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings
from houseway.play.view import View


@dataclass(frozen=True, slots=True)
class PlaysFrom:
    """Plays hands from a flush on, and folds what is weaker."""

    least: int

    def __call__(self, view: View, options: Options) -> Action:
        offered = {offer.kind: offer for offer in options.offers}
        plays = LONGEST_FLUSH.value(seen(view, options.seat)) >= self.least
        return offered[Stake if plays else Fold].action()


def policy(game: BankedGame, settings: Settings) -> Policy:
    return by_rule(kept_rules(game)[0])


def by_rule(rule: str) -> PlaysFrom:
    """The policy of the rule as it is told: Play K-6 of a suit or better."""
    ranks = rule.split()[1].split("-")
    return PlaysFrom(LONGEST_FLUSH.value(parse_cards(" ".join(f"{rank}c" for rank in ranks))))
