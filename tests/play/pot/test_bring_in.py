"""The forced bet of a stud opener: small or whole, as far as his chips go (Stomaha)."""

from __future__ import annotations

from houseway.cards import STANDARD, RiggedShoe, parse_cards
from houseway.games.bcpc import stud
from houseway.money import Cents
from houseway.play.actions import DECLINE, BringIn, RaiseTo
from houseway.play.happenings import Posted
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating


def opening(chips: int) -> PotRound:
    """Seat 1 shows the deuce and has so many chips; the bets are 200 and 400."""
    dealt = {1: "Kc Kd 2c", 2: "Qc Qd 9c", 3: "Jc Jd Tc"}
    shoe = RiggedShoe(STANDARD, {seat: parse_cards(cards) for seat, cards in dealt.items()})
    seating = Seating({1: Cents(chips), 2: Cents(10_000), 3: Cents(10_000)}, 3)
    round = stud.GAME.round(seating, shoe, {"blinds": (100, 200)})
    round.play(DECLINE)  # no twist
    assert round.options().seat == 1
    return round


def sizes(round: PotRound) -> list[tuple[type, int, int]]:
    return [(each.kind, each.least, each.most) for each in round.options().offers]


def test_a_small_bet_or_a_whole_one() -> None:
    assert sizes(opening(10_000)) == [(BringIn, 100, 100), (RaiseTo, 200, 200)]


def test_who_has_less_than_a_whole_one_bets_what_he_has() -> None:
    assert sizes(opening(150)) == [(BringIn, 100, 100), (RaiseTo, 150, 150)]


def test_who_has_just_the_small_one_or_less_has_no_choice() -> None:
    assert sizes(opening(100)) == [(BringIn, 100, 100)]
    assert sizes(opening(60)) == [(BringIn, 60, 60)]


def test_it_is_told_which_of_them_he_made() -> None:
    for act, words in ((BringIn(), "bring-in"), (RaiseTo(Cents(200)), "completes")):
        round = opening(10_000)
        round.play(act)
        posted = [each.what for each in round.happenings if isinstance(each, Posted)]
        assert posted[-1] == words
