"""The best play of a decision, from the view of its seat and nothing else."""

import random

import pytest

from houseway import games
from houseway.analysis.hints import Adviser, expected
from houseway.cards import RiggedShoe, parse_cards
from houseway.play import Layout
from houseway.play.actions import SetHands, Stake
from houseway.play.worlds import another

BANKED = {id: game for id, game in games.catalogue().items() if game.kind == "banked"}
DECIDED = [id for id, game in BANKED.items() if Adviser(game, game.read_settings({})).policy]


@pytest.mark.some(6)
@pytest.mark.parametrize("id", DECIDED)
def test_a_hint_is_an_answer_on_offer_and_uses_no_hidden_card(id) -> None:
    rng, known = random.Random(id), 0
    for seed in range(2):
        round = BANKED[id].random_round(seed)
        adviser = Adviser(round.game, round.settings)
        while options := round.options():
            hint = adviser.hint(round.view(options.seat), options)
            if hint:
                known += 1
                assert options.accepts(hint.action)
                assert hint.cost(hint.action, options) == 0
                if other := another(round, options.seat, rng, tries=3):
                    assert adviser.hint(other.view(options.seat), other.options()) == hint
            round.play(options.choose(rng), options.seat)
    assert known


def test_expected_is_the_edge_of_each_wager() -> None:
    game = games.find("mini-baccarat@bclc")
    assert expected(game, {"banker": 10_000}) == pytest.approx(-105.79, abs=0.01)
    assert expected(game, {"banker": 10_000, "tie": 1000}) == pytest.approx(-249.39, abs=0.01)
    assert expected(games.find("texas-holdem@bclc"), {}) is None


def test_three_antes_cost_what_the_fourth_would_have_won() -> None:
    """The worth of a raise is a straight line in its size: every ante wins or loses the same."""
    pytest.importorskip("numba")
    game = games.find("ultimate-texas-holdem@bclc")
    shoe = RiggedShoe(game.deck, {1: parse_cards("Ah Kh")})
    round = game.round(Layout({1: {"ante": 1_000, "blind": 1_000}}), shoe)
    options = round.options()
    hint = Adviser(game, round.settings).hint(round.view(1), options)
    assert hint
    ways = {way.label: way.worth for way in hint.ways}
    assert list(ways) == ["bet 4x", "bet 3x", "check"]
    cost = hint.cost(Stake(3_000, "play"), options)
    assert cost == pytest.approx(1_000 * (ways["bet 4x"] - ways["bet 3x"]))
    equity = 0.6704  # of ace-king suited against any two cards, ties halved: `houseway equity`
    assert ways["bet 4x"] - ways["bet 3x"] == pytest.approx(2 * equity - 1, abs=2e-4)


def test_a_final_hand_is_part_of_its_ante() -> None:
    """The kept edge of the ante is of both, so that nothing is counted twice."""
    game = games.find("never-foldem-holdem@chico")
    bets = {"ante": 10_000, "final_hand": 10_000}
    assert expected(game, bets) == pytest.approx(-273.03, abs=0.01)


@pytest.mark.parametrize(
    ("id", "rounds"),
    [
        ("face-up-pai-gow@bclc", 12),  # the bank's cards lie open: counted, not sampled
        pytest.param("fortune-asia-poker@bclc", 2, marks=pytest.mark.soak),
    ],
)
def test_cards_set_otherwise_cost_what_the_study_says(id: str, rounds: int) -> None:
    """A pair kept in the wrong place loses; the house way itself costs nothing."""
    pytest.importorskip("numba")
    game = games.find(id)
    costs = set()
    for seed in range(rounds):
        round = game.random_round(seed)
        options = round.options()
        while options and not (sets := options.offer(SetHands)):
            round.play(options.choose(random.Random(seed)), options.seat)
            options = round.options()
        if not options:
            continue
        adviser, view = Adviser(game, round.settings), round.view(options.seat)
        hint = adviser.hint(view, options)
        assert hint
        assert hint.arrangement
        assert adviser.cost(view, options, hint, SetHands(hint.arrangement.hands)) == 0
        cards = sorted(sets.cards, key=lambda each: each.rank)
        hands, left = [], cards
        for size in game.parts[::-1]:
            hands.append(tuple(left[:size]))
            left = left[size:]
        weakest = SetHands(tuple(hands[::-1]))
        found = adviser.cost(view, options, hint, weakest)
        assert found is None or found >= 0  # of a foul nobody has said what it costs
        costs.add(found or 0)
    assert max(costs) > 0
