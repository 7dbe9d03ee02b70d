"""The cards at a table: a shoe is dealt down to its cut card, or shuffled before every round."""

import random

import pytest

from houseway import games
from houseway.floor import open_table
from houseway.floor.shoes import Shoes, lasts

MINI = games.find("mini-baccarat@bclc")
HOLD_EM = games.find("texas-holdem@bclc")


@pytest.fixture
def settings():
    return open_table(MINI, {"minimum": 500, "maximum": 50_000}).settings


def test_a_shoe_lasts_until_its_cut_card_is_out(settings) -> None:
    behind = MINI.cut_card(settings)
    assert [lasts(MINI, settings, behind + more) for more in (1, 0, -1)] == [True, False, False]


def test_what_is_left_of_a_shoe_is_dealt_on(settings) -> None:
    shoes = Shoes(MINI, settings, random.Random(1))
    first = shoes.next()
    whole = len(first)
    first.deal(("player",) * 6)
    assert len(shoes.next()) == whole - 6


def test_behind_the_cut_card_it_is_shuffled_anew(settings) -> None:
    shoes = Shoes(MINI, settings, random.Random(1))
    first = shoes.next()
    whole = len(first)
    first.deal(("player",) * (whole - MINI.cut_card(settings)))
    assert len(shoes.next()) == whole


def test_without_a_cut_card_every_round_has_a_fresh_shuffle() -> None:
    shoes = Shoes(HOLD_EM, {}, random.Random(1))
    assert not lasts(HOLD_EM, {}, 52)
    first = shoes.next()
    first.deal((1, 2))
    assert len(shoes.next()) == 52
