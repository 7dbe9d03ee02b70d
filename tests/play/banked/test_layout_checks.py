"""The layout: bets that a game does not take are refused before any card is dealt."""

import random

import pytest

from houseway import games
from houseway.cards import Shoe, shuffled
from houseway.errors import IllegalBet
from houseway.play import Layout
from houseway.play.banked.layout_checks import check_layout
from houseway.play.banked.random_layout import random_layout
from houseway.wagers import BackBet

THREE = games.find("three-card-poker@bclc")
MINI = games.find("mini-baccarat@bclc")


def opened(game, layout, **settings):
    checked = game.read_settings(settings)
    return game.round(layout, Shoe(shuffled(game.deck_for(checked), random.Random(1))), settings)


@pytest.mark.parametrize(
    ("game", "layout", "line", "clause"),
    [
        (
            THREE,
            Layout({1: {"ante": 400}}),
            "seat 1's ante of 4.00 is under the table minimum of 5.00",
            None,
        ),
        (
            THREE,
            Layout({1: {"ante": 50_100}}),
            "seat 1's ante of 501.00 is over the table maximum of 500.00",
            None,
        ),
        (
            THREE,
            Layout({1: {"ante": 0}}),
            "seat 1's ante of 0.00 is no bet; it must be above 0",
            None,
        ),
        (
            THREE,
            Layout({1: {"ante": -500}}),
            "seat 1's ante of -5.00 is no bet; it must be above 0",
            None,
        ),
        (
            THREE,
            Layout({1: {"luck": 500}}),
            (
                "Three Card Poker takes no bet on 'luck' before the deal; "
                "it has ante, pair_plus, six_card_bonus, progressive"
            ),
            None,
        ),
        (
            THREE,
            Layout({1: {"ante": 500, "play": 500}}),
            (
                "Three Card Poker takes no bet on 'play' before the deal; "
                "it has ante, pair_plus, six_card_bonus, progressive"
            ),
            "bclc-poker/6/2.1.2",
        ),
        (
            THREE,
            Layout({1: {"six_card_bonus": 500}}),
            "seat 1 may stake six_card_bonus only beside ante or pair_plus",
            "bclc-poker/6/6.1.1",
        ),
        (
            THREE,
            Layout({1: {}}),
            "seat 1 has staked none of ante, pair_plus",
            "bclc-poker/6/6.1",
        ),
        (MINI, Layout({1: {}}), "seat 1 has no bet on the table", "bclc-baccarat/1/8.2"),
        (
            THREE,
            Layout({8: {"ante": 500}}),
            "there is no seat 8; this table has seats 1 to 7",
            "bclc-poker/6/3.1",
        ),
        (
            THREE,
            Layout({1: {"ante": 500}, 2: {"ante": 500}}, people={1: "Ann", 2: "Ann"}),
            "Ann plays 2 positions; at most 1 are allowed",
            "bclc-poker/6/3.2",
        ),
        (
            THREE,
            Layout({1: {"ante": 500}}, tips={2: {"ante": 100}}),
            "seat 2 is not in the round and cannot bet for the dealer",
            "bclc-poker/6/4.2",
        ),
        (
            THREE,
            Layout({1: {"ante": 500}}, tips={1: {"pair_plus": 100}}),
            "seat 1 has no pair_plus bet for the dealer's bet to lie beside",
            "bclc-poker/6/4.3.2",
        ),
        (
            THREE,
            Layout({1: {"ante": 500}}, tips={1: {"ante": 0}}),
            "seat 1's bet for the dealer on ante must be above 0",
            None,
        ),
        (
            THREE,
            Layout({1: {"ante": 500}}, stacks={1: 499}),
            "seat 1 bets 5.00 and has 4.99",
            None,
        ),
        (
            THREE,
            Layout({1: {"ante": 500}}, back=(BackBet("Bob", 1, "ante", 500),)),
            "Bob may not bet on seat 1's hand: no back betting",
            "bclc-poker/6/3.3",
        ),
        (
            MINI,
            Layout({1: {"player": 500, "banker": 500}}),
            "seat 1 may not bet both player and banker",
            "bclc-baccarat/1/3.1.1.a",
        ),
        (
            MINI,
            Layout({1: {"player": 500}, 2: {"banker": 500}}, people={1: "Ann", 2: "Ann"}),
            "Ann may not bet both player and banker",
            "bclc-baccarat/1/3.1.2.a",
        ),
        (
            MINI,
            Layout(
                {1: {"player": 500}},
                back=(BackBet("Bob", 1, "player", 500),),
                objects=frozenset({1}),
            ),
            "seat 1 wants no back bets; Bob may not bet there",
            "bclc-baccarat/1/4.2.1",
        ),
        (
            MINI,
            Layout({1: {"player": 500}}, back=(BackBet("Bob", 2, "player", 500),)),
            "nobody plays seat 2 for Bob to bet on",
            "bclc-baccarat/1/4.2.1",
        ),
        (
            MINI,
            Layout({1: {"player": 500}}, back=(BackBet("Bob", 1, "player", 100),)),
            "Bob's player of 1.00 is under the table minimum of 5.00",
            None,
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_layout_that_the_rules_forbid_is_refused(game, layout, line, clause) -> None:
    with pytest.raises(IllegalBet) as refused:
        opened(game, layout, minimum=500, maximum=50_000)
    assert refused.value.message == line
    assert (refused.value.clause.id if refused.value.clause else None) == clause


def test_without_limits_any_bet_above_nothing_is_taken() -> None:
    assert opened(THREE, Layout({1: {"ante": 1}})).options().seat == 1


def test_a_seat_that_cannot_pay_for_the_play_bet_is_offered_only_the_fold() -> None:
    round = opened(THREE, Layout({1: {"ante": 500}}, stacks={1: 999}))
    assert [offer.label for offer in round.options().offers] == ["Fold"]
    round = opened(THREE, Layout({1: {"ante": 500}}, stacks={1: 1_000}))
    assert [offer.label for offer in round.options().offers] == ["Fold", "Play"]


METER = {"meter": 2_500_000, "reseed": 500_000, "increment": 20}


@pytest.mark.parametrize(
    "game", [g for g in games.catalogue().values() if g.kind == "banked"], ids=lambda game: game.id
)
def test_random_layouts_use_every_spot_and_are_taken(game) -> None:
    """Else the conformance kit would leave a wager untried."""
    used = set()
    metered = any(spot.metered for spot in game.spots)
    settings = game.read_settings(METER if metered else {})
    for seed in range(300):
        layout = random_layout(game, random.Random(seed), settings)
        check_layout(layout, game, settings)
        used |= {spot for stakes in layout.bets.values() for spot in stakes}
    assert used == {spot.name for spot in game.spots if not spot.later}


RIDE = games.find("let-it-ride@bclc")
THREE_BETS = {"bet_1": 1000, "bet_2": 1000, "bet_3": 1000}


@pytest.mark.parametrize(
    ("layout", "line", "clause"),
    [
        (
            Layout({1: {**THREE_BETS, "bonus": 200}}),
            "seat 1's bonus of 2.00 is refused; it must be exactly 1.00",
            "bclc-poker/1/2.4.1",
        ),
        (
            Layout({1: {**THREE_BETS, "bonus": 100}}, tips={1: {"bonus": 100}}),
            "no bet for the dealer may lie beside seat 1's bonus",
            "bclc-poker/1/4.4",
        ),
    ],
)
def test_a_spot_of_one_amount_and_without_tips_is_held_to_both(layout, line, clause) -> None:
    with pytest.raises(IllegalBet) as refused:
        opened(RIDE, layout, minimum=500, maximum=50_000)
    assert refused.value.message.startswith(line)
    assert refused.value.clause
    assert refused.value.clause.id == clause


def test_a_spot_of_one_amount_has_no_other_limits() -> None:
    opened(RIDE, Layout({1: {**THREE_BETS, "bonus": 100}}), minimum=500, maximum=50_000)


def test_a_page_is_told_where_a_bet_for_the_dealer_may_lie() -> None:
    spots = RIDE.facts()["spots"]
    assert [spot["name"] for spot in spots if spot["tip"]] == ["bet_3"]
