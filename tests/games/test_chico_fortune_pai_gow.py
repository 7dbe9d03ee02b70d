"""Fortune Pai Gow at Chico: dealt by hand, what lies open when, and who is settled first."""

import random
from dataclasses import replace

import pytest

from houseway import games
from houseway.cards import RiggedShoe, Shoe, shuffled
from houseway.errors import IllegalBet
from houseway.games.chico.fortune_pai_gow import FortunePaiGow
from houseway.money import Cents
from houseway.play import Layout
from houseway.play.actions import HOUSE_WAY
from houseway.play.banked.bank import Bank
from houseway.play.happenings import DEALER, PUBLIC
from houseway.testing import check_game

GAME = games.find("fortune-pai-gow@chico")
BASE = {"base": Cents(1_000)}


class ByHand(FortunePaiGow):
    """The same game at a table whose cards are always dealt by hand."""

    own_settings = tuple(
        replace(setting, default=True) if setting.name == "manual_shuffle" else setting
        for setting in FortunePaiGow.own_settings
    )


def opened(*seats: int, bank: int = 7, thrown=(), settings=None, shoe=None):
    layout = Layout(
        {seat: dict(BASE) for seat in seats}, bank=Bank(bank, Cents(50_000)), thrown=thrown
    )
    return GAME.round(layout, shoe or RiggedShoe(GAME.deck, {}), settings or {})


def test_hands_that_are_dealt_by_hand_keep_every_promise() -> None:
    check_game(ByHand(), rounds=60)


@pytest.mark.parametrize("pile", range(1, 8))
def test_every_pile_may_go_out_first(pile: int) -> None:
    cards = shuffled(GAME.deck, random.Random(pile))
    table = {"manual_shuffle": True}
    round = opened(1, thrown=(3, 3, 3, pile), settings=table, shoe=Shoe(cards))
    rows = [cards[7 * row : 7 * row + 7] for row in range(7)]
    picked = [row[pile - 1] if i % 2 == 0 else row[7 - pile] for i, row in enumerate(rows)]
    assert list(round.felt.cards(1)) == picked
    assert round.felt.burned == list(cards[49:])


def test_a_table_throws_what_it_needs() -> None:
    settings = GAME.read_settings({"manual_shuffle": True})
    assert len(GAME.chance_for(settings).throw(random.Random(1))) == 4
    assert len(GAME.chance_for(GAME.read_settings({})).throw(random.Random(1))) == 3


@pytest.mark.parametrize("thrown", [(0, 3, 3), (3, 3), (3, 3, 3, 0), (3, 3, 3, 8), (7, 1, 1, 1)])
def test_what_cannot_be_thrown_is_refused(thrown) -> None:
    with pytest.raises(IllegalBet, match="cannot be thrown here"):
        opened(1, thrown=thrown)


def test_nobody_sees_the_bank_before_it_is_opened_its_player_neither() -> None:
    round = opened(1, 2)
    for viewer in (PUBLIC, DEALER, 1, 2, 7):
        assert round.view(viewer).cards(7) == (None,) * 7
    assert round.waiting_for() == (1, 2)
    round.play(HOUSE_WAY, 2)
    round.play(HOUSE_WAY, 1)
    assert round.over
    assert None not in round.view(PUBLIC).cards(7)


def test_nobody_bets_against_an_empty_seat_or_without_a_bank() -> None:
    with pytest.raises(IllegalBet, match="nobody bets against the bank"):
        opened()
    with pytest.raises(IllegalBet, match="a round needs a player-dealer"):
        GAME.round(Layout({1: dict(BASE)}), RiggedShoe(GAME.deck, {}))


@pytest.mark.parametrize("total", range(3, 19))
@pytest.mark.parametrize("bank", [1, 4, 7])
def test_the_action_is_the_first_wager_from_the_seat_of_the_dice(total: int, bank: int) -> None:
    dice = next(
        (a, b, total - a - b) for a in range(1, 7) for b in range(1, 7) if 1 <= total - a - b <= 6
    )
    seats = [seat for seat in (2, 3, 6) if seat != bank]
    round = opened(*seats, bank=bank, thrown=dice)
    pointed = (bank - 1 + total - 1) % 7 + 1
    after = [(pointed - 1 + i) % 7 + 1 for i in range(7)]
    wanted = next(seat for seat in after if seat in seats)
    assert [seat for seat in round.numbers() if "action" in round.marks_of(seat)] == [wanted]
    for seat in seats:
        round.play(HOUSE_WAY, seat)
    settled = [line.seat for line in round.settlement.lines if line.spot == "base"]
    assert settled == [seat for seat in after if seat in seats]
