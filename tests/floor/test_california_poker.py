"""California poker between hands: collection, over-blinds, the draw for the first button, bots."""

import random

import pytest

from houseway import games
from houseway.cards import Shoe, parse_cards, shuffled
from houseway.errors import BadCards, BadSetting, IllegalBet
from houseway.floor import PotTable, open_table
from houseway.floor.bot import answer, risk_no_more
from houseway.money import Cents
from houseway.play.actions import DECLINE, FOLD, Draw, OverBlind
from houseway.play.happenings import Posted
from houseway.play.pot import PotGame
from houseway.play.pot.stakes import Seating
from houseway.wagers.party import COLLECTION

POKER = "chico/collection/poker"
LIMIT = {"limit": "limit", "limits": (400, 800), "blinds": (200, 400), "minimum_buy_in": 100}
TIER = {"collection_schedule": f"{POKER}-limit.1-38.table", "collection_tier": 1}
BY_TIME = {"collection_schedule": f"{POKER}-time.1-19.table", "collection_option": 1}
CALIFORNIA = [
    game
    for game in games.catalogue().values()
    if isinstance(game, PotGame) and game.house == "chico"
]


def table_of(game="texas-holdem@chico", stacks=None, button=1, **settings) -> PotTable:
    table = open_table(games.find(game), {**LIMIT, **settings})
    assert isinstance(table, PotTable)
    table.button = button
    for seat, chips in (stacks or dict.fromkeys(range(1, 6), 20_000)).items():
        table.sit(seat, f"player {seat}", chips)
    return table


def deal(table: PotTable, seed: int = 1) -> None:
    table.deal(Shoe(shuffled(table.game.deck, random.Random(seed))))


def fold_down(table: PotTable) -> None:
    assert table.round
    while options := table.round.options():
        table.play(options.seat, FOLD if options.accepts(FOLD) else DECLINE)


# Collection


def test_the_button_pays_by_the_number_dealt_in_and_the_fee_leaves_the_table() -> None:
    table = table_of(**TIER)
    deal(table)
    assert table.round
    paid = [each for each in table.round.happenings if isinstance(each, Posted)]
    assert paid[0] == Posted(1, "collection", 200)
    fold_down(table)
    assert table.round.settlement.accounts()[COLLECTION] == 200
    fees = {line.clause.id for line in table.round.lines if line.spot == "collection"}
    assert fees == {TIER["collection_schedule"]}
    assert sum(who.stack for who in table.seats.values()) == 5 * 20_000 - 200
    table.away(5)
    deal(table)  # four players: one dollar, from the next button
    fold_down(table)
    assert table.seats[2].stack == 20_000 - 200 - 100


def test_who_cannot_pay_the_fee_and_play_does_not_get_the_button() -> None:
    table = table_of(stacks={1: 100, 2: 20_000, 3: 20_000, 4: 20_000}, **TIER)
    deal(table)
    assert table.hand
    assert table.hand.button == 2
    assert sorted(table.hand.dealt) == [2, 3, 4]
    fold_down(table)
    table.buy(1, 5_000)
    deal(table)
    assert sorted(table.hand.dealt) == [1, 2, 3, 4]


def test_two_players_of_whom_neither_can_pay_are_not_dealt_in() -> None:
    table = table_of(stacks={1: 100, 2: 100}, **TIER)
    assert table.can_deal() == "a hand needs two players, and a button who can pay the collection"


def test_a_hand_is_not_opened_for_a_button_that_the_fee_would_break() -> None:
    game = games.find("texas-holdem@chico")
    assert isinstance(game, PotGame)
    stakes = game.stakes({**LIMIT, **TIER})
    assert stakes.fees.rates
    seating = Seating(
        {1: Cents(100), 2: Cents(5_000)},
        1,
        fee=stakes.fees.rates.fee(2),
        fee_cite=stakes.fees.rates.schedule.cite,
    )
    with pytest.raises(IllegalBet, match="would leave nothing to play with"):
        game.round(seating, Shoe(shuffled(game.deck, random.Random(1))), stakes)


