"""Coups of baccarat: every spot goes by how the two hands come out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from houseway.analysis.edges.bclc.mini_baccarat import coup_draws
from houseway.analysis.edges.coups import Coup, coup_numbered, every_number
from houseway.analysis.kernels.rounds.coup_rounds import draw_coups
from houseway.analysis.rounds.settled import Came, Dealt, Outcome
from houseway.cards import STANDARD, Cards
from houseway.games.bclc.mini_baccarat import MiniBaccarat
from houseway.play import Place
from houseway.play.settings import Settings

PLAYER, BANKER = "player", "banker"
Settle = Callable[[MiniBaccarat, str, Coup], tuple[str, Fraction]]


@dataclass(frozen=True, slots=True)
class CoupRounds:
    """Every spot's outcomes, and which of them each coup is."""

    spots: Mapping[str, tuple[bytes, tuple[Outcome, ...]]]
    deck: Cards
    decisions: int = 0

    @property
    def places(self) -> Mapping[Place, int]:
        return {PLAYER: 3, BANKER: 3}

    def settle(self, dealt: Dealt) -> Mapping[str, Came]:
        coups = np.empty(len(dealt.rows), dtype=np.int16)
        player, banker = (np.array(each) for each in coup_draws())
        draw_coups(dealt[PLAYER], dealt[BANKER], player, banker, coups)
        return {
            spot: Came(np.frombuffer(codes, dtype=np.uint8)[coups], outcomes)
            for spot, (codes, outcomes) in self.spots.items()
        }


def coup_rounds(game: MiniBaccarat, settings: Settings, settle: Settle) -> CoupRounds:
    """The rounds of a baccarat game whose spots are settled so."""
    decks = settings["decks"]
    assert isinstance(decks, int)
    spots = {}
    for spot in game.spots:
        nets = [settle(game, spot.name, coup_numbered(each))[1] for each in every_number()]
        different = sorted(set(nets))
        codes = bytes(different.index(net) for net in nets)
        outcomes = tuple(Outcome(net, bonus=max(net, Fraction(0))) for net in different)
        spots[spot.name] = codes, outcomes
    return CoupRounds(spots, STANDARD * decks)
