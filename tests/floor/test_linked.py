"""Tables of different games that feed one progressive meter."""

import pytest

from houseway import games
from houseway.cards import RiggedShoe, parse_cards
from houseway.errors import BadSetting, IllegalBet
from houseway.floor import open_table
from houseway.play import Fold, Stake
from houseway.wagers import Meter

LIMITS = {"minimum": 500, "maximum": 50_000}
ONE_DOLLAR = {"ante": 1000, "progressive": 100}


@pytest.fixture
def meter() -> Meter:
    return Meter(2_500_000, reseed=500_000, increment=20)


def opened(id, linked=None, **posted):
    table = open_table(games.find(id), {**LIMITS, **posted}, linked)
    table.sit(1, "Ann", 10_000)
    table.bet(1, ONE_DOLLAR)
    return table


def deal(table, **places) -> None:
    cards = {
        int(place.lstrip("_")) if place.startswith("_") else place: parse_cards(cards)
        for place, cards in places.items()
    }
    table.deal(RiggedShoe(table.game.deck, cards))


def royal(table) -> None:
    deal(table, _1="Ah Kh Qh Jh Th", dealer="Kd Kc Qd 7c 6h 3d")


def straight_flush(table) -> None:
    deal(table, _1="9h 8h 7h", dealer="Kd 9s 4c", progressive="6h 5h")


def test_two_tables_of_different_games_share_a_meter(meter) -> None:
    three, four = opened("three-card-poker@bclc", meter), opened("four-card-poker@bclc", meter)
    straight_flush(three)
    assert meter.amount == 2_500_020
    royal(four)
    assert meter.amount == 2_500_040, "both stakes are in before anybody is paid"
    four.play(1, Fold())
    assert meter.amount == 500_000
    assert four.seats[1].stack == 10_000 - 1000 - 100 + 2_500_040
    three.play(1, Stake(1000, "play"))
    assert meter.amount == 450_000, "the second is paid from what the first left"
    assert three.seats[1].stack == 10_000 + 1000 + 1000 + 5000 - 100 + 50_000


def test_a_round_at_a_linked_table_is_replayed_with_the_meter_it_saw(meter) -> None:
    three, four = opened("three-card-poker@bclc", meter), opened("four-card-poker@bclc", meter)
    straight_flush(three)
    royal(four)
    four.play(1, Fold())
    three.play(1, Fold())
    for table in (three, four):
        assert table.round.fork().settlement.lines == table.round.settlement.lines
    assert meter.amount == 450_000, "a replay moves no money"


def test_a_table_that_is_not_linked_keeps_a_meter_of_its_own() -> None:
    posted = {"meter": 2_500_000, "reseed": 500_000, "increment": 20}
    one, other = (opened("three-card-poker@bclc", **posted) for _ in range(2))
    straight_flush(one)
    one.play(1, Fold())
    assert one.meter.amount == 2_250_018
    one.bet(1, ONE_DOLLAR)
    straight_flush(one)
    assert one.meter.amount == 2_250_038, "the meter stays from round to round"
    assert other.meter.amount == 2_500_000


def test_a_linked_table_posts_what_the_meter_says(meter) -> None:
    table = opened("three-card-poker@bclc", meter, meter=1, reseed=1, increment=1)
    assert [table.settings[name] for name in ("meter", "reseed", "increment")] == [
        2_500_000,
        500_000,
        20,
    ]


def test_without_a_meter_nobody_stakes_on_it() -> None:
    with pytest.raises(IllegalBet, match="linked to no progressive meter"):
        opened("three-card-poker@bclc")


@pytest.mark.parametrize("id", ["discard-inferno@bclc", "let-it-ride@bclc"])
def test_a_game_without_the_bet_cannot_be_linked(meter, id) -> None:
    game = games.find(id)
    posted = {setting.name: setting.suggest for setting in game.settings if setting.required}
    with pytest.raises(BadSetting, match="has no progressive bet to link"):
        open_table(game, posted, meter)


def test_a_pot_game_cannot_be_linked(meter) -> None:
    with pytest.raises(BadSetting, match="has no progressive bet to link"):
        open_table(games.find("texas-holdem@bclc"), {"blinds": [1, 2], "minimum_buy_in": 1}, meter)


def test_another_progressive_bet_needs_another_meter(meter) -> None:
    three = games.find("three-card-poker@bclc")
    three.feeds(meter)
    meter.bet = next(spot for spot in three.spots if spot.name == "ante")
    with pytest.raises(BadSetting, match="another progressive bet"):
        three.feeds(meter)
