"""Verbs of moves as people write them."""

from __future__ import annotations

import pytest

from houseway.errors import BadScenario
from houseway.formats.scenarios.verbs import plain, refuse_misspelt


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Raises to 40", "raise to 40"),
        ("raise 40", "raise to 40"),
        ("raise to $40", "raise to $40"),
        ("FOLDS", "fold"),
        ("takes back", "take back"),
        ("Sets Kd Kc 8s 6c 2h / Ad 5h", "set Kd Kc 8s 6c 2h / Ad 5h"),
        ("goes all-in", "all in"),
        ("Allin", "all in"),
        ("bring-in", "bring in"),
        ("draw 0", "pat"),
        ("house way", "house way"),
        ("bonus 5", "bonus 5"),
    ],
)
def test_verbs_are_read_as_they_are_spoken(written: str, meant: str) -> None:
    assert plain(written) == meant


@pytest.mark.parametrize(
    ("written", "meant"), [("riase to 40", "raise"), ("plya", "play"), ("chekc", "check")]
)
def test_a_misspelt_verb_is_no_move_that_could_be_refused(written: str, meant: str) -> None:
    with pytest.raises(BadScenario, match=f"{written!r} is no move; perhaps {meant!r}"):
        refuse_misspelt(written, written.partition(" ")[0])


@pytest.mark.parametrize("written", ["rebuy 100", "change ante 20", "withdraw", "turn 10"])
def test_what_no_game_has_is_left_to_the_house_to_refuse(written: str) -> None:
    refuse_misspelt(written, written.partition(" ")[0])
