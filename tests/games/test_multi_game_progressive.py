"""The Multi Game Progressive where great hands are common: a short deck of two suits."""

import random

from houseway.cards import Shoe, parse_cards, shuffled
from houseway.games.bclc.three_card_poker import ThreeCardPoker
from houseway.play import Fold, Layout
from houseway.testing import check_game, check_money

POSTED = {"meter": 2_500_000, "reseed": 500_000, "increment": 20}


class ShortDeck(ThreeCardPoker):
    """Three Card Poker for two, with the nines to the aces of two suits."""

    seats = 2
    deck = parse_cards(" ".join(f"{rank}{suit}" for rank in "9TJQKA" for suit in "hs"))


def test_a_short_deck_keeps_every_promise() -> None:
    check_game(ShortDeck(), rounds=400)


def test_a_meter_that_is_often_won_falls_by_its_awards_alone() -> None:
    game = ShortDeck()
    stakes = {"ante": 1000, "progressive": 100}
    told = set()
    for seed in range(1500):
        cards = shuffled(game.deck, random.Random(seed))
        round = game.round(
            Layout({1: stakes, 2: stakes}, stacks={1: 5000, 2: 5000}), Shoe(cards), POSTED
        )
        while round.options():
            round.play(Fold())
        assert round.fork().settlement.lines == round.settlement.lines
        moved = [line for line in round.settlement.lines if line.spot == "meter"]
        assert round.felt.meter.amount == 2_500_000 + sum(line.net for line in moved)
        told |= {line.reason for line in moved}
        check_money(game, round, seed)
    assert told == {
        "20% of the progressive stakes",
        "seat 1 was paid 10%",
        "seat 2 was paid 10%",
        "seat 1 was paid 100%",
        "seat 2 was paid 100%",
        "the meter starts again",
    }


def test_a_table_where_nobody_stakes_plays_as_one_without_a_meter() -> None:
    for seed in range(60):
        plain = ThreeCardPoker().random_round(seed)
        if plain.felt.staked("progressive"):
            continue
        metered = ThreeCardPoker().round(plain.layout, plain.log.shoe.again(), POSTED)
        rng = random.Random(seed)
        while options := plain.options():
            answer = options.choose(rng)
            plain.play(answer)
            metered.play(answer)
        assert metered.settlement.lines == plain.settlement.lines
        assert metered.view("dealer") == plain.view("dealer")
        assert metered.felt.meter.amount == 2_500_000
