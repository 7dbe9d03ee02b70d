"""What few games add: a game that cannot honour it is refused before anybody sits down."""

from __future__ import annotations

from dataclasses import replace

import pytest

from houseway import games
from houseway.errors import BadInput, BadSetting
from houseway.games.bclc import omaha, seven_card_stud, texas_holdem
from houseway.games.bcpc import badugi
from houseway.games.bcpc import omaha as club_omaha
from houseway.play.pot import Event, JackpotDrop, Kill, PotGame, SecondRun, Twists
from houseway.play.pot.streets import with_hole_cards

HOLDEM = texas_holdem.GAME


def names(game: PotGame) -> set[str]:
    return {setting.name for setting in game.settings}


def test_a_second_run_is_refused_to_a_sibling_that_is_dealt_in_another_way() -> None:
    with pytest.raises(BadInput, match="Hold'em, which is dealt in another way"):
        replace(HOLDEM, name="Four Cards", streets=with_hole_cards(HOLDEM.streets, 4))


def test_a_game_without_a_board_is_not_run_twice() -> None:
    run = replace(texas_holdem.SECOND_RUN, section=None)
    with pytest.raises(BadInput, match="run_twice"):
        replace(seven_card_stud.GAME, extras=(run,))


@pytest.mark.parametrize(
    ("game", "extra"),
    [
        (seven_card_stud.GAME, texas_holdem.KILL),  # nobody posts a blind
        (badugi.GAME, texas_holdem.DROP),  # the house takes nothing from the pot
        (omaha.GAME, club_omaha.GAME.adds(Event)),  # the button has nothing to choose
    ],
)
def test_an_extra_needs_what_it_acts_on(game, extra) -> None:
    with pytest.raises(BadInput, match=f"{game.name} cannot have {extra.named!r}"):
        replace(game, extras=(extra,))


def test_no_extra_is_added_twice() -> None:
    with pytest.raises(BadInput, match="the same extra twice"):
        replace(HOLDEM, extras=(texas_holdem.KILL, texas_holdem.KILL))


def test_a_switch_comes_and_goes_with_its_extra() -> None:
    assert {"run_twice", "kill", "jackpot_drop"} <= names(HOLDEM)
    plain = replace(HOLDEM, extras=())
    assert not {"run_twice", "run_twice_strict", "kill", "jackpot_drop"} & names(plain)
    with pytest.raises(BadInput, match="run_twice"):
        plain.stakes({"blinds": (100, 200), "run_twice": True})


@pytest.mark.parametrize("kind", [SecondRun, Kill, JackpotDrop, Twists, Event])
def test_few_games_have_it(kind) -> None:
    pot = [game for game in games.catalogue().values() if isinstance(game, PotGame)]
    having = [game for game in pot if game.adds(kind)]
    assert 0 < len(having) < len(pot) / 2


def test_in_an_event_the_button_chooses_how_many_cards_are_dealt() -> None:
    posted = {"blinds": (100, 200), "hole_cards": 5}
    assert club_omaha.GAME.stakes(posted)
    limit = {"limit": "limit", "limits": (200, 400)}
    with pytest.raises(BadSetting, match="outside its events is not played limit") as refused:
        club_omaha.GAME.stakes({**posted, **limit})
    assert refused.value.clause == club_omaha.GAME.cite
    there = {"event": "stomaha", **limit}
    with pytest.raises(BadSetting, match="for the button to choose") as refused:
        club_omaha.GAME.stakes({**posted, **there})
    assert str(refused.value.clause) == "bcpc/flop-games.omaha.s8"
