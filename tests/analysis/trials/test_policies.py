"""Policies: each finds its answer among the offers, and the best cost what the analysis says."""

from __future__ import annotations

import pickle
import random
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from houseway import games
from houseway.analysis.best_play import best_play
from houseway.analysis.edges.bclc.best.let_it_ride import rides_with
from houseway.analysis.edges.bclc.best.let_it_ride import worth as riding
from houseway.analysis.edges.bclc.let_it_ride import finished, paying
from houseway.analysis.edges.dealt import suit_classes
from houseway.analysis.edges.flops import Faced, ahead_on, faced
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.edges.suits import alike
from houseway.analysis.kernels.rankings.five_card_tables import VALUES
from houseway.analysis.policies import AtRandom, stays_in
from houseway.analysis.policy_files import read_policy
from houseway.analysis.policy_names import NAMES, policy_named
from houseway.analysis.trials import Trial, simulate
from houseway.analysis.trials.trial import name_of
from houseway.cards import STANDARD, parse_cards
from houseway.errors import BadInput
from houseway.hands import FIVE_CARD
from houseway.hands.category import PAIR
from houseway.money import dollars
from houseway.play import Layout, Options
from houseway.play.actions import Action, Fold
from houseway.play.banked import BankedGame
from houseway.play.view import View

BANKED = [game for game in games.catalogue().values() if isinstance(game, BankedGame)]
SLOW = "texas-holdem-bonus"  # which counts every turn anew
ALONE = ("by the chart alone", "by the rule alone")  # what a chart costs over the best play


def expected(game: BankedGame) -> Iterator[tuple[str, float, float]]:
    """Each spot with what its edge and its standard deviation are, played as it is kept."""
    kept = shipped(game)
    assert kept is not None
    more = sum(kept["strategy"]["mistakes"].get(name, 0) for name in ALONE)
    for spot, each in kept["wagers"].items():
        main = spot in {"ante", "bet_1", "base"}
        yield spot, each["house_edge"] + (more if main else 0), each["std_dev"]


def best_trial(game: BankedGame, seed: int) -> Trial:
    policy = best_play(game, game.read_settings({}))
    assert policy is not None
    return Trial.of(game, policy, seed=seed)


def hold_to_its_edge(game: BankedGame, trial: Trial, rounds: int) -> None:
    found = trial.play(rounds).tallies
    played = 0
    for spot, edge, std_dev in expected(game):
        if spot in found:
            played += 1
            off = abs(-found[spot].mean - edge) / std_dev * rounds**0.5
            assert off < 4, f"{game.id}, {spot}: {off:.1f} standard errors off"
    assert played, "nothing was compared"


@pytest.mark.parametrize("game", BANKED, ids=lambda each: each.id)
def test_the_best_play_costs_what_the_analysis_says(game: BankedGame) -> None:
    hold_to_its_edge(game, best_trial(game, 2).by_script(), 120)


@pytest.mark.parametrize("game", BANKED, ids=lambda each: each.id)
def test_the_best_play_costs_it_by_kernels_too(game: BankedGame) -> None:
    """A bonus that reaches the cap is worth less than was counted; here it hardly comes."""
    trial = best_trial(game, 3)
    if trial.compiled:
        hold_to_its_edge(game, trial, 5_000 if game.slug == SLOW else 50_000)


@pytest.mark.soak
@pytest.mark.parametrize("game", BANKED, ids=lambda each: each.id)
def test_the_best_play_costs_it_over_many_rounds(game: BankedGame) -> None:
    hold_to_its_edge(game, best_trial(game, 1).by_script(), 40_000)


@pytest.mark.parametrize("name", NAMES)
def test_every_game_is_played_by_every_policy(name: str) -> None:
    for game in games.catalogue().values():
        if name == "best" and not isinstance(game, BankedGame):
            continue  # the others are above
        found = simulate(game, name, 3, seed=5)
        assert found.rounds == 3
        assert found.trial["policy"] == name
        assert all(each.rounds == 3 for each in found.totals.tallies.values()), game.id


def test_a_function_is_a_policy() -> None:
    def folds(view: View, options: Options) -> Action:
        offer = options.offer(Fold)
        assert offer
        assert view.viewer == f"seat {options.seat}"
        return offer.action()

    found = simulate(games.find("three-card-poker@bclc"), folds, 50)
    assert found["ante"].mean == -1
    assert found.trial["policy"] == "folds"


def test_policies_are_values_that_can_be_sent() -> None:
    for game in BANKED:
        settings = game.read_settings({})
        for name in NAMES:
            _, policy = policy_named(name, game, settings)
            sent = pickle.loads(pickle.dumps(policy))
            assert type(sent) is type(policy), game.id
            assert name_of(sent) == name_of(policy)
            if name == "best" and not game.set_size:
                assert sent == policy, game.id


