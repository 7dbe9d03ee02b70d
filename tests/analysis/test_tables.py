"""The tables of five-card hands are small, and hold each class of hands once."""

from __future__ import annotations

from itertools import combinations_with_replacement

import numpy as np

from houseway.analysis.kernels import counting, lanes
from houseway.analysis.kernels.rankings import five_card_tables as tables
from houseway.analysis.kernels.rankings import omaha, omaha_tables

MOST_BYTES = 300_000


def test_tables_are_small() -> None:
    five_card = (tables.VALUES, tables.CLASSES, tables.OFFSETS, tables.CARD_KEYS)
    others = (lanes.LANES, counting.BINOMIAL)
    assert sum(table.nbytes for table in (*five_card, *others)) < MOST_BYTES


def test_tables_of_two_with_three_are_small() -> None:
    by_ranks = (omaha_tables.CLASSES_BY_RANKS, omaha_tables.VALUES_BY_RANKS)
    places = (omaha_tables.CARD_RANKS, omaha_tables.PAIR_AT, omaha_tables.ROW_AT, omaha.SUITS)
    assert sum(table.nbytes for table in (*by_ranks, *places)) < MOST_BYTES


def test_two_ranks_in_either_order_are_one_pair() -> None:
    pairs = omaha_tables.PAIR_AT.reshape(omaha_tables.RANKS, omaha_tables.RANKS)
    assert np.array_equal(pairs, pairs.T)
    assert set(pairs.ravel()) == set(range(omaha_tables.PAIRS))


def test_there_are_7462_classes_in_ascending_order() -> None:
    assert tables.VALUES.size == 7_462 + 1  # and none
    assert np.all(np.diff(tables.VALUES) > 0)
    assert set(tables.CLASSES) == set(range(7_463))


def test_no_two_hands_of_a_size_have_the_same_sum() -> None:
    keys = tables.CARD_KEYS[::4] & 0xFFFFFFFF
    for size in tables.SIZES:
        ranks = np.array(list(combinations_with_replacement(range(13), size)))
        held = np.array([np.bincount(each, minlength=13).max() for each in ranks]) <= 4
        sums = keys[ranks[held]].sum(axis=1) & tables.SUM_MASK
        assert np.unique(sums).size == sums.size
