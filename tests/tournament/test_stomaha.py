"""The Stomaha Masters: what its scenarios leave open."""

import pytest

from houseway import games
from houseway.errors import IllegalAction, IllegalSeat
from houseway.money import dollars
from houseway.play.pot import PotGame
from houseway.tournament import GAMECARDS, Gamecards, Level, Stomaha, StomahaTable


def test_every_gamecard_is_a_game_of_the_club_for_six() -> None:
    for card in GAMECARDS:
        game = games.find(f"{card}@bcpc")
        assert isinstance(game, PotGame)
        seats = game.event.seats if game.event else game.seats
        assert seats == 6


def test_a_table_plays_every_game_before_one_comes_again() -> None:
    table = StomahaTable([1, 2])
    played = []
    for _ in range(24):
        table.draw(table.cards.to_draw_from()[0])
        played.append(table.game)
        table.ends()
        table.ends()
    assert sorted(played[:12]) == sorted(played[12:]) == sorted(GAMECARDS)


def test_the_button_of_a_player_who_goes_out_moves_on() -> None:
    table = StomahaTable([1, 2, 3], button=2)
    table.draw("razz")
    table.ends(out=[2])
    assert table.button == 3
    assert table.hands_left == 2


def test_a_merged_table_has_six_seats_at_most() -> None:
    event = Stomaha(tables={"A": StomahaTable([1, 2, 3, 4]), "B": StomahaTable([1, 2, 3])})
    with pytest.raises(IllegalSeat, match="six at a table"):
        event.merges("B", into="A")


def test_players_of_a_broken_table_go_where_there_is_room() -> None:
    tables = {"A": StomahaTable([1, 2, 3, 4, 5]), "B": StomahaTable([1, 2]), "C": StomahaTable([4])}
    event = Stomaha(tables=tables)
    event.breaks("C")
    assert event.tables["B"].seats == [1, 2, 3]
    assert "C" not in event.tables


def test_a_gamecard_that_does_not_exist_is_not_drawn() -> None:
    cards = Gamecards()
    with pytest.raises(IllegalAction, match="cannot be drawn"):
        cards.draw("texas-holdem")
    assert len(cards.pile) == 12


def test_the_last_level_goes_on() -> None:
    levels = [Level(dollars(50), dollars(100)), Level(dollars(100), dollars(200))]
    event = Stomaha(minute=500, levels=levels, tables={"A": StomahaTable([1, 2])})
    assert event.limits("A") == (dollars(200), dollars(400))


def test_who_has_not_entered_cannot_rebuy() -> None:
    with pytest.raises(IllegalSeat, match="has not entered"):
        Stomaha().rebuys_in("Ann")
    event = Stomaha()
    event.enters("Ann")
    with pytest.raises(IllegalSeat, match="has entered"):
        event.enters("Ann")
