"""Over-blinds that wait for one card each: who is asked, and for how much."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.money import Cents
from houseway.play.actions import DECLINE, Decline, Fold, OverBlind
from houseway.play.pot import PotGame
from houseway.play.pot.pot_round import PotRound
from houseway.play.pot.stakes import Seating

LATE = [
    game
    for game in games.catalogue().values()
    if isinstance(game, PotGame) and game.blinds and game.blinds.over_late
]


def hand(game: PotGame, *stacks: int, **settings) -> PotRound:
    """The last seat has the button; the blinds are 100 and 200."""
    seating = Seating({seat: Cents(each) for seat, each in enumerate(stacks, 1)}, len(stacks))
    return game.round(seating, stakes={"blinds": (100, 200), "over_blinds": True, **settings})


def window(round: PotRound) -> list[tuple[int, int, int]]:
    """Whoever is asked in turn, and the least and the most of it, where everybody declines."""
    asked = []
    while (options := round.options()) and options.offers[-1].kind is Decline:
        offer = options.offer(OverBlind)
        assert {each.cite for each in options.offers} == {round.game.blinds.over_late}
        asked.append((options.seat, offer.least, offer.most))
        round.play(DECLINE)
    return asked


def test_some_games_deal_one_card_first() -> None:
    assert LATE


@pytest.mark.parametrize("game", LATE[:1], ids=lambda game: game.id)
class TestWindow:
    def test_everybody_is_asked_once_from_the_left_of_the_big_blind(self, game) -> None:
        asked = window(hand(game, 5_000, 5_000, 5_000, 5_000))
        assert asked == [(seat, 400, 5_000) for seat in (3, 4, 1, 2)]

    def test_who_has_just_the_double_is_asked_and_who_has_less_is_not(self, game) -> None:
        asked = window(hand(game, 5_000, 5_000, 400, 399))
        assert asked == [(3, 400, 400), (1, 400, 5_000), (2, 400, 5_000)]

    def test_it_is_no_more_than_the_house_takes(self, game) -> None:
        asked = window(hand(game, 5_000, 5_000, 5_000, 5_000, max_bet=1_000))
        assert {most for _, _, most in asked} == {1_000}

    def test_nobody_is_asked_with_nobody_left_to_call(self, game) -> None:
        """Of two players one is all in by his blind."""
        round = hand(game, 5_000, 5_000, 100)
        assert window(round)
        alone = hand(game, 100, 5_000)
        assert window(alone) == []

    def test_two_who_can_bet_are_asked(self, game) -> None:
        assert len(window(hand(game, 5_000, 5_000))) == 2

    def test_who_posts_more_is_gone_over_in_turn_and_never_by_himself(self, game) -> None:
        round = hand(game, 5_000, 5_000, 5_000, 5_000)
        round.play(OverBlind(Cents(400)))
        assert window(round) == [(seat, 800, 5_000) for seat in (4, 1, 2)]
        assert round.options().offers[0].kind is Fold
        assert round.posts.over_blinds == {3: 400}
