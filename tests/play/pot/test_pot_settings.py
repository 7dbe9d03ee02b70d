"""What a table of a pot game posts: what it must, what it may leave out, and how little."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.cards import STANDARD, Shoe
from houseway.errors import BadCards, BadSetting
from houseway.money import Cents
from houseway.play.pot.stakes import Seating
from houseway.play.settings import Setting

HOLDEM = games.find("texas-holdem@bclc")
STUD = games.find("seven-card-stud@bclc")
CLUB = games.find("texas-holdem@bcpc")
CALIFORNIA = games.find("texas-holdem@chico")


def posted(game) -> dict[str, Setting]:
    return {setting.name: setting for setting in game.settings}


@pytest.mark.parametrize(
    ("game", "needs"),
    [
        (HOLDEM, {"blinds", "minimum_buy_in"}),
        (STUD, {"ante", "limits", "minimum_buy_in"}),
        (CLUB, {"blinds", "minimum_buy_in"}),
    ],
    ids=["holdem", "stud", "club"],
)
def test_a_table_does_not_open_without(game, needs) -> None:
    assert {name for name, each in posted(game).items() if each.required} == needs


@pytest.mark.parametrize(
    ("game", "name", "least"),
    [
        *((HOLDEM, name, 1) for name in ("blinds", "limits", "maximum_buy_in", "max_bet", "chip")),
        *((HOLDEM, name, 0) for name in ("rake", "rake_cap", "jackpot_drop")),
        *((STUD, name, 1) for name in ("ante", "limits", "bring_in")),
        (CLUB, "players_left", 2),
    ],
    ids=lambda each: getattr(each, "id", str(each)),
)
def test_the_least_that_may_be_posted(game, name, least) -> None:
    assert posted(game)[name].least == least


def test_what_is_not_said_is_as_most_tables_have_it() -> None:
    given = {"limit": "no-limit", "rake": 0, "jackpot_drop": 0, "chip": 100, "chop": True}
    given |= {"cap_counts_all_in": True, "new_player_must_post": True, "tournament": False}
    assert {name: posted(HOLDEM)[name].default for name in given} == given
    assert posted(CALIFORNIA)["over_blinds"].default is True
    assert posted(CLUB)["big_blind_ante"].default is True


def test_only_where_somebody_may_straddle_a_table_says_that_nobody_does() -> None:
    assert "tournament" in posted(HOLDEM)
    assert "tournament" not in posted(CALIFORNIA)


def test_blinds_measure_antes_where_the_button_alone_antes() -> None:
    assert "blinds" in posted(games.find("stud@bcpc"))
    assert "ante" not in posted(games.find("stud@bcpc"))


def test_where_there_is_a_flop_a_hand_without_one_is_not_raked_unless_a_table_says_so() -> None:
    assert posted(HOLDEM)["no_flop_no_drop"].default is True
    assert "no_flop_no_drop" not in posted(STUD)


def test_a_shoe_of_another_deck_is_not_dealt_from() -> None:
    seating = Seating({1: Cents(10_000), 2: Cents(10_000)}, 1)
    with pytest.raises(BadCards, match="2 times"):
        HOLDEM.round(seating, Shoe(STANDARD * 2), {"blinds": (100, 200)})


def test_the_most_to_sit_down_with_is_no_less_than_the_least() -> None:
    with pytest.raises(BadSetting, match="maximum_buy_in"):
        HOLDEM.read_settings(
            {"blinds": (100, 200), "minimum_buy_in": 20_000, "maximum_buy_in": 10_000}
        )


# Where cards lie, and who needs a button


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("texas-holdem@bclc", ("board",)),
        ("seven-card-stud@bclc", ("community",)),
        ("stud@bcpc", ()),
    ],
)
def test_the_places_of_cards_that_are_nobodys_own(game, places) -> None:
    assert games.find(game).table_places == places


def test_blinds_need_a_button_and_stud_from_the_dealers_left_does_not() -> None:
    assert HOLDEM.needs_button
    assert not STUD.needs_button
    assert games.find("mandarin-five-card-stud@bclc").needs_button


def test_the_most_cards_that_a_hand_uses() -> None:
    """Two each, three burned, five on the board; seven each in stud."""
    assert HOLDEM.most_cards(11) == 2 * 11 + 3 + 5
    assert STUD.most_cards(2) - STUD.most_cards(1) == 7
