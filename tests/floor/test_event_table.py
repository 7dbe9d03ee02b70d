"""A table of an event: seats and hands as the event gives them, and nothing by oneself."""

from __future__ import annotations

import json

import pytest

from houseway import games
from houseway.cards import STANDARD, Shoe
from houseway.errors import BadInput, IllegalSeat
from houseway.floor.event_table import EventHand, EventTable, pot_game
from houseway.floor.table import Seated
from houseway.money import Cents
from houseway.play.actions import FOLD
from houseway.play.pot.stakes import Seating

HOLDEM = games.find("texas-holdem@bcpc")
BORG = games.find("the-borg@bcpc")
BLINDS = {"blinds": (100, 200)}
CHIPS = Cents(10_000)


@pytest.fixture
def table() -> EventTable:
    """Nine chairs, and three players with ten thousand each."""
    table = EventTable(HOLDEM, HOLDEM.read_settings(BLINDS), chairs=9)
    table.give({seat: Seated(name, CHIPS) for seat, name in ((3, "Cid"), (1, "Ann"), (9, "Ida"))})
    return table


def hand(game=HOLDEM, seats=(1, 3, 9), chips=CHIPS, thrown=()) -> EventHand:
    return EventHand(game, BLINDS, Seating(dict.fromkeys(seats, chips), seats[-1], thrown=thrown))


def test_seats_are_given_in_order_and_pages_hear_of_it(table) -> None:
    assert [*table.seats] == [1, 3, 9]
    assert (table.seat_count, table.seats_each) == (9, 1)
    before = table.state
    table.give({2: Seated("Ann", CHIPS)})
    assert [*table.seats] == [2]
    assert table.state == before + 1


@pytest.mark.parametrize("seat", [0, 10])
def test_there_are_so_many_chairs_and_no_others(table, seat) -> None:
    with pytest.raises(IllegalSeat, match=f"there is no seat {seat}; this table has 1 to 9"):
        table.give({5: Seated("Bob", CHIPS), seat: Seated("Ann", CHIPS)})
    assert [*table.seats] == [1, 3, 9]


def test_a_hand_is_laid_and_then_dealt_once(table) -> None:
    assert table.can_deal() == "the event deals the next hand"
    table.lay(hand())
    assert table.can_deal() is None
    table.deal(Shoe(STANDARD))
    assert table.round.numbers() == [1, 3, 9]
    with pytest.raises(IllegalSeat, match="seats are given between hands"):
        table.give({})
    table.round.play(FOLD)
    table.round.play(FOLD)
    assert table.can_deal() == "the event deals the next hand"


@pytest.mark.parametrize(
    "laid", [hand(seats=(1, 2, 3)), hand(chips=Cents(9_999))], ids=["nobody there", "other chips"]
)
def test_nobody_is_dealt_chips_that_he_has_not(table, laid) -> None:
    with pytest.raises(IllegalSeat, match="has not the chips that the event deals to it"):
        table.lay(laid)
    assert table.can_deal()


def test_the_game_is_that_of_the_hand_and_so_are_its_dice(table) -> None:
    dice = (6, 5, 4, 3, 2, 1) * 2
    table.give({seat: Seated(name, CHIPS) for seat, name in ((1, "Ann"), (3, "Cid"))})
    table.lay(hand(BORG, (1, 3), thrown=dice))
    round = table.open_round(Shoe(STANDARD))
    assert (table.game, round.seating.thrown) == (BORG, dice)
    table.lay(hand(BORG, (1, 3), thrown=dice))
    assert table.open_round(Shoe(STANDARD), dice[::-1]).seating.thrown == dice[::-1]


def test_a_hand_is_written_down_and_read(table) -> None:
    written = json.loads(json.dumps(hand().to_json()))
    read = EventHand.from_json(written)
    assert (read.game, read.seating) == (HOLDEM, hand().seating)
    with pytest.raises(BadInput, match="an event deals games with a pot"):
        pot_game("three-card-poker@bclc")


def test_nobody_comes_buys_or_goes_by_himself(table) -> None:
    for act in (
        lambda: table.sit(4, "Bob", CHIPS),
        lambda: table.buy(1, CHIPS),
        lambda: table.leave(1),
    ):
        with pytest.raises(IllegalSeat, match="the event gives seats and chips"):
            act()
