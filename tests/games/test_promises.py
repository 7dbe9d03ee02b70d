"""Every game of the catalogue keeps every promise: 30 random rounds each, 20,000 in the soak."""

import pytest

from houseway import games
from houseway.testing import check_game

ROUNDS = 20_000
CHUNK = 1_000  # so that the cores share the work
AT_ONCE = 30  # rounds that every test run plays; the others are for make soak

CATALOGUE = games.catalogue()


@pytest.mark.slow
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_random_rounds_keep_the_promises_of_a_game(game) -> None:
    check_game(game, rounds=AT_ONCE)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(AT_ONCE, ROUNDS, CHUNK))
@pytest.mark.parametrize("game", CATALOGUE.values(), ids=CATALOGUE)
def test_many_random_rounds_keep_the_promises_of_a_game(game, seed) -> None:
    check_game(game, rounds=CHUNK, seed=seed)
