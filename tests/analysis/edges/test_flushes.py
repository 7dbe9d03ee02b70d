"""Flushes Gone Wild: the sweep against a plain count, and the rule played by the script."""

from math import comb

import numpy as np
import pytest

from houseway.analysis.edges.bclc.best.flushes_gone_wild import by_rule
from houseway.analysis.edges.bclc.flushes_gone_wild import hand_classes, meet_block
from houseway.analysis.edges.dealt import (
    every_hand,
    masks_of,
    pairs_of_cards,
    suit_classes,
    values_of,
)
from houseway.analysis.edges.paid import count_rows
from houseway.analysis.edges.played import study_by_play
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.edges.work import Work
from houseway.analysis.kernels.meetings.flush_boards import COUNTERS, HANDS, OPPONENTS, places_of
from houseway.games.bclc.flushes_gone_wild import GAME
from houseway.hands import FLUSH_RUSH as RUSH
from houseway.hands import LONGEST_FLUSH

ROUNDS = 1000


def test_places_order_flushes_as_the_ranking_does() -> None:
    rng = np.random.default_rng(0)
    rows = np.array([rng.permutation(52)[:7] for _ in range(5000)], dtype=np.uint8)
    places = np.empty(len(rows), dtype=np.int32)
    places_of(rows, places)
    values = values_of(LONGEST_FLUSH, rows)
    order = np.argsort(values, kind="stable")
    up, higher = np.diff(places[order]), np.diff(values[order])
    assert (up >= 0).all()
    assert ((up == 0) == (higher == 0)).all()


def test_every_board_stands_for_those_alike() -> None:
    assert sum(weight for _, weight in pairs_of_cards()) == comb(52, 2)


@pytest.mark.soak
def test_the_sweep_counts_what_a_plain_count_finds() -> None:
    first, classes = hand_classes()
    assert len(first) == len(suit_classes(5)[0])
    laid = next(each for each in pairs_of_cards() if each[1] == 12)  # two suits, a deuce among them
    (board, weight) = laid
    out = meet_block(([laid], classes, len(first)))
    assert int(out.sum()) == weight * HANDS * OPPONENTS

    every = every_hand(5)
    rows = every[~np.isin(every, board).any(axis=1)]
    values = values_of(LONGEST_FLUSH, with_board(rows, board))
    masks, lengths = masks_of(rows), values >> 28
    numbers = sum(np.array([comb(card, at + 1) for card in range(52)])[rows[:, at]]
                  for at in range(5))  # fmt: skip
    held = classes[numbers]
    for chosen in np.random.default_rng(1).choice(held, 4):
        found = np.zeros(COUNTERS, dtype=np.int64)
        for i in np.flatnonzero(held == chosen):
            free = masks & masks[i] == 0
            met, won = values[free], values[free] < values[i]
            found[:2] += (met > values[i]).sum(), (met == values[i]).sum()
            found[2:] += np.bincount(lengths[i] - lengths[free][won], minlength=6)
        assert (weight * found == out[chosen]).all()


def with_board(rows: np.ndarray, board: tuple[int, int]) -> np.ndarray:
    seven = np.empty((len(rows), 7), dtype=np.uint8)
    seven[:, :5], seven[:, 5:] = rows, board
    return seven


def test_the_rule_played_by_the_script_costs_what_is_kept() -> None:
    kept = shipped(GAME)
    assert kept is not None
    told = kept["strategy"]
    policy = by_rule(told["rules"][0])
    played = study_by_play(GAME, GAME.read_settings({}), Work(rounds=ROUNDS, seed=2), policy)
    more = {"ante": told["mistakes"]["by the rule alone"]}
    assert {each.spot for each in played.wagers} >= {"ante", "flush_rush"}
    for each in played.wagers:
        exact = kept["wagers"][each.spot]
        expected = exact["house_edge"] + more.get(each.spot, 0)
        assert abs(each.house_edge - expected) < 4 * exact["std_dev"] / ROUNDS**0.5, each.spot


def test_flush_rush_is_counted_by_suits_as_by_hands() -> None:
    """The kept lines against a sample of hands that the ranking's kernel has seen."""
    kept = shipped(GAME)
    assert kept is not None
    rng = np.random.default_rng(3)
    rows = rng.permuted(np.tile(np.arange(52, dtype=np.uint8), (40_000, 1)), axis=1)[:, :7]
    counts = count_rows(GAME.pay_tables["flush_rush"], RUSH, values_of(RUSH, rows))
    for name, line in kept["wagers"]["flush_rush"]["lines"].items():
        chance = line["probability"]
        if name in counts:
            assert abs(counts[name] / 40_000 - chance) <= 4 * (chance / 40_000) ** 0.5 + 1e-4, name
