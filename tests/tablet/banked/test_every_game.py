"""A round that is keyed card by card is the same round as the one dealt from a shoe."""

from __future__ import annotations

import json
import random

import pytest

from houseway import games
from houseway.play import BankedGame
from houseway.play.banked.banked_round import BankedRound
from houseway.play.log import Log
from houseway.tablet.banked.steps import name_of, step_from_json, step_to_json
from houseway.tablet.steps import TakenBack
from tests.tablet.banked.keying import key_through, live_again, steps_of

BANKED = [id for id, game in games.catalogue().items() if isinstance(game, BankedGame)]


def dealt(game: str, seed: int) -> BankedRound:
    """A round with random bets, cards and answers."""
    played = games.find(game).random_round(seed)
    assert isinstance(played, BankedRound)
    rng = random.Random(f"answers {seed}")
    while options := played.options():
        played.play(options.choose(rng), options.seat)
    return played


def check(game: str, seed: int) -> None:
    played = dealt(game, seed)
    live = key_through(live_again(played), played)
    assert live.done
    assert live.round.lines == played.lines
    assert live.round.settlement.accounts() == played.settlement.accounts()
    assert live.round.felt.readings == played.felt.readings


@pytest.mark.parametrize("game", BANKED)
def test_a_round_keyed_card_by_card_settles_as_the_one_dealt_from_a_shoe(game: str) -> None:
    for seed in range(3):
        check(game, seed)


@pytest.mark.soak
@pytest.mark.parametrize("game", BANKED)
def test_so_do_a_thousand_rounds_of_every_game(game: str) -> None:
    for seed in range(1000, 2000):
        check(game, seed)


@pytest.mark.parametrize("game", BANKED)
def test_whatever_is_taken_back_and_keyed_again_changes_nothing(game: str) -> None:
    played = dealt(game, 7)
    live, rng = live_again(played), random.Random(game)
    back = 0
    for step in steps_of(live, played):
        live.take(step)
        if rng.random() < 0.2:
            live.take(TakenBack("Dana", "keyed wrong"))
            back += 1
    assert live.round.lines == played.lines
    assert len(live.struck) == back


@pytest.mark.parametrize("game", BANKED)
def test_a_live_round_written_down_is_taken_up_where_it_was(game: str) -> None:
    played = dealt(game, 11)
    live, again = live_again(played), live_again(played)
    for step in steps_of(live, played):
        live.take(step)
        again.take(step_from_json(name_of(step), json.loads(json.dumps(step_to_json(step)))))
    assert again.round.lines == live.round.lines == played.lines
    kept = Log.from_json(json.dumps(live.round.log.to_json()))
    assert kept.over
    assert kept.lines == played.lines
