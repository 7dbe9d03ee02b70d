"""What players do beside betting: who is away, draws, and the dice of the Borg."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.money import Cents
from houseway.play.actions import CALL, CHECK, DECLINE, Call, Check, Choose, Draw, TurnDown
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating

CLUB = games.find("texas-holdem@bcpc")
BORG = games.find("the-borg@bcpc")
BLINDS = {"blinds": (100, 200)}


def stacks(players: int) -> dict[int, Cents]:
    return {seat: Cents(10_000) for seat in range(1, players + 1)}


def test_who_is_away_is_dealt_in_and_his_hand_is_dead() -> None:
    round = CLUB.round(Seating(stacks(4), 4, absent=frozenset({3, 4})), stakes=BLINDS)
    assert round.live == [1, 2]
    assert len(round.holdings[3].cards) == 2


def test_where_all_but_one_are_away_he_takes_the_pot() -> None:
    round = CLUB.round(Seating(stacks(3), 3, absent=frozenset({1, 3})), stakes=BLINDS)
    assert round.over
    assert round.live == [2]


def rolled(first: int) -> PotRound:
    """The Borg up to the first choice of whoever has rolled, with that roll."""
    seating = Seating(stacks(2), 2, thrown=(first, *[1] * 20))
    round = BORG.round(seating, stakes=BLINDS)
    round.play(Choose("dice"))
    while options := round.options():
        if any(each.kind is TurnDown for each in options.offers):
            break
        kinds = {each.kind for each in options.offers}
        round.play(CHECK if Check in kinds else CALL if Call in kinds else DECLINE)
    return round


@pytest.mark.parametrize(("die", "asked"), [(4, False), (5, True), (6, True)])
def test_a_five_or_a_six_turns_a_card_down(die, asked) -> None:
    assert bool(rolled(die).options()) is asked


@pytest.mark.parametrize("slug", ["2-7-triple-draw@bcpc", "badugi@bcpc", "sviten-special@bcpc"])
def test_a_draw_takes_as_many_cards_as_a_hand_has(slug) -> None:
    round = games.find(slug).round(Seating(stacks(3), 3), stakes=BLINDS)
    while not (options := round.options()).offer(Draw):
        kinds = {each.kind for each in options.offers}
        round.play(CHECK if Check in kinds else CALL if Call in kinds else DECLINE)
    offer = options.offer(Draw)
    assert (offer.least, offer.most) == (0, len(round.holdings[options.seat].cards))
