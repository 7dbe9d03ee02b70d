"""A round as a tree: children leave their parents alone, chance sums to one, regret converges."""

from __future__ import annotations

import random
from itertools import islice

import pytest

from houseway import games
from houseway.cards import card
from houseway.errors import BadInput, IllegalAction
from houseway.rl.state import CHANCE, State


@pytest.fixture
def examples(root, monkeypatch):
    monkeypatch.syspath_prepend(root / "docs" / "examples")


def test_a_child_is_another_round() -> None:
    round = games.find("texas-holdem@bclc").random_round(3)
    state = State.of(round)
    before = round.view("public")
    first = state.child(state.actions[0])
    assert first.round.state == round.state + 1
    assert state.round.state == round.state
    assert round.view("public") == before
    with pytest.raises(IllegalAction, match="allowed"):
        state.child("levitate")


def test_worlds_are_one_information_set() -> None:
    state = State.of(games.find("texas-holdem@bclc").random_round(3))
    known = state.information()
    others = list(islice(state.worlds(state.player, random.Random(1)), 5))
    assert {other.information() for other in others} == {known}
    held = {str(other.round.log.cards) for other in others}
    assert len(held) > 1  # and yet they are other worlds


def test_chance_is_explicit_where_it_is_asked_for(examples) -> None:
    from kuhn_poker import kuhn

    state = State.of(kuhn(), chance=True)
    assert state.player == CHANCE
    assert sum(likely for _, likely in state.outcomes()) == 1
    dealt = state.child(card("Kc")).child(card("Jc"))
    assert dealt.player == 1
    assert dealt.actions == ["fold", "check", "bet least"]
    shown = dealt.child("bet least").child("call")
    assert shown.over
    assert shown.returns() == {1: 2.0, 2: -2.0}
    with pytest.raises(BadInput, match="on the table already"):
        state.child(card("Kc")).child(card("Kc"))
    with pytest.raises(BadInput, match="no card is turned"):
        dealt.outcomes()


def test_the_example_of_kuhn_poker_is_a_sound_game(examples) -> None:
    from kuhn_poker import GAME, kuhn

    from houseway.rl.table import Table

    assert Table.of(GAME, settings={"limits": (100, 100), "ante": 100, "limit": "limit"}).seats == 2
    round = kuhn()
    while (options := round.options()) is not None:
        round.play(options.choose(random.Random(1)))
    assert sum(round.stacks().values()) == 400


def test_counterfactual_regret_comes_to_the_equilibrium(examples) -> None:
    """The first player loses an eighteenth of an ante; nobody can win more than 0.02 besides."""
    from cfr import Solver
    from kuhn_poker import kuhn

    solver = Solver(State.of(kuhn(), chance=True))
    solver.train(10)
    early = solver.exploitability()
    solver.train(490)
    assert solver.exploitability() < 0.02 < early
    assert solver.value() == pytest.approx(-1 / 18, abs=0.005)


def test_leduc_holdem_is_won_by_the_pair_or_else_the_higher_card(examples) -> None:
    from leduc_poker import leduc

    state = State.of(leduc(), chance=True)
    for each in (card("Jc"), card("Kc"), "bet least", "raise_to least", "call", card("Jd")):
        state = state.child(each)
    assert state.actions == ["fold", "check", "bet least"]
    paired = state.child("bet least").child("call")
    assert paired.returns() == {1: 9.0, 2: -9.0}  # an ante, four before the board, four behind it
    raised = state.child("bet least").child("raise_to least")
    assert raised.actions == ["fold", "call"]  # a bet and a raise are all
    with_king = state.child("check").child("check")
    assert with_king.returns() == {1: 5.0, 2: -5.0}


@pytest.mark.soak
def test_counterfactual_regret_solves_leduc_holdem(examples) -> None:
    """It is worth -0.0856 antes to who acts first, as others have found."""
    from cfr import Solver
    from leduc_poker import leduc

    solver = Solver(State.of(leduc(), chance=True))
    solver.train(50)
    early = solver.exploitability()
    solver.train(350)
    assert solver.exploitability() < early / 4
    assert solver.value() == pytest.approx(-0.0856, abs=0.004)
