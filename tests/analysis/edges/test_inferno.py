"""Discard Inferno: places, orders of the discards, and the chart played by the script."""

from math import comb, perm

import numpy as np
import pytest

from houseway.analysis.edges.bclc.discard_inferno import burn_baby_burn
from houseway.analysis.edges.burned import orders, places_of
from houseway.analysis.edges.charted import by_chart
from houseway.analysis.edges.dealt import values_of
from houseway.analysis.edges.played import study_by_play
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.edges.work import Work
from houseway.games.bclc.discard_inferno import GAME
from houseway.hands import INFERNO

ROUNDS = 1000


def test_places_order_hands_of_every_size_as_the_ranking_does() -> None:
    rng = np.random.default_rng(0)
    dealt = [np.array([np.sort(rng.permutation(52)[:size]) for _ in range(700)], dtype=np.uint8)
             for size in range(1, 8)]  # fmt: skip
    places = np.concatenate([places_of(rows) for rows in dealt])
    values = np.concatenate([values_of(INFERNO, rows) for rows in dealt])
    whole = np.repeat(np.arange(1, 8) >= 5, 700)
    order = np.argsort(values, kind="stable")
    up, higher, whole = np.diff(places[order]), np.diff(values[order]), whole[order]
    assert (up >= 0).all()
    both = whole[1:] & whole[:-1]
    assert ((up == 0) == (higher == 0))[both].all()
    assert (up > 0)[whole[1:] != whole[:-1]].all()  # five cards and fewer never tie


@pytest.mark.parametrize("highs", range(7))
def test_every_order_of_the_face_down_cards_leaves_some_hand(highs: int) -> None:
    """A high card lies open, and six cards of which some are high are the player's."""
    high, low = 23 - highs, 28 - (6 - highs)
    total = sum(
        comb(high, kept) * comb(low, left - kept) * int(orders(left, highs)[kept])
        for left in range(1, 7)
        for kept in range(left + 1)
    )
    assert total == perm(45, 6)


def test_burn_baby_burn_by_hand() -> None:
    found = {row.name: row.deals for row in burn_baby_burn(GAME).rows}
    assert found["1 card"] == perm(24, 6) * 46
    assert found["4 cards"] == perm(24, 3) * 28 * perm(48, 3)


def test_the_chart_played_by_the_script_costs_what_is_kept() -> None:
    kept = shipped(GAME)
    assert kept is not None
    told = kept["strategy"]
    policy = by_chart(INFERNO, told["charts"][0]["rows"])
    settings = GAME.read_settings({})
    played = study_by_play(GAME, settings, Work(rounds=ROUNDS, seed=2), policy)
    more = {"ante": told["mistakes"]["by the chart alone"]}
    assert {each.spot for each in played.wagers} >= {"ante", "aces_up"}
    for each in played.wagers:
        exact = kept["wagers"][each.spot]
        expected = exact["house_edge"] + more.get(each.spot, 0)
        assert abs(each.house_edge - expected) < 4 * exact["std_dev"] / ROUNDS**0.5, each.spot
