"""Another round that looks the same to somebody, with other cards where he cannot look."""

import random
from collections import Counter

import pytest

from houseway import games
from houseway.play.happenings import PUBLIC
from houseway.play.worlds import another, hidden_cards
from houseway.testing import check_round

GAMES = games.catalogue()


def some_round(id, seed):
    """A round of a game after an answer or two."""
    rng = random.Random(seed)
    round = GAMES[id].random_round(seed)
    for _ in range(2):
        if options := round.options():
            round.play(options.choose(rng), options.seat)
    return round


@pytest.mark.parametrize("id", GAMES)
def test_it_looks_the_same_to_the_viewer_and_is_dealt_from_the_same_cards(id) -> None:
    found = 0
    for seed in range(6):
        round = some_round(id, seed)
        if round.over:
            continue
        viewer = round.waiting_for()[0]
        other = another(round, viewer, random.Random(seed))
        if other is None:
            continue
        found += 1
        assert other.view(viewer) == round.view(viewer)
        assert other.options() == round.options()
        assert other.log.answers == round.log.answers
        assert Counter(other.log.shoe.order) == Counter(round.log.shoe.order)
    assert found or all(some_round(id, seed).over for seed in range(6))


def test_every_hidden_card_may_be_another() -> None:
    round = GAMES["texas-holdem@bclc"].random_round(1)
    seat, *_ = round.waiting_for()
    worlds = [another(round, seat, random.Random(number)) for number in range(30)]
    for place, card in hidden_cards(round, seat):
        at = round.holdings[place].cards.index(card)
        assert len({world.holdings[place].cards[at] for world in worlds}) > 10
    assert {tuple(world.holdings[seat].cards) for world in worlds} == {
        tuple(round.holdings[seat].cards)
    }


def test_the_public_knows_nobodys_cards() -> None:
    round = GAMES["omaha@bclc"].random_round(1)
    other = another(round, PUBLIC, random.Random(0))
    assert other.view(PUBLIC) == round.view(PUBLIC)
    assert any(other.holdings[s].cards != round.holdings[s].cards for s in round.numbers())


@pytest.mark.parametrize(
    ("id", "seed"), [("squeeze-midi-baccarat@bclc", 2140), ("full-baccarat@bclc", 340)]
)
def test_of_two_cards_alike_the_one_that_is_bent_is_known(id, seed) -> None:
    """A hand of six decks holds a card twice, and its first lies under somebody's thumbs."""
    check_round(GAMES[id], seed)
