"""Every game of the catalogue keeps every promise, in 20,000 random rounds each."""

import pytest

from houseway import games
from houseway.testing import check_game

ROUNDS = 20_000
CHUNK = 2_000  # so that the cores share the work

CATALOGUE = games.catalogue()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(0, ROUNDS, CHUNK))
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_random_rounds_keep_the_promises_of_a_game(game, seed) -> None:
    check_game(game, rounds=CHUNK, seed=seed)
