"""A bot as a policy: the same judgement for simulations, matches and tournaments."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from houseway.analysis.policies import RANDOM, Policy, Weights
from houseway.analysis.policy_names import NAMES, policy_named
from houseway.errors import BadInput
from houseway.floor.bot import ABOUT_CHIPS, choose
from houseway.floor.bot_styles import STYLES, Style, judge
from houseway.play import Game, Options
from houseway.play.actions import Action
from houseway.play.pot.pot_game import PotGame
from houseway.play.pot.stakes import Stakes
from houseway.play.settings import Settings
from houseway.play.view import View

PLAIN = "plain"  # the bot without a style


@dataclass(frozen=True, slots=True)
class PlaysLike:
    """Somebody with a style at a table of a pot game; without one, the plain bot."""

    game: PotGame
    stakes: Stakes
    style: Style | None = None
    rng: random.Random = field(default_factory=random.Random, repr=False, compare=False)

    @property
    def name(self) -> str:
        return self.style.name if self.style else PLAIN

    def seeded(self, seed: str) -> Policy:
        return PlaysLike(self.game, self.stakes, self.style, random.Random(seed))

    def __call__(self, view: View, options: Options) -> Action:
        chips = all(offer.kind in ABOUT_CHIPS for offer in options.offers)
        if chips and self.style and self.rng.random() >= self.style.slips:
            return judge(view, self.stakes, self.game, self.style, self.rng)
        return choose(view, self.rng)


def named_policy(
    name: str, game: Game, settings: Settings, weights: Weights = RANDOM
) -> tuple[str, Policy]:
    """A policy by name, the styles of pot games among them."""
    if name not in (PLAIN, *STYLES):
        return policy_named(name, game, settings, weights)
    if not isinstance(game, PotGame):
        raise BadInput(f"{name} is a style for pot games; {game.name} has {', '.join(NAMES)}")
    stakes = game.stakes(settings)
    return name, PlaysLike(game.at(settings), stakes, STYLES.get(name))
