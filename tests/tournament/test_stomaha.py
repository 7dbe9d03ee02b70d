"""Gamecards and rounds of the Stomaha Masters: what its scenarios leave open."""

import pytest

from houseway import games, houses
from houseway.errors import Illegal, IllegalSeat
from houseway.play.pot import PotGame
from houseway.tournament import Event, Setup, Standing, Structure, acts
from houseway.tournament.night.hand.rotation import button_of, hands_left

GAMECARDS = houses.find("bcpc").night.format("stomaha").gamecards


def event(**tables: str) -> Event:
    setup = Setup(
        house="bcpc", event="stomaha", gamecards=True, structure=Structure(big_blind_ante=False)
    )
    rows = {
        name: tuple("" if who == "-" else who for who in row.split())
        for name, row in tables.items()
    }
    return Event(setup, Standing(tables=rows))


def test_every_gamecard_is_a_game_of_the_club_for_six() -> None:
    for card in GAMECARDS:
        game = games.find(f"{card}@bcpc")
        assert isinstance(game, PotGame)
        seats = game.event.seats if game.event else game.seats
        assert seats == 6


def test_a_table_plays_every_game_before_one_comes_again() -> None:
    night = event(A="Ann Bob")
    played = []
    for _ in range(24):
        night.apply(acts.DrawGame("A"))
        played.append(night.tables["A"].rotation.game)
        night.apply(acts.Finish("A"))
        night.apply(acts.Finish("A"))
    assert sorted(played[:12]) == sorted(played[12:]) == sorted(GAMECARDS)


def test_the_button_of_a_player_who_goes_out_is_passed_on() -> None:
    night = event(A="Ann Bob Cid Dee")
    night.apply(acts.DrawGame("A", ("omaha",)))
    night.apply(acts.Finish("A", "Bob", ("Ann",)))
    assert hands_left(night.tables["A"]) == 3
    assert button_of(night.room, night.tables["A"]) == 2


def test_a_merged_table_has_six_seats_at_most() -> None:
    night = event(A="Ann Bob Cid Dee", B="Eve Fay Gil")
    with pytest.raises(IllegalSeat, match="3 players of table B, and 2 chairs"):
        night.apply(acts.Break("B"))


def test_players_of_a_broken_table_go_where_there_is_most_room() -> None:
    night = event(A="Ann Bob Cid Dee Eve", B="Fay Gil", C="- - - Hal")
    night.apply(acts.Break("C"))
    assert str(night.players["Hal"].chair) == "B 3"
    assert "C" not in night.tables


def test_a_gamecard_that_does_not_exist_is_not_drawn() -> None:
    night = event(A="Ann Bob")
    with pytest.raises(Illegal, match="texas-holdem cannot be drawn"):
        night.apply(acts.DrawGame("A", ("texas-holdem",)))
    assert len(night.tables["A"].rotation.pile) == 12


@pytest.mark.parametrize(
    ("card", "posts"), [("omaha", {"Bob": 25, "Cid": 50}), ("razz", {"Ann": 100})]
)
def test_stud_games_have_the_buttons_ante_in_place_of_blinds(card, posts) -> None:
    night = event(A="Ann Bob Cid")
    night.apply(acts.DrawGame("A", (card,)))
    night.apply(acts.Deal("A"))
    assert dict(night.tables["A"].hand.bets) == posts


def test_without_gamecards_at_the_desk_none_are_asked_for() -> None:
    night = Event(Setup(house="bcpc", event="stomaha"), Standing(tables={"A": ("Ann", "Bob")}))
    night.apply(acts.Deal("A"))
    with pytest.raises(Illegal, match="nobody keeps them"):
        night.apply(acts.DrawGame("A"))
