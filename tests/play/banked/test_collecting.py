"""Flat fees at a table: who pays, from which chips, and what they leave to bet with."""

from __future__ import annotations

from dataclasses import replace

import pytest

from houseway.cards import STANDARD, Shoe, shuffled
from houseway.errors import BadSetting, IllegalBet
from houseway.games.chico.never_foldem import GAME
from houseway.games.chico.pure_21_5 import GAME as PURE
from houseway.money import Cents, dollars
from houseway.play import Layout
from houseway.play.actions import Stake
from houseway.play.banked.bank import Bank
from houseway.play.happenings import Dealt
from houseway.rulebook import clause
from houseway.wagers import Line
from houseway.wagers.party import COLLECTION

TEN = {"ante": dollars(10), "final_hand": dollars(10)}


def table(stack: int, behind_bank: int = 1_000, option: int = 1):
    """A round of one player against a bank of 500 dollars."""
    layout = Layout(
        {1: TEN},
        stacks={1: Cents(stack), 8: Cents(50_000 + behind_bank)},
        bank=Bank(8, Cents(50_000)),
    )
    settings = {"collection_option": option}
    return GAME.round(layout, Shoe(shuffled(STANDARD)), GAME.read_settings(settings))


def test_a_fee_comes_off_the_stack_before_any_decision() -> None:
    round = table(10_000)
    assert round.felt.at(1).stack == 10_000 - 2_000 - 50
    assert round.felt.at(8).stack == 1_000 - 50


def test_what_the_fee_took_is_not_there_to_call_with() -> None:
    options = table(2_000 + 2_000 + 49).options()
    assert options is not None
    assert options.offer(Stake) is None
    options = table(2_000 + 2_000 + 50).options()
    assert options is not None
    assert options.offer(Stake, "call_2x") is not None


def test_nobody_bets_the_chips_of_his_fee() -> None:
    assert table(2_050).felt.at(1).stack == 0
    with pytest.raises(IllegalBet, match=r"seat 1 has 0\.49 left; the collection fee is 0\.50"):
        table(2_049)


def test_nobody_banks_the_chips_of_his_fee() -> None:
    assert table(10_000, behind_bank=50).felt.at(8).stack == 0
    with pytest.raises(IllegalBet, match=r"seat 8 has 0\.49 left; the collection fee is 0\.50"):
        table(10_000, behind_bank=49)


def test_fees_are_an_account_of_their_own() -> None:
    round = table(10_000)
    while options := round.options():
        round.play(options.offers[0].action())
    accounts = round.settlement.accounts()
    assert accounts[COLLECTION] == 100
    assert sum(accounts.values()) == 0
    assert sum(round.stacks().values()) == 10_000 + 51_000 - 100


def test_a_table_does_not_open_before_an_option_is_posted() -> None:
    posted = {each.name: each.suggest for each in GAME.settings if each.required}
    del posted["collection_option"]
    with pytest.raises(BadSetting, match="does not open without 'collection_option'"):
        GAME.read_settings(posted, complete=True)


def test_an_option_that_nobody_confirmed_is_off() -> None:
    fortune = replace(
        GAME.collecting,
        section="chico/fortune-pai-gow",
        action=("base", "fortune"),
        base="base",
        cite=clause("chico/collection/procedures.5"),
    )
    settings = {"collection_option": 26, "collection_confirmed": False}
    with pytest.raises(BadSetting, match="option 26 is off: its printed row is unreadable"):
        fortune.check(settings)
    fortune.check({**settings, "collection_confirmed": True})


def test_an_option_without_an_open_top_row_caps_the_table() -> None:
    fortune = replace(
        GAME.collecting, section="chico/fortune-pai-gow", action=("base", "fortune"), base="base"
    )
    fortune.check({"collection_option": 33, "minimum": 1_000, "maximum": 100_000})
    with pytest.raises(BadSetting, match=r"over 1,000\.00, the last wager that collection option"):
        fortune.check({"collection_option": 33, "minimum": 1_000, "maximum": 100_001})


def test_each_spot_pays_where_the_option_says_so() -> None:
    fortune = replace(
        GAME.collecting, section="chico/fortune-pai-gow", action=("base", "fortune"), base="base"
    )
    bets = {1: {"base": dollars(1_001), "fortune": dollars(5)}}
    layout = Layout(bets, bank=Bank(2, dollars(100)))
    owed = [(fee.seat, fee.amount) for fee in fortune.fees(layout, {"collection_option": 34})]
    assert owed == [(2, 200), (1, 200), (1, 100)]


@pytest.mark.parametrize(("option", "late"), [(1, False), (4, True)])
def test_pure_21_5_drops_the_fees_of_its_later_options_after_the_deal(option, late) -> None:
    layout = Layout({1: {"base": dollars(10)}}, bank=Bank(8, dollars(500)))
    settings = PURE.read_settings({"collection_option": option, "decks": 1})
    round = PURE.round(layout, Shoe(shuffled(PURE.deck_for(settings))), settings)
    seen = [type(each) for each in round.happenings if isinstance(each, Dealt | Line)]
    assert (seen[0] is Dealt) is late
    fees = [each for each in round.lines if each.spot == "collection"]
    assert sum(fee.net for fee in fees) == (-50 if late else -100)
