"""Chips of a live night: a denomination goes, odd ones are raced for, and all are accounted for."""

import pytest

from houseway.cards import parse_cards
from houseway.errors import BadInput, BadSetting, Illegal
from houseway.tournament import Event, Sealed, Setup, Standing, acts
from houseway.tournament.chip_set import serves, starting_stack
from houseway.tournament.night.chips import to_race


def night(**stacks: int) -> Event:
    held = {"Ann": 5000, "Bob": 5000, "Cid": 5000, "Dee": 5000, **stacks}
    standing = Standing(tables={"A": ("Ann", "", "Bob", "Cid", "Dee")}, stacks=held)
    event = Event(Setup(house="bcpc"), standing)
    event.apply(acts.ColourUp(25, 100))
    return event


def test_a_race_is_drawn_seat_by_seat_and_shown() -> None:
    event = night()
    assert to_race(event.room) == ("A",)
    odd = ("Dee 1", "Ann 3", "Cid 2")
    cards = ("4d", "Kc", "2s", "Ks", "9h", "Kd")  # three for seat 1, two for 4, one for 5
    event.apply(acts.RaceOff("A", odd, drawn=cards))
    (raced,) = event.room.state.tonight.rack.races
    assert raced.cards == {"Ann": "4d Kc 2s", "Cid": "Ks 9h", "Dee": "Kd"}
    assert (raced.won, raced.spared, raced.change) == (("Cid", "Dee"), (), 50)
    stacks = {name: each.stack for name, each in event.players.items()}
    assert stacks == {"Ann": 4925, "Bob": 5000, "Cid": 5050, "Dee": 5075}
    assert event.in_play == sum(stacks.values()) == 20_050
    assert to_race(event.room) == ()
    with pytest.raises(Illegal, match="table A has raced its 25s off"):
        event.apply(acts.RaceOff("A"))
    event.undo()
    assert (event.in_play, to_race(event.room)) == (20_000, ("A",))


def test_the_computer_deals_the_cards_of_a_race() -> None:
    event = night()
    logged = event.apply(acts.RaceOff("A", ("Ann 3", "Bob 1")), draw=Sealed(b"known"))
    dealt = logged.act.drawn  # type: ignore[attr-defined]
    assert len(set(dealt)) == 4
    (raced,) = event.room.state.tonight.rack.races
    best = max(parse_cards(" ".join(dealt)), key=lambda card: (card.rank, card.suit or 0))
    assert raced.won == ("Ann",) if str(best) in raced.cards["Ann"] else ("Bob",)


@pytest.mark.parametrize("told", [{}, {"last": ("Dee",)}])
def test_nobody_is_raced_out(told: dict) -> None:
    event = night(Dee=25 if not told else 5000)
    event.apply(acts.RaceOff("A", ("Ann 3", "Dee 1"), drawn=("As", "2c", "3c", "2d"), **told))
    (raced,) = event.room.state.tonight.rack.races
    assert (raced.won, raced.spared) == (("Ann",), ("Dee",))
    assert event.players["Dee"].stack == (100 if not told else 5075)
    assert event.in_play == sum(each.stack for each in event.players.values())


def test_the_smallest_chip_rounds_the_half_ante() -> None:
    event = night()
    event.apply(acts.Announce(5))  # 150/300
    event.apply(acts.Deal("A"))
    assert event.tables["A"].hand.ante == 200  # type: ignore[union-attr]


def test_chips_found_later_are_changed_or_go() -> None:
    event = night()
    event.apply(acts.FindChips("Ann", 7))
    assert (event.players["Ann"].stack, event.in_play) == (4925, 19_925)
    event.apply(acts.FindChips("Bob", 3, last=True))
    assert event.players["Bob"].stack == 5025  # one of the lowest, for the last
    assert event.room.state.tonight.rack.changes == {"found after a race": -75 + 25}


@pytest.mark.parametrize(
    ("act", "words"),
    [
        (acts.ColourUp(25, 500), "chips of 25 cannot go; the smallest in play are 100"),
        (acts.ColourUp(100, 100), "raced for bigger ones, not for 100"),
        (acts.RaceOff("A", ("Zed 1",)), "'Zed 1' is no player of table A"),
        (acts.RaceOff("A", ("Ann 4",)), "Ann has 4 odd chips; 4 or more are changed first"),
        (acts.RaceOff("A", ("Ann 1",), last=("Bob",)), "Bob has no odd chips to lose"),
        (acts.RaceOff("A", ("Ann 1", "Bob 1", "Cid 1"), drawn=("As", "As")), "As cannot be drawn"),
        (acts.FindChips("Ann", 0), "0 chips of a value that went out"),
        (acts.AdjustChips("Ann", 25, " "), "for a reason"),
    ],
)
def test_what_cannot_be_done_with_chips_is_said_in_a_line(act: acts.Act, words: str) -> None:
    event = night()
    before = event.as_it_stands()
    with pytest.raises((BadInput, Illegal), match=words):
        event.apply(act)
    assert event.as_it_stands() == before


def test_no_race_before_it_is_said_which_chips_go_or_in_a_hand() -> None:
    event = Event(Setup(house="bcpc"), Standing(tables={"A": ("Ann", "Bob")}))
    with pytest.raises(Illegal, match="say which do first"):
        event.apply(acts.RaceOff("A"))
    event.apply(acts.ColourUp(25, 100))
    event.apply(acts.Deal("A"))
    with pytest.raises(Illegal, match="a hand is being played"):
        event.apply(acts.RaceOff("A"))


# What a set serves

SET = {25: 300, 100: 300, 500: 120, 1000: 200}


def test_a_set_of_chips_serves_so_many() -> None:
    most = serves(SET, 10_000)
    stack = starting_stack(SET, 10_000, most)
    assert stack is not None
    assert sum(value * number for value, number in stack.items()) == 10_000
    assert all(number * most <= SET[value] for value, number in stack.items())
    assert starting_stack(SET, 10_000, most + 1) is None
    assert most == 28  # at 29 there are six thousands each, and 750 is missing


def test_a_stack_has_many_small_chips() -> None:
    assert starting_stack(SET, 10_000, 10) == {25: 12, 100: 12, 500: 11, 1000: 3}


def test_a_set_that_makes_no_such_stack_serves_nobody() -> None:
    assert serves({100: 500}, 1_050) == 0
    with pytest.raises(BadSetting, match="chips of 0"):
        Setup(house="bcpc", chip_set={0: 5})
