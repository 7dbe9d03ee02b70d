"""A game against the bank by its facts: its spots, its limits, what a table of it posts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from houseway import games
from houseway.errors import BadInput, BadSetting, IllegalBet
from houseway.games.bclc.three_card_poker import ThreeCardPoker
from houseway.money import dollars
from houseway.play.banked.bank import Bank
from houseway.play.banked.banked_game import BankedGame
from houseway.wagers import Meter

BANKED = [game for game in games.catalogue().values() if isinstance(game, BankedGame)]
THREE_CARD = games.find("three-card-poker@bclc")


def test_a_spot_that_is_named_twice_is_refused_with_its_class() -> None:
    with pytest.raises(BadInput, match="Twice names a spot twice: ante, ante"):
        type("Twice", (ThreeCardPoker,), {"spots": (THREE_CARD.spots[0],) * 2})


def rides_along() -> list[tuple[BankedGame, str]]:
    """Spots beside another wager that are no copy of it, where the house banks."""
    every = ((game, spot) for game in BANKED if not game.covering for spot in game.spots)
    return [(game, spot.name) for game, spot in every if spot.needs and not spot.equals]


def test_a_bet_that_rides_along_may_be_a_cent_by_its_own_clause() -> None:
    assert rides_along()
    for game, name in rides_along():
        spot = next(each for each in game.spots if each.name == name)
        assert game.least_for(spot, {}, {}) == (1, spot.cite), game.id


def test_what_opens_a_round_or_equals_another_has_the_tables_minimum() -> None:
    others = [
        (game, spot)
        for game in BANKED
        for spot in game.spots
        if (game, spot.name) not in rides_along()
    ]
    assert any(spot.equals for _, spot in others)
    assert any(game.covering for game, _ in others)
    assert {game.least_for(spot, {}, {}) for game, spot in others} == {None}


def test_a_table_posts_the_least_and_the_most_of_a_wager() -> None:
    named = {each.name: each for each in THREE_CARD.settings}
    assert named["minimum"].required
    assert named["maximum"].required


def test_the_most_of_a_wager_is_no_less_than_the_least() -> None:
    assert THREE_CARD.read_settings({"minimum": 500, "maximum": 500})["maximum"] == 500
    with pytest.raises(BadSetting):
        THREE_CARD.read_settings({"minimum": 500, "maximum": 499})


def test_what_the_dealer_stakes_against_a_bank_is_to_be_said_where_the_banker_bet_nothing() -> None:
    game = games.find("three-card-baccarat@bclc")
    with pytest.raises(IllegalBet, match="seat 2 banks, and nobody said") as refused:
        game.banking.dealer_stake(Bank(2, dollars(100)), {"minimum": 1_000, "maximum": 50_000})
    assert str(refused.value.clause) == "bclc-baccarat/6/2.2.10"


def test_tables_on_one_meter_take_the_same_progressive_bet() -> None:
    meter = Meter(dollars(1_000), dollars(500), increment=20)
    assert THREE_CARD.feeds(meter) == {"meter": 100_000, "reseed": 50_000, "increment": 20}
    meter.bet = next(spot for spot in THREE_CARD.spots if not spot.metered)
    with pytest.raises(BadSetting, match="another progressive bet") as refused:
        THREE_CARD.feeds(meter)
    assert str(refused.value.clause) == "bclc-poker/15/3.1.1"


def test_who_banks_too_long_is_refused_by_the_rule_of_rounds_or_else_of_the_bank() -> None:
    covering = games.find("never-foldem@chico").covering
    third = Bank(2, dollars(100), turn=3)
    for rule, clause in ((covering, "type.1.s4"), (replace(covering, rounds_cite=None), "type.1")):
        with pytest.raises(IllegalBet, match="banks for the 3. time in a row") as refused:
            rule.check(third, {}, {})
        assert str(refused.value.clause) == f"chico/never-foldem/{clause}"
