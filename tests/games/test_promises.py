"""Every game of the catalogue keeps every promise: 1,000 random rounds each, 20,000 in the soak."""

import pytest

from houseway import games
from houseway.testing import check_game

ROUNDS = 20_000
CHUNK = 1_000  # so that the cores share the work
AT_ONCE = 1  # chunks that every test run plays; the others are for make soak

CATALOGUE = games.catalogue()
SEEDS = [
    pytest.param(seed, marks=[] if seed < AT_ONCE * CHUNK else [pytest.mark.soak])
    for seed in range(0, ROUNDS, CHUNK)
]


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_random_rounds_keep_the_promises_of_a_game(game, seed) -> None:
    check_game(game, rounds=CHUNK, seed=seed)
