"""Other stakes are posted at a table that is open, between rounds."""

import random

import pytest

from houseway import games
from houseway.cards import Shoe, shuffled
from houseway.errors import IllegalBet
from houseway.floor import open_table

HOLDEM = {"limit": "limit", "limits": (400, 800), "blinds": (200, 400), "minimum_buy_in": 4_000}


def opened(id: str, posted):
    """A table with Ann in seat 1 and Bob in seat 4."""
    table = open_table(games.find(id), posted)
    table.sit(1, "Ann", 50_000)
    table.sit(4, "Bob", 50_000)
    return table


def restake(table, posted) -> None:
    table.restake(table.game, table.game.read_settings(posted, complete=True))


def deal(table) -> None:
    pack = table.game.deck_for(table.settings)
    table.deal(Shoe(shuffled(pack, random.Random(1))))


def test_the_next_hand_is_played_for_the_new_stakes() -> None:
    table = opened("texas-holdem@bclc", {**HOLDEM, "kill": "full"})
    restake(table, {**HOLDEM, "limits": (1000, 2000), "blinds": (500, 1000)})
    assert (table.stakes.limits.bets, table.kill) == ((1000, 2000), None)
    deal(table)
    assert table.settings["blinds"] == (500, 1000)
    assert sum(table.round.chips.put.values()) == 1500
    assert table.round.options().offers[-1].least == 2000


def test_what_was_laid_for_the_next_round_is_taken_back() -> None:
    table = opened("three-card-poker@bclc", {"minimum": 500, "maximum": 50_000})
    table.bet(1, {"ante": 500})
    before = table.state
    restake(table, {"minimum": 1_000, "maximum": 50_000})
    assert table.seats[1].bets == {}
    assert table.state > before
    with pytest.raises(IllegalBet, match=r"10\.00"):
        table.bet(1, {"ante": 500})


def test_stakes_stay_as_they_are_while_a_round_is_played() -> None:
    table = opened("texas-holdem@bclc", HOLDEM)
    deal(table)
    with pytest.raises(IllegalBet, match="changed when it is over"):
        restake(table, {**HOLDEM, "limits": (1000, 2000), "blinds": (500, 1000)})
    assert table.settings["blinds"] == (200, 400)
