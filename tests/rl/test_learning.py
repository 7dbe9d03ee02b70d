"""The learner of Three Card Poker learns, and plays by the rules of the game's own script."""

from __future__ import annotations

import numpy as np
import pytest

from houseway import games
from houseway.cards import STANDARD, Shoe
from houseway.money import dollars
from houseway.play import Layout


@pytest.fixture
def ppo(root, monkeypatch):
    monkeypatch.syspath_prepend(root / "docs" / "examples")
    import ppo

    return ppo


def test_hands_are_settled_as_the_script_settles_them(ppo) -> None:
    game = games.find("three-card-poker@bclc")
    cards = ppo.deal(np.random.default_rng(2), 150)
    own, dealer = ppo.values(cards[:, :3]), ppo.values(cards[:, 3:])
    won = ppo.settled(own, dealer)
    for row, units in zip(cards, won, strict=True):
        top = [STANDARD[index] for index in row]
        shoe = Shoe([*top, *(each for each in STANDARD if each not in top)])
        round = game.round(Layout({1: {"ante": dollars(100)}}), shoe)
        round.play(round.options().offers[1].action())
        assert round.settlement.net(1) == units * dollars(100)


def test_it_learns_from_a_coin_toss(ppo) -> None:
    learner, rewards = ppo.taught(batches=10, rounds=20_000)
    assert rewards[0] < -0.3
    assert np.mean(rewards[-5:]) > -0.09  # the best play costs 3.4 per cent of the ante
    assert ppo.words(learner.border())[0] in "JQK"


@pytest.mark.soak
def test_it_finds_queen_six_four(ppo) -> None:
    learner, _ = ppo.taught(batches=150, rounds=200_000)
    assert ppo.words(learner.settles(last=len(learner.lines) // 2)) == "Q-6-4"
