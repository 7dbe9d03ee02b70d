"""Discard Inferno at the table: what the others see of a hand that is out."""

from houseway import games


def test_a_folded_hand_is_shown_as_folded() -> None:
    game = games.find("discard-inferno@bclc")
    rounds = map(game.random_round, range(50))
    round = next(each for each in rounds if each.options() and len(each.felt.seats) > 1)
    seat = round.options().seat
    round.play(round.options().offers[0].action())
    assert round.status_of(seat) == "folded"