def test_the_half_hour_is_taken_from_everybody_who_plays_before_the_cards() -> None:
    table = table_of(stacks={1: 20_000, 2: 400, 3: 20_000, 4: 20_000}, **BY_TIME)
    table.away(4)
    lines = table.collects_time()
    assert [(line.seat, line.net, line.against) for line in lines] == [
        (1, -400, COLLECTION),
        (3, -400, COLLECTION),
    ]
    assert [table.seats[seat].stack for seat in (1, 2, 3, 4)] == [19_600, 400, 19_600, 20_000]
    assert table.seats[2].away  # it would leave him nothing to play with
    assert table.collected == lines
    table.back(4)
    (late,) = table.collects_time(20, 4)  # two thirds of four dollars, to the half dollar
    assert late.net == -250
    deal(table)
    with pytest.raises(IllegalBet, match="before the cards"):
        table.collects_time()


def test_a_table_that_collects_by_the_hand_takes_nothing_by_time() -> None:
    with pytest.raises(IllegalBet, match="does not collect by time"):
        table_of(**TIER).collects_time()


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"collection_tier": 1}, "needs its schedule"),
        ({**TIER, "collection_option": 2}, "one option or one tier"),
        ({"collection_schedule": TIER["collection_schedule"]}, "one option or one tier"),
        ({**TIER, "collection_tier": None, "collection_option": 2}, "post its tier"),
        ({**TIER, "limits": (500, 1_000), "blinds": (200, 500)}, "no tier 1"),
        ({**TIER, "limits": (400, 1_000)}, "needs the operator's confirmation"),
        ({**BY_TIME, "collection_option": 20}, "has no option 20"),
        ({"collection_schedule": "chico/short-deck/collection.1-9.table"}, "must be"),
        (
            {
                "limit": "no-limit",
                "limits": None,
                "collection_schedule": f"{POKER}-nl-20-100.1-9.table",
                "collection_option": 1,
            },
            "not one that",
        ),
    ],
)
def test_what_cannot_be_posted_is_refused(settings, words) -> None:
    with pytest.raises(BadSetting, match=words):
        table_of(**settings)


def test_a_confirmed_row_is_collected_by() -> None:
    confirmed = {**TIER, "limits": (400, 1_000), "collection_confirmed": True}
    assert table_of(**confirmed).stakes.fees.rates


# Over-blinds


def test_over_blinds_are_declared_before_the_cards_each_twice_the_last() -> None:
    table = table_of()
    table.straddle(4, 800)
    with pytest.raises(IllegalBet, match="under 16.00"):
        table.straddle(5, 1_500)
    table.straddle(5, 1_600)
    table.straddle(4, 3_200)  # over him who went over
    deal(table)
    assert table.round
    posted = [each for each in table.round.happenings if isinstance(each, Posted)]
    assert posted[-2:] == [Posted(5, "over-blind", 1_600), Posted(4, "over-blind", 3_200)]
    assert table.round.options().seat == 1
    with pytest.raises(IllegalBet, match="before the first card"):
        table.straddle(1, 6_400)
    fold_down(table)
    assert not any(who.straddle for who in table.seats.values())


def test_an_over_blind_can_be_taken_back() -> None:
    table = table_of()
    table.straddle(4, 800)
    table.straddle(4, 0)
    deal(table)
    assert table.round.options().seat == 4


def test_an_over_blind_leaves_the_button_its_fee() -> None:
    table = table_of(stacks={1: 1_000, 2: 20_000, 3: 20_000, 4: 20_000, 5: 20_000}, **TIER)
    with pytest.raises(IllegalBet, match="seat 1 has 8.00"):
        table.straddle(1, 1_000)
    table.straddle(1, 800)
    deal(table)
    assert table.round.stack[1] == 0


