"""The button chooses a twist before the cards: who is asked, and by which clause (Stomaha)."""

from __future__ import annotations

from houseway import games
from houseway.money import Cents
from houseway.play.actions import DECLINE, Choose, Decline
from houseway.play.happenings import Said
from houseway.play.pot import Twists
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating

PINEAPPLE = games.find("pineapple@bcpc")
BLINDS = {"blinds": (100, 200)}


def hand(button: int) -> PotRound:
    seating = Seating({seat: Cents(10_000) for seat in (1, 2, 3, 4)}, button)
    return PINEAPPLE.round(seating, stakes=BLINDS)


def test_the_button_is_asked_by_the_clause_of_each_twist() -> None:
    added = PINEAPPLE.adds(Twists)
    options = hand(button=2).options()
    assert options.seat == 2
    declining, *choices = options.offers
    assert (declining.kind, declining.cite) == (Decline, added.cite)
    named = {name: each.cite for each in added.each for name in each.names}
    assert {each.spot: each.cite for each in choices} == named
    assert {each.kind for each in choices} == {Choose}


def test_what_he_chooses_is_said_of_his_seat() -> None:
    round = hand(button=3)
    round.play(Choose("lake"))
    assert round.twist == "lake"
    said = [each.words for each in round.happenings if isinstance(each, Said)]
    assert "Seat 3 plays lake" in said


def test_at_a_dead_button_nobody_is_asked() -> None:
    assert hand(button=5).options().seat != 5
    asked = hand(button=4)
    asked.play(DECLINE)
    assert asked.options().offers == hand(button=5).options().offers
