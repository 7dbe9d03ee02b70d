"""A round can be put away at any moment and taken up again, copied and pickled."""

import copy
import json
import pickle
import random

import pytest
from tests.mutants.covering import entries

from houseway import games
from houseway.cards import RiggedShoe, parse_cards, read_shoe
from houseway.formats.scenarios import runner
from houseway.money import dollars
from houseway.play import Layout
from houseway.play.actions import FOLD
from houseway.play.happenings import DEALER, PUBLIC
from houseway.play.log import Log
from houseway.play.pot.stakes import Seating
from houseway.wagers import BackBet

GAMES = games.catalogue()
ROUNDS, WRITTEN = 3, 15


def alike(round, other) -> None:
    """Two rounds that nobody can tell apart, whatever comes."""
    assert other is not round
    for viewer in (DEALER, PUBLIC, *round.numbers()):
        assert other.view(viewer) == round.view(viewer)
    assert other.waiting_for() == round.waiting_for()
    for seat in round.waiting_for():
        assert other.options(seat) == round.options(seat)
    assert other.settlement.lines == round.settlement.lines
    assert other.log.shoe.rest().order == round.log.shoe.rest().order
    assert other.log.to_json() == round.log.to_json()


def put_away(round):
    return Log.from_json(json.dumps(round.log.to_json()))


@pytest.mark.parametrize("id", GAMES)
def test_a_round_is_taken_up_again_at_every_state(id) -> None:
    for seed in range(ROUNDS):
        rng = random.Random(seed)
        round = GAMES[id].random_round(seed)
        alike(round, put_away(round))
        while options := round.options():
            round.play(options.choose(rng), options.seat)
            alike(round, put_away(round))


@pytest.mark.parametrize("id", GAMES)
def test_scenarios_of_a_game_are_taken_up_again(id) -> None:
    """Openings that no random table has: banks, back bets, kills, posts, absent players."""
    written = [
        entry
        for entry in entries()
        if entry.kind == "scenario"
        and entry.game == id
        and "illegal" not in entry
        and "face_down" not in entry.get("table", {})  # turned by nobody: no answer says so
    ]
    for entry in random.Random(id).sample(written, min(WRITTEN, len(written))):
        round = runner.play_out(entry)
        again = put_away(round)
        assert again.view(PUBLIC) == round.view(PUBLIC), entry.name
        assert again.options() == round.options(), entry.name
        assert again.settlement.lines == round.settlement.lines, entry.name


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda r: pickle.loads(pickle.dumps(r))]
)
def test_a_copy_is_a_fork(copied) -> None:
    round = GAMES["texas-holdem@bclc"].random_round(3)
    other = copied(round)
    alike(round, other)
    round.play(FOLD)
    assert round.state == 1
    assert other.state == 0
    other.play(FOLD)
    alike(round, other)


def test_nothing_of_a_layout_is_left_out() -> None:
    layout = Layout(
        bets={1: {"player": dollars(10)}, 3: {"banker": dollars(20)}},
        people={1: "Ann", 3: "Bob"},
        stacks={1: dollars(100)},
        back=(BackBet("Cat", 1, "player", dollars(5), frozenset({"double"})),),
        prepaid={3: dollars(1)},
        objects=frozenset({3}),
        views={"Ann": 1},
        thrown=(1, 2),
        fresh=True,
    )
    assert Layout.from_json(json.loads(json.dumps(layout.to_json()))) == layout


def test_a_rigged_shoe_deals_the_same_again() -> None:
    given = {1: parse_cards("As Kd"), "board": parse_cards("2c"), None: parse_cards("3c")}
    shoe = RiggedShoe(games.find("omaha@bclc").deck, given, seed=5)
    again = read_shoe(json.loads(json.dumps(shoe.to_json())))
    places = (1, "board", 2, 1, 1, "board")
    assert again.deal(places) == shoe.deal(places)


def test_a_table_that_runs_it_twice_is_pickled_though_another_section_is_played() -> None:
    game = GAMES["texas-holdem@bclc"]
    seating = Seating({1: dollars(100), 2: dollars(100)}, button=2)
    settings = {"blinds": (100, 200), "limit": "no-limit", "run_twice": True}
    round = game.round(seating, game.shoe(), settings)
    assert round.game is not game
    alike(round, pickle.loads(pickle.dumps(round)))