def test_a_table_without_over_blinds_takes_none() -> None:
    table = table_of(over_blinds=False)
    with pytest.raises(IllegalBet, match="takes no over-blinds"):
        table.straddle(4, 800)


def test_omaha_high_low_waits_for_the_first_card() -> None:
    table = table_of("omaha-hi-lo@chico")
    with pytest.raises(IllegalBet, match="when each has one card"):
        table.straddle(4, 800)
    deal(table)
    round = table.round
    assert round.options().offer(OverBlind)
    assert [len(round.holdings[seat].cards) for seat in round.order] == [1] * 5
    table.play(4, OverBlind(800))
    table.play(5, DECLINE)
    table.play(1, OverBlind(1_600))
    for seat in (2, 3, 4, 5):
        table.play(seat, DECLINE)
    assert [len(round.holdings[seat].cards) for seat in round.order] == [4] * 5
    assert round.options().seat == 5


def test_nobody_is_asked_for_an_over_blind_that_changes_nothing() -> None:
    table = table_of("omaha-hi-lo@chico", over_blinds=False)
    deal(table)
    assert table.round.options().offer(OverBlind) is None
    poor = table_of("omaha-hi-lo@chico", stacks={1: 700, 2: 700, 3: 700})
    deal(poor)
    assert poor.round.options().offer(OverBlind) is None


# The first button


@pytest.mark.parametrize("game", CALIFORNIA, ids=[game.id for game in CALIFORNIA])
@pytest.mark.parametrize("seed", range(5))
def test_a_table_draws_for_its_first_button(game, seed) -> None:
    settings = {**LIMIT, **({"ante": 100} if game.antes else {})}
    if game.antes:
        del settings["blinds"]
    table = open_table(game, settings)
    for seat in range(1, game.seats + 1):
        table.sit(seat, f"player {seat}", 20_000)
    deal(table, seed)
    assert table.hand.button in table.seats
    assert table.round.seating.drawn
    fold_down_any(table)
    deal(table, seed + 1)
    assert not table.round.seating.drawn


def fold_down_any(table: PotTable) -> None:
    while options := table.round.options():
        table.play(options.seat, options.choose(random.Random(0)))


def test_what_is_drawn_counts_only_with_a_rank() -> None:
    table = table_of("out-pops-the-devil@chico", button=0)
    drawn = {1: "Jk 9s", 2: "Tc", 3: "Bk Jk Th", 4: "2d", 5: "3d"}
    assert table.draw_button({seat: parse_cards(cards) for seat, cards in drawn.items()}) == 2
    for wrong in ("Jk", "9s Ts"):
        with pytest.raises(BadCards, match="the first card with a rank counts"):
            table_of("out-pops-the-devil@chico", button=0).draw_button({1: parse_cards(wrong)})


# Bots, and players who do not answer


@pytest.mark.parametrize("game", CALIFORNIA, ids=[game.id for game in CALIFORNIA])
def test_bots_play_whole_hands(game) -> None:
    for seed in range(30):
        round, rng = game.random_round(seed), random.Random(seed)
        while options := round.options():
            action = answer(round, rng)
            assert options.accepts(action)
            round.play(action)
        assert round.over


def test_who_does_not_answer_keeps_his_cards_and_posts_nothing() -> None:
    asked = set()
    for id in ("glory-hole-holdem@chico", "omaha-hi-lo@chico"):
        for seed in range(20):
            round = games.find(id).random_round(seed)
            while options := round.options():
                action = risk_no_more(round)
                if options.offer(Draw):
                    asked.add("exchange")
                    assert action == Draw(())
                if options.offer(OverBlind):
                    asked.add("over-blind")
                    assert action == DECLINE
                if options.offer(type(FOLD)) and seed % 2:
                    action = options.offers[1].action()  # checks or calls
                round.play(action)
    assert asked == {"exchange", "over-blind"}
