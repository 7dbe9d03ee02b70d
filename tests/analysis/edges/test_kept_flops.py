"""What is kept of every flop is what a count of it finds, whatever its suits are called."""

from __future__ import annotations

import random

import numpy as np
import pytest

from houseway.analysis.edges.bclc.ultimate_bets import bets_behind
from houseway.analysis.edges.dealt import suit_classes
from houseway.analysis.edges.flops import ahead_behind, by_suits
from houseway.analysis.edges.kept_flops import AHEAD, ULTIMATE, Bets, bets_on, kept_flops
from houseway.cards import STANDARD
from houseway.games.bclc.ultimate_texas_holdem import GAME

TABLE = GAME.pay_tables["blind"]
FLOPS, _ = suit_classes(3)


def kept(name: str, of: str = "") -> Bets:
    found = kept_flops(name, of)
    assert found is not None
    assert found.shape == (1755, 1176)
    return found


@pytest.mark.parametrize("row", [100, 1500])
def test_a_flop_is_kept_as_it_is_counted(row: int) -> None:
    assert (kept(AHEAD)[row] == ahead_behind(FLOPS[row])).all()
    assert (kept(ULTIMATE, TABLE.text)[row] == bets_behind(FLOPS[row], TABLE)).all()


@pytest.mark.soak
def test_every_flop_is_kept_as_it_is_counted() -> None:
    ahead, two = kept(AHEAD), kept(ULTIMATE, TABLE.text)
    for row, flop in enumerate(FLOPS):
        assert (ahead[row] == ahead_behind(flop)).all(), row
        assert (two[row] == bets_behind(flop, TABLE)).all(), row


def test_suits_have_no_names() -> None:
    """Two cards on a flop stand for themselves under any names of the suits."""
    rng = random.Random(3)
    ahead = kept(AHEAD)
    rows = {tuple(flop.tolist()): row for row, flop in enumerate(FLOPS)}
    hands = np.array([rng.sample(range(52), 5) for _ in range(300)], dtype=np.uint8)
    found = bets_on(ahead, hands[:, :2], hands[:, 2:])
    for hand, bet in zip(hands.tolist(), found.tolist(), strict=True):
        own, flop = (tuple(STANDARD[card] for card in part) for part in (hand[:2], hand[2:]))
        stands, number = by_suits(own, flop)
        assert ahead[rows[tuple(card.index for card in stands)], number] == bet, hand


def test_another_pay_table_has_nothing_kept() -> None:
    assert kept_flops(ULTIMATE, "royal flush  1 to 1") is None
