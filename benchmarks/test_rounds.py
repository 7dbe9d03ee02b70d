"""Settled rounds against the bank, one player, through the public round."""

from __future__ import annotations

import random
import time

import pytest

from houseway import games
from houseway.cards import Shoe, top_of
from houseway.money import dollars
from houseway.play import Layout

SLICE = 0.5  # seconds of CPU
SLICES = 6
MOST_CARDS = 20  # more than a round with one player can use


@pytest.mark.parametrize(
    ("game", "spot", "least"),
    [("three-card-poker@bclc", "ante", 8_000), ("mini-baccarat@bclc", "banker", 15_000)],
)
def test_rounds_a_second(game: str, spot: str, least: int) -> None:
    """The best slice, for the machine may have other work."""
    played, rng = games.find(game), random.Random(1)
    settings = played.read_settings({})
    deck, layout = played.deck_for(settings), Layout(bets={1: {spot: dollars(10)}})
    rates = []
    for _ in range(SLICES):
        started, rounds = time.process_time(), 0
        while time.process_time() - started < SLICE:
            round = played.round(layout, Shoe(top_of(deck, MOST_CARDS, rng)), settings)
            while options := round.options():
                round.play(options.offers[-1].action())
            assert round.settlement.lines
            rounds += 1
        rates.append(rounds / (time.process_time() - started))
    print(f"\n{game:<24} {sorted(rates)[SLICES // 2]:>8,.0f} rounds/s, at best {max(rates):,.0f}")
    assert max(rates) >= least
