"""The stakes of a table as a hand needs them."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.money import Cents
from houseway.play.pot.stakes import Seating

CLUB = games.find("texas-holdem@bcpc")
STUD = games.find("seven-card-stud@bclc")


@pytest.mark.parametrize(("players", "ante"), [(2, 100), (5, 100), (6, 200), (9, 200)], ids=str)
def test_with_five_or_fewer_the_big_blind_antes_half(players, ante) -> None:
    stakes = CLUB.stakes({"blinds": (100, 200), "chip": 100})
    assert stakes.blind_ante(players) == ante


def test_half_an_ante_is_rounded_up_to_a_chip() -> None:
    assert CLUB.stakes({"blinds": (100, 300), "chip": 100}).blind_ante(4) == 200


def test_without_an_ante_nobody_puts_one_in() -> None:
    assert CLUB.stakes({"blinds": (100, 200), "big_blind_ante": False}).blind_ante(9) == 0


def test_where_antes_go_in_there_are_no_blinds() -> None:
    forced = STUD.stakes({"limits": (200, 400), "ante": 50}).forced
    assert (forced.small_blind, forced.big_blind, forced.kill) == (0, 0, 0)
    assert (forced.ante, forced.bring_in) == (50, 200)


def test_a_button_is_drawn_for_only_where_it_is_said() -> None:
    assert not Seating({1: Cents(100)}, 1).drawn
    assert Seating({1: Cents(100)}, 1).fee == 0
