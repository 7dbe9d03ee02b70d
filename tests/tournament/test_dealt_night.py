"""A whole event with cards: every game of the club, to the last chip."""

import random
from dataclasses import replace

import pytest

from houseway.floor import bot
from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, Structure, acts
from houseway.tournament.dealt_night import DealtNight

LEVELS = ((100, 200), (200, 400), (500, 1000), (1000, 2000), (3000, 6000), (8000, 16000))
FAST = Structure(levels=LEVELS, minutes=12)
PLAIN = replace(FAST, big_blind_ante=False)


def night(setup: Setup, players: int, seed: int = 1, *, again: bool = False) -> Event:
    event, rng = Event(setup), random.Random(seed)
    for at in range(players):
        event.apply(acts.Enter(f"P{at}"))
    judge = lambda who, hand, stream: bot.answer(hand, stream)  # noqa: E731
    DealtNight(event, judge, rng, Sealed(bytes([seed])), lambda who: again).play()
    return event


@pytest.mark.parametrize(
    ("setup", "players"),
    [
        (Setup(house="bcpc", event="league", structure=FAST), 20),
        (Setup(house="bcpc", event="ho-ho-homaha", game="omaha", structure=FAST), 12),
        (Setup(house="bcpc", event="heads-up", seats=2, structure=FAST), 6),
        (Setup(house="bcpc", event="stomaha", gamecards=True, structure=PLAIN), 13),
    ],
    ids=lambda each: each.event if isinstance(each, Setup) else "",
)
def test_an_event_is_played_to_the_last_chip(setup: Setup, players: int) -> None:
    event = night(setup, players)
    assert sorted(event.places.values()) == list(range(1, players + 1))
    winner = next(iter(event.places))
    assert event.players[winner].stack == event.in_play == players * setup.chips
    assert Event.from_json(event.to_json()).as_it_stands() == event.as_it_stands()


def test_all_twelve_gamecards_can_be_dealt() -> None:
    setup = Setup(house="bcpc", event="stomaha", gamecards=True, structure=PLAIN)
    drawn = {
        card
        for seed in range(6)
        for logged in night(setup, 18, seed).log
        if isinstance(logged.act, acts.DrawGame)
        for card in logged.act.drawn
    }
    assert drawn == set(setup.format.gamecards)


def test_who_is_out_buys_in_again_while_it_is_allowed() -> None:
    setup = Setup(
        house="bcpc", event="stomaha", gamecards=True, structure=PLAIN, percent=("65", "35")
    )
    event = night(setup, 8, again=True)
    again = sum(player.entries - 1 for player in event.players.values())
    assert again > 0
    assert event.in_play == (8 + again) * setup.chips
    assert event.pool == (8 + again) * 20_00 - 8 * 2_00  # a tenth of each first entry


def test_heads_are_on_those_who_come_through_the_door() -> None:
    setup = Setup(
        house="bcpc", event="sizzler", buy_in=Cents(20_00), head=Cents(10_00), structure=FAST
    )
    event = night(setup, 9)
    assert sum(event.bounties.values()) == 9 * 10_00
