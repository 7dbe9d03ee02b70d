"""The cards at a table: a fresh shuffle each round, or a shoe dealt down to its cut card."""

from __future__ import annotations

import random

from houseway.cards import Shoe
from houseway.play import Game, Settings


def lasts(game: Game, settings: Settings, left: int) -> bool:
    """Whether another round is dealt from a shoe with so many cards left.

    The round in which the cut card comes out is finished; then the shoe is shuffled anew.
    """
    behind = game.cut_card(settings)
    return behind is not None and left > behind


class Shoes:
    """Hands out the shoe for each round in turn."""

    def __init__(self, game: Game, settings: Settings, rng: random.Random | None = None) -> None:
        self._game, self._settings, self._rng = game, settings, rng
        self._shoe: Shoe | None = None

    def next(self) -> Shoe:
        """The shoe for the next round: what is left of the last one, if it lasts."""
        last = self._shoe
        if last is not None and lasts(self._game, self._settings, len(last)):
            self._shoe = last.rest()
        else:
            self._shoe = self._game.shoe(self._settings, self._rng)
        return self._shoe