def test_chance_of_a_policy_belongs_to_its_block() -> None:
    game = games.find("three-card-poker@bclc")
    whole, again = (simulate(game, AtRandom(), 450, seed=3).to_json() for _ in range(2))
    assert whole == again
    assert whole != simulate(game, AtRandom(), 450, seed=4).to_json()


def test_riding_is_decided_as_the_whole_count_decides_it() -> None:
    table = games.find("let-it-ride@bclc").pay_tables["bet_1"]
    _, nets = paying(table)
    for hand in suit_classes(3)[0][::29]:
        known = tuple(STANDARD[index] for index in hand)
        places = finished(hand, table)
        assert (riding(table, alike(known)[0]) >= 0) == (nets[places].sum() >= 0), known
        assert rides_with(table, known) == (nets[places].sum() >= 0), known
        left = [card for card in STANDARD if card not in known]
        for at in (0, 20, 48):
            four = alike((*known, left[at]))[0]
            assert (riding(table, four) >= 0) == (nets[places[at]].sum() >= 0), four
            assert rides_with(table, four) == (riding(table, four) >= 0), four


def test_a_flop_is_counted_as_every_board_is() -> None:
    own, flop = parse_cards("9h 8h"), parse_cards("Jh 7c 2d")
    left = [card for card in STANDARD if card not in {*own, *flop}]
    met = [faced(own, (*flop, turn)) for turn in left]
    assert ahead_on(own, flop) == (sum(each.won for each in met) > sum(each.lost for each in met))
    board = (*flop, *parse_cards("Th 3s"))
    mine = FIVE_CARD.value((*own, *board))
    others = [FIVE_CARD.value((*board, *pair))
              for pair in combinations([c for c in left if c not in board], 2)]  # fmt: skip
    short = FIVE_CARD.least(PAIR)
    least = int(np.searchsorted(VALUES, short))
    assert faced(own, board, least) == Faced(
        won=sum(short <= each < mine for each in others),
        won_short=sum(each < min(mine, short) for each in others),
        tied=sum(each == mine for each in others),
        lost=sum(each > max(mine, short - 1) for each in others),
        lost_short=sum(mine < each < short for each in others),
    )


def test_a_hand_set_against_an_open_one_never_does_worse_than_the_house_way() -> None:
    game = games.find("face-up-pai-gow@bclc")
    assert isinstance(game, BankedGame)
    settings = game.read_settings({})
    best = best_play(game, settings)
    assert best is not None
    better = 0
    for seed in range(60):
        won = []
        for policy in (best, stays_in):
            rng = random.Random(seed)
            stakes = {1: {"base": dollars(10)}}
            round = game.round(Layout(stakes), game.shoe(settings, rng), settings)
            while options := round.options():
                round.play(policy(round.view(options.seat), options), options.seat)
            won.append(sum(line.net for line in round.settlement.lines if line.seat == 1))
        assert won[0] >= won[1], seed
        better += won[0] > won[1]
    assert better


def test_the_river_of_ultimate_is_bet_unless_it_loses_more_than_folding() -> None:
    """By hand: one ante, ante, blind and the dealer's pair, over the 990 hands he may hold."""
    game = games.find("ultimate-texas-holdem@bclc")
    assert isinstance(game, BankedGame)
    policy = best_play(game, game.read_settings({}))
    rng = random.Random(4)
    seen = set()
    for _ in range(6):
        cards = rng.sample(STANDARD, 7)
        own, board = tuple(cards[:2]), tuple(cards[2:])
        value, net = FIVE_CARD.value(tuple(cards)), 0
        paid = game.pay_tables["blind"].pays(FIVE_CARD.rank(tuple(cards)))
        for other in combinations([c for c in STANDARD if c not in cards], 2):
            theirs = FIVE_CARD.value((*board, *other))
            ante = 1 if FIVE_CARD.category(theirs).name != "high card" else 0
            if value > theirs:
                net += 1 + ante + (paid.pays / paid.per if paid else 0)
            elif value < theirs:
                net -= 2 + ante
        raises = policy.raises(own, board)  # type: ignore[union-attr]
        assert raises == (net > -2 * 990), cards
        seen.add(raises)
    assert seen == {True, False}


def test_what_no_policy_can_be_is_said_in_a_line() -> None:
    game = games.find("three-card-poker@bclc")
    with pytest.raises(BadInput, match="there is no policy 'luck'"):
        simulate(game, "luck", 1)
    with pytest.raises(BadInput, match=r"there is no file 'nowhere\.py' with a policy"):
        read_policy("nowhere.py:policy")
    with pytest.raises(BadInput, match="a round or more, not 0"):
        simulate(game, stays_in, 0)
