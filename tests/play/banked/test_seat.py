"""What a seat is offered in the middle of a round."""

from houseway import games
from houseway.cards import STANDARD, Shoe
from houseway.play import Layout, Stake


def test_a_later_bet_between_two_amounts_may_be_any_of_them() -> None:
    game = games.find("four-card-poker@bclc")
    round = game.round(Layout({1: {"ante": 500}}, stacks={1: 2_000}), Shoe(STANDARD), {})
    play = round.options().offers[-1]
    assert (play.least, play.most, play.step) == (500, 1_500, 1)
    round.play(Stake(501, "play"))
    assert [line.stake for line in round.settlement.lines if line.spot == "play"] == [501]
