"""Options are the one source of what is legal: all of it is taken, and nothing else."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from houseway import games
from houseway.cards import parse_cards
from houseway.errors import IllegalAction
from houseway.play import Bet, Call, Fold, Offer, Options, RaiseTo, Stake
from houseway.play.actions import (
    CALL,
    CHECK,
    FOLD,
    BringIn,
    Keep,
    PlaceCards,
    SetHands,
    Split,
    SplitPair,
)
from houseway.play.options import whose
from houseway.play.written_actions import read_cards_move
from houseway.rulebook import clause

CITE = clause("bclc-poker/17/2.4")
steady = settings(deadline=None, derandomize=True)

ranges = st.tuples(
    st.integers(1, 10_000), st.integers(0, 10_000), st.sampled_from((1, 25, 100))
).map(lambda each: Offer(RaiseTo, CITE, each[0], each[0] + each[1], each[2]))


@steady
@given(ranges, st.integers(-100, 20_100))
def test_an_amount_is_taken_in_steps_from_the_least_and_the_most_always(offer, amount) -> None:
    on_a_step = offer.least <= amount <= offer.most and (amount - offer.least) % offer.step == 0
    assert offer.accepts(RaiseTo(amount)) is (on_a_step or amount == offer.most)


@steady
@given(st.lists(ranges, min_size=1, max_size=3), st.integers(0, 2**32))
def test_what_is_chosen_at_random_is_offered(offers, seed) -> None:
    options = Options(1, (Offer(Fold, CITE), *offers[:1]))
    assert options.accepts(options.choose(random.Random(seed)))


def test_an_offer_takes_only_its_own_kind_of_answer() -> None:
    offer = Offer(Bet, CITE, 100, 500)
    assert offer.accepts(Bet(100))
    assert not offer.accepts(RaiseTo(100))
    assert not Offer(Call, CITE, 100, 100).accepts(CHECK)
    assert Offer(Call, CITE, 100, 100).accepts(CALL)


def test_a_stake_is_taken_on_its_own_spot_only() -> None:
    options = Options(1, (Offer(Stake, CITE, 500, 500, spot="play"),))
    assert options.accepts(Stake(500, "play"))
    assert not options.accepts(Stake(500, "ante"))


def test_two_spots_may_be_offered_at_once() -> None:
    """A seat may be asked which of two spots to stake; both answers are good."""
    options = Options(
        1,
        (Offer(Stake, CITE, 500, 500, spot="flop"), Offer(Stake, CITE, 900, 900, spot="turn")),
    )
    for action in (Stake(500, "flop"), Stake(900, "turn")):
        assert options.accepts(action)
    assert not options.accepts(Stake(900, "flop"))
    assert options.offer(Stake, "turn").least == 900


def test_a_seat_without_the_offer_has_none() -> None:
    options = Options(1, (Offer(Fold, CITE),))
    assert options.offer(Call) is None
    assert not options.accepts(CALL)


@pytest.mark.parametrize(
    ("offer", "words"),
    [
        (Offer(Fold, CITE), "fold"),
        (Offer(Call, CITE, 250, 250), "call 2.50"),
        (Offer(RaiseTo, CITE, 400, 5_000), "raise to 4.00 up to 50.00"),
        (Offer(Stake, CITE, 500, 500, spot="pair_plus"), "pair plus 5.00"),
    ],
)
def test_an_offer_says_what_it_is(offer, words) -> None:
    assert offer.words == words


@pytest.mark.parametrize("game", games.catalogue().values(), ids=lambda game: game.id)
def test_play_takes_the_ends_and_the_steps_of_every_offer_and_nothing_beside_them(game) -> None:
    """On forks of random rounds; `check_game` plays the middle of the ranges."""
    for seed in range(12):
        round = game.random_round(seed)
        rng = random.Random(seed)
        while options := round.options():
            for offer in options.offers:
                for amount in {offer.least, offer.most, offer.least + offer.step}:
                    if offer.least <= amount <= offer.most:
                        round.fork().play(offer.action(amount), options.seat)
                priced = offer.kind in (
                    Call,
                    SplitPair,
                    BringIn,
                )  # says what it costs, leaves no choice
                if offer.most and not priced and not offer.cards:
                    for amount in (offer.least - 1, offer.most + 1, 0, -offer.most):
                        with pytest.raises(IllegalAction):
                            round.play(offer.action(amount))
            round.play(options.choose(rng))


HELD = parse_cards("As As Kd 2c")


@pytest.mark.parametrize("taken", ["keep As As", "keep 2c Kd", "keep As Kd"])
def test_cards_that_are_held_may_be_kept(taken) -> None:
    assert Offer(Keep, CITE, cards=HELD, parts=(2,)).accepts(read_cards_move(taken))


@pytest.mark.parametrize(
    "refused", ["keep As", "keep Kd Kd", "keep As Kd 2c", "keep As Qd", "split As As / Kd 2c"]
)
def test_other_cards_may_not_be_kept(refused) -> None:
    assert not Offer(Keep, CITE, cards=HELD, parts=(2,)).accepts(read_cards_move(refused))


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        ("split As Kd / As 2c with bonus", True),
        ("split As Kd / As 2c", False),
        ("split As Kd / Kd 2c with bonus", False),
        ("split As Kd As / 2c with bonus", False),
        ("split As Kd with bonus", False),
        ("split As Kd / As 2c with pepper", False),
    ],
)
def test_a_split_uses_every_card_once_with_the_bets_that_go_with_it(words, taken) -> None:
    offer = Offer(Split, CITE, 500, 500, cards=HELD, parts=(2, 2), extra=("bonus",))
    assert offer.accepts(read_cards_move(words)) is taken
    assert offer.accepts(offer.action())
    assert offer.accepts(offer.pick(random.Random(1)))
    assert offer.to_json()["parts"] == [2, 2]


def test_options_are_written_as_pages_read_them(hold_em) -> None:
    round = hold_em({1: 5_000, 2: 5_000, 3: 5_000})
    written = round.options().to_json()
    assert written["seat"] == 1
    assert [(each["act"], each["least"], each["most"]) for each in written["offers"]] == [
        ("fold", 0, 0),
        ("call", 200, 200),
        ("raise_to", 400, 5_000),
    ]
    assert written["offers"][0] == {
        "act": "fold",
        "label": "Fold",
        "clause": "bclc-poker/17/2.1",
        "spot": None,
        "least": 0,
        "most": 0,
        "step": 1,
        "sized": False,
    }
    assert [each["sized"] for each in written["offers"]] == [False, False, True]
    assert not round.options().accepts(CHECK)
    assert round.options().accepts(FOLD)


def test_an_answer_is_forced_where_nothing_about_it_can_be_chosen() -> None:
    cite = clause("bclc-baccarat/6/7.4")
    cards = parse_cards("As Kd 2c")
    assert Offer(PlaceCards, cite).forced
    assert Offer(Stake, cite, 500, 500, spot="play").forced
    assert not Offer(Stake, cite, 500, 1_000, spot="play").forced
    assert not Offer(Keep, cite, cards=cards, parts=(2,)).forced


def test_hands_of_other_sizes_are_taken_where_that_is_the_players_risk() -> None:
    held = parse_cards("Ks Kd 9c 8h")
    offer = Offer(SetHands, CITE, cards=held, parts=(3, 1), loose=True)
    for hands, taken in {
        ((held[:3]), (held[3:])): True,
        ((held[:2]), (held[2:])): True,
        ((held[:2]), (held[2:3])): False,  # a card is left over
        ((held[:4]), ()): False,  # a hand is empty
        ((held[:2]), (held[2:3]), (held[3:])): False,  # a hand too many
    }.items():
        assert offer.accepts(SetHands(hands)) is taken, hands


@pytest.mark.parametrize("kind", [RaiseTo, Bet, Stake])
def test_amounts_at_random_reach_both_ends(kind) -> None:
    rng = random.Random(7)
    offer = Offer(kind, CITE, 100, 300, 100)
    assert {offer.pick(rng).amount for _ in range(60)} == {100, 200, 300}
    assert Offer(kind, CITE, 100, 100, 100).pick(rng).amount == 100


def test_which_hand_of_a_seat_is_asked_is_told_where_there_are_several() -> None:
    offers = (Offer(Fold, CITE),)
    assert Options(1, offers).to_json()["hand"] is None
    assert Options(1, offers, hand="1b").to_json()["hand"] == "1b"


def test_the_dealer_is_asked_at_no_seat() -> None:
    assert [whose(seat) for seat in (0, 1, 3)] == ["the dealer", "seat 1", "seat 3"]


def test_every_offer_of_a_kind_is_found_on_one_spot_or_on_any() -> None:
    fold = Offer(Fold, CITE)
    flop, turn = (Offer(Stake, CITE, 500, 500, spot=spot) for spot in ("flop", "turn"))
    options = Options(1, (fold, flop, turn))
    assert options.of(Stake) == (flop, turn)
    assert options.of(Stake, "turn") == (turn,)
    assert options.of(Fold) == (fold,)
    assert options.of(Fold, "turn") == options.of(Call) == ()
