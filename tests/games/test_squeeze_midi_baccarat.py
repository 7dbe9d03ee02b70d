"""Squeeze baccarat: whoever has the cards bends the next one over, and looks before the others."""

import pytest

from houseway import games
from houseway.games.bclc.squeeze_midi_baccarat import SqueezeMidiBaccarat
from houseway.play.view import PUBLIC

GAMES = [id for id, each in games.catalogue().items() if isinstance(each, SqueezeMidiBaccarat)]


def peeking(round) -> list:
    """Who looks at a card that the others do not see yet."""
    viewers = (*round.layout.bets, PUBLIC)
    return [each for each in viewers if any(hand.peek for hand in round.view(each).places)]


@pytest.mark.parametrize("id", GAMES)
def test_only_who_is_asked_to_turn_a_card_over_looks_at_it(id) -> None:
    turned = 0
    for seed in range(30):
        round = games.find(id).random_round(seed)
        while options := round.options():
            faces = options.offers[0].kind.__name__ == "Face"
            assert peeking(round) == [options.seat] * faces, f"seed {seed}"
            turned += faces
            round.play(options.offers[0].action())
        assert peeking(round) == []
    assert turned > 20
