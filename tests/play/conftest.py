"""Hands of hold'em, opened with a line."""

import pytest

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.play.pot.stakes import Post, Seating


@pytest.fixture
def hold_em():
    """Open a hand: stacks by seat, and whatever else differs from a plain no-limit table."""

    def opened(stacks, *, button=1, posts=(), cards=None, small=None, big=None, **settings):
        game = games.find("texas-holdem@bclc")
        stakes = game.stakes({"blinds": (100, 200), **settings})
        seating = Seating(stacks, button, tuple(Post(*post) for post in posts), small, big)
        written = {place: parse_cards(text) for place, text in (cards or {}).items()}
        return game.round(seating, RiggedShoe(game.deck, written), stakes)

    return opened
