"""Every game is an environment that PettingZoo and Gymnasium accept, and hides what is hidden."""

from __future__ import annotations

import random

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from houseway import games, rl
from houseway.analysis.policies import stays_in
from houseway.errors import BadInput, IllegalAction
from houseway.play.worlds import another
from houseway.rl.episode import Episode
from houseway.rl.numbering import Numbering
from houseway.rl.survey import ELSE
from houseway.rl.table import Table

EVERY = list(games.catalogue())
TWISTED = "omaha@bcpc"


@pytest.mark.some(4)
@pytest.mark.parametrize("game", EVERY)
def test_pettingzoo_accepts_it(game) -> None:
    api_test(rl.env(game), num_cycles=20)
    seed_test(lambda: rl.env(game), num_cycles=10)


@pytest.mark.some(4)
@pytest.mark.parametrize("game", EVERY)
def test_gymnasium_accepts_it(game) -> None:
    env = gymnasium.make(rl.id_of(game))
    check_env(env.unwrapped)
    assert env.unwrapped.table.game.id == game


@pytest.mark.some(4)
@pytest.mark.parametrize("game", EVERY)
def test_an_observation_has_no_hidden_card(game) -> None:
    """Worlds that look alike to a seat give it the same numbers, whatever others hold."""
    numbering = Numbering(Table.of(game, bets=None))
    looked = 0
    for seed in range(4):
        rng = random.Random(seed)
        episode = Episode(numbering.table, rng)
        while (seat := episode.seat) is not None:
            if episode.round is not None and not getattr(
                getattr(episode.round, "dealer", None), "reshuffled", False
            ):
                looked += _same_elsewhere(numbering, episode, seat, rng)
            episode.play(rng.choice(list(episode.ways())))
    decides = any(not name.startswith(("bet ", "deal")) for name in numbering.actions[:-1])
    assert looked or not decides


def _same_elsewhere(numbering, episode, seat, rng) -> int:
    seen = numbering.observe(episode, seat)
    other = another(episode.round, seat, rng, tries=3)
    if other is None:
        return 0
    here, episode.round = episode.round, other
    elsewhere = numbering.observe(episode, seat)
    episode.round = here
    assert (seen == elsewhere).all()
    return 1


@pytest.mark.some(3)
@pytest.mark.parametrize("game", EVERY)
def test_everything_that_is_offered_has_a_number(game) -> None:
    """What was found by playing is all there is: nothing falls under "anything else"."""
    numbering = Numbering(Table.of(game))
    known = set(numbering.actions)
    assert numbering.actions[-1] == ELSE
    for seed in range(60):
        rng = random.Random(f"later {seed}")
        episode = Episode(numbering.table, rng)
        while not episode.over:
            ways = episode.ways()
            assert set(ways) <= known, set(ways) - known
            episode.play(rng.choice(list(ways)))


def test_the_numbers_of_a_game_have_names() -> None:
    env = rl.SeatEnv("three-card-poker@bclc", bets={"ante": 1})
    assert env.actions == ("fold", "stake play 1", ELSE)
    seen, told = env.reset(seed=4)
    named = dict(zip(env.names, seen.tolist(), strict=True))
    assert told["action_mask"].tolist() == [1, 1, 0]
    assert named["bet.ante"] == 1
    assert sum(each for name, each in named.items() if name.startswith("own.")) == 3
    assert sum(each for name, each in named.items() if name.startswith("seen.")) == 0
    assert named["dealer.card1.rank"] == 1  # face down
    after, reward, over, _, told = env.step(0)
    assert (reward, over) == (-1.0, True)
    assert not told["action_mask"].any()
    assert after.shape == seen.shape


def test_sizes_lie_between_the_least_and_the_most() -> None:
    settings = {"limit": "no-limit", "blinds": (100, 200), "chop": False}
    env = rl.TableEnv("texas-holdem@bclc", settings=settings, seats=3, stack=50)
    env.reset(seed=1)
    offered = {name: env.episode.ways()[name] for name in env.actions if name.startswith("raise")}
    amounts = [
        offered[f"raise_to {size}"].amount for size in ("least", "1/4", "1/2", "3/4", "most")
    ]
    assert amounts == sorted(set(amounts))
    assert amounts[0] == 400
    assert amounts[-1] == 10_000


def test_rewards_are_in_units_and_nobody_makes_chips() -> None:
    env = rl.TableEnv("texas-holdem@bcpc", seats=4)
    env.reset(seed=3)
    while not all(env.terminations.values()):
        mask = env.infos[env.agent_selection]["action_mask"]
        env.step(int(np.flatnonzero(mask)[0]))
    assert sum(env.rewards.values()) == pytest.approx(0)
    assert min(env.rewards.values()) <= -0.5


def test_an_answer_that_is_not_offered() -> None:
    env = rl.SeatEnv("three-card-poker@bclc", bets={"ante": 1})
    env.reset(seed=1)
    _, reward, over, _, told = env.step(2)
    assert (reward, over) == (-1.0, True)
    assert "allowed: 0 fold, 1 stake play 1" in told["illegal"]
    strict = rl.SeatEnv("three-card-poker@bclc", bets={"ante": 1}, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="may not anything else"):
        strict.step(2)


def test_others_play_the_policies_that_they_are_given() -> None:
    env = rl.SeatEnv("texas-holdem@bclc", seats=3, seat=2, against=["random", stays_in])
    for seed in range(3):
        _, told = env.reset(seed=seed)
        assert told["seat"] == 2
        while not env.episode.over:
            env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert env.episode.net(2) <= 0


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"game": "mini-baccarat@bclc", "bets": {"tie": 1}}, "leave `bets` out"),
        ({"game": "three-card-poker@bclc", "bets": {"play": 1}}, "takes no bet 'play'"),
        ({"game": "texas-holdem@bclc", "bets": {"ante": 1}}, "for a pot"),
        ({"game": "razz@bcpc", "seats": 40}, "not 40"),
        ({"game": "razz@bcpc", "seat": 9}, "no seat 9"),
        ({"game": "razz@bcpc", "against": ["random"]}, "1 policies are given"),
    ],
)
def test_what_cannot_be_set_up_says_why(told, said) -> None:
    with pytest.raises(BadInput, match=said):
        rl.SeatEnv(**told).reset()


def test_a_round_in_words_shows_only_its_own_cards() -> None:
    env = rl.SeatEnv("three-card-poker@bclc", bets={"ante": 1}, render_mode="ansi")
    env.reset(seed=2)
    assert "Dealer: ?? ?? ??" in env.render()
    env.step(1)
    assert "ante" in env.render()
    assert "??" not in env.render()
