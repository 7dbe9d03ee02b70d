"""A round that is keyed card by card says which cards it waits for."""

import pytest

from houseway import games
from houseway.cards import KeyedShoe, parse_cards
from houseway.errors import BadCards
from houseway.play import Layout
from houseway.play.actions import HouseWay
from houseway.play.unseen import short_of


def keyed(id: str, spot: str):
    """A round of two seats of which no card has been keyed yet."""
    game = games.find(id)
    settings = game.read_settings({})
    shoe = KeyedShoe(game.deck_for(settings), {}, waits=True)
    return game.round(Layout({1: {spot: 500}, 2: {spot: 500}}), shoe, settings)


def numbers(round, place) -> tuple[int, ...]:
    return tuple(card.number for card in round.holdings[place].cards)


def test_the_house_way_of_a_hand_waits_for_that_hand() -> None:
    round = keyed("pai-gow-poker@bclc", "base")
    for seat in (1, 2):
        round.play(HouseWay(), seat)
    assert round.wants in [numbers(round, place) for place in (1, 2, "dealer")]
    assert not round.over


def test_where_nobody_says_which_card_it_is_what_lies_open_or_else_all_in_play() -> None:
    round = keyed("three-card-poker@bclc", "ante")
    every = sorted(n for place in (1, 2, "dealer") for n in numbers(round, place))
    empty = BadCards("the shoe is empty")
    assert short_of(round, empty) == tuple(every)
    round.holdings["dealer"].up = True
    assert short_of(round, empty) == numbers(round, "dealer")


def test_where_every_card_is_known_no_card_is_waited_for() -> None:
    cards = {"1": "As Kd Qc", "2": "2s 3d 4c", "dealer": "9s 9d 9c"}
    round = keyed("three-card-poker@bclc", "ante")
    for place, held in round.holdings.items():
        held.cards = parse_cards(cards[str(place)])
    with pytest.raises(BadCards, match="the shoe is empty"):
        short_of(round, BadCards("the shoe is empty"))
