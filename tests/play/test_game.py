"""What a game says of itself, for lobbies and felts."""

from types import SimpleNamespace

from houseway import games
from houseway.play.game import Game

THREE_CARD = games.find("three-card-poker@bclc")


def test_the_first_line_of_its_docstring_is_its_summary() -> None:
    assert THREE_CARD.summary == THREE_CARD.__doc__.splitlines()[0]
    told = Game.summary.fget
    assert told(SimpleNamespace(__doc__="One.\n\nTwo.", name="Game")) == "One."
    assert told(SimpleNamespace(__doc__=None, name="Game")) == "Game"


def test_spots_are_told_with_what_they_go_with() -> None:
    spots = {spot["name"]: spot for spot in THREE_CARD.facts()["spots"]}
    assert spots["ante"] == {
        "name": "ante",
        "label": "Ante",
        "clause": "bclc-poker/6/2.1.1",
        "opening": True,
        "tip": True,
        "needs": [],
        "excludes": [],
        "equals": None,
        "exactly": None,
    }
    assert not spots["play"]["opening"]
    assert spots["pair_plus"]["needs"] or spots["pair_plus"]["opening"]
    assert {
        spot["equals"] for spot in games.find("ultimate-texas-holdem@bclc").facts()["spots"]
    } >= {"ante"}


def test_a_pay_table_is_headed_by_its_spot_or_by_its_bonus() -> None:
    title = games.find("three-card-poker@chico")._title
    assert [title("pair_plus"), title("ante_bonus")] == ["Pair Plus", "Ante bonus"]


def test_nobody_bets_for_the_dealer_where_a_game_does_not_say_so() -> None:
    assert not Game.takes_tip(THREE_CARD, THREE_CARD.spots[0])


def test_a_game_and_its_pay_tables_are_told_with_their_clauses() -> None:
    told = THREE_CARD.facts()
    assert (told["rulebook"], told["clause"]) == ("bclc-poker", "bclc-poker/6/1.1")
    tables = {table["spot"]: table["clause"] for table in told["pay_tables"]}
    assert tables["ante_bonus"] == "bclc-poker/6/5.8.table"
    assert tables["progressive"] == "bclc-poker/15/6.2.table"
