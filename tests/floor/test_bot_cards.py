"""What bots, and players whose time runs out, do with cards and with the button's choice."""

import random

import pytest

from houseway import games
from houseway.cards import STANDARD, RiggedShoe, parse_cards, write_cards
from houseway.floor.bot import answer, risk_no_more
from houseway.floor.bot_cards import kept_high, kept_low, low_strength
from houseway.hands import ACE_TO_FIVE, BADUGI, DEUCE_TO_SEVEN
from houseway.play.actions import CALL, CHECK, DECLINE, Choose, Discard, Draw, Expose, TurnDown
from houseway.play.pot.stakes import Seating


def hand(slug, cards, twist="", thrown=(1,) * 12):
    """A hand of two players of the club, the button's choice made."""
    game = games.find(f"{slug}@bcpc")
    given = {place: parse_cards(held) for place, held in cards.items()}
    stakes = game.stakes({"limit": "limit", "blinds": (5_000, 10_000)})
    seating = Seating({1: 1_000_000, 2: 1_000_000}, 1, thrown=thrown if game.chances else ())
    round = game.round(seating, RiggedShoe(STANDARD, given), stakes)
    if twist:
        round.play(DECLINE if twist == "none" else Choose(twist))
    return round


def test_no_choice_in_time_is_no_option() -> None:
    assert risk_no_more(hand("omaha-8", {})) == DECLINE


def test_a_bot_on_the_button_chooses_now_and_then() -> None:
    chosen = [answer(hand("omaha-8", {}), random.Random(seed)) for seed in range(40)]
    assert DECLINE in chosen
    assert any(isinstance(each, Choose) for each in chosen)


def test_who_runs_out_of_time_stands_pat() -> None:
    round = hand("badugi", {2: "Kc Kd Kh Ks"}, "none")
    round.play(CALL)
    round.play(CHECK)
    assert risk_no_more(round) == Draw(())


def test_who_runs_out_of_time_brings_in_the_small_bet() -> None:
    round = hand("stud", {1: "As Kd 2c", 2: "Qc Jd 9d"}, "none")
    assert round.options().seat == 1
    assert str(risk_no_more(round)) == "bring in"


def test_who_runs_out_of_time_keeps_the_card_that_he_may_turn_down() -> None:
    round = hand("the-borg", {}, "dice", (6,) * 12)
    round.play(CALL)
    round.play(CHECK)
    assert round.options().offer(TurnDown)
    assert risk_no_more(round) == DECLINE


def test_who_runs_out_of_time_has_some_card_turned_up() -> None:
    assert risk_no_more(hand("badugi", {}, "exposed-2")) == Expose("1")


@pytest.mark.parametrize(
    ("cards", "board", "goes"),
    [
        ("Ah Kd 7c", "7s 2d 9h", "Kd"),  # a pair of sevens with the ace
        ("Qh Jh As", "Th 9h 2h", "As"),  # a flush before an ace
        ("8c 6d As", "7h 5s 4c", "As"),  # a straight, although the ace is higher
    ],
)
def test_the_card_goes_whose_loss_leaves_the_best_hand(cards, board, goes) -> None:
    """Resolution S21: by the hand as it is, in the same way every time."""
    round = hand("pineapple", {2: cards, "board": board}, "none")
    round.play(CALL)
    round.play(CHECK)
    assert round.options().seat == 2
    assert risk_no_more(round) == Discard(parse_cards(goes))


def test_the_best_hand_is_looked_for_on_every_flop() -> None:
    cards = {2: "Ah Kd 7c", "flop 1": "2c 3d 9h", "flop 2": "4c 5d 9s", "flop 3": "7s 7d 9c"}
    round = hand("pineapple", cards, "3-2-1")
    round.play(CALL)
    round.play(CHECK)
    assert risk_no_more(round) == Discard(parse_cards("Kd"))


@pytest.mark.parametrize(
    ("ranking", "cards", "kept"),
    [
        (BADUGI, "Ac 2d 3h 4s", "Ac 2d 3h 4s"),
        (BADUGI, "Ac 2d 3h Kh", "Ac 2d 3h"),
        (BADUGI, "Kc Qd Jh Ts", ""),
        (DEUCE_TO_SEVEN, "2c 3d 4h 5s 7c", "2c 3d 4h 5s 7c"),
        (DEUCE_TO_SEVEN, "2c 3d 4h 5s 6c", "2c 3d 4h 5s"),
        (DEUCE_TO_SEVEN, "2c 2d 7h Ks Ac", "2c 7h"),
        (ACE_TO_FIVE, "Ac 2d 2h Ks 8c", "Ac 2d 8c"),
    ],
)
def test_low_cards_are_kept(ranking, cards, kept) -> None:
    assert write_cards(kept_low(parse_cards(cards), ranking)) == kept


def test_pairs_four_of_a_suit_or_the_highest_are_kept() -> None:
    assert write_cards(kept_high(parse_cards("9c 9d 2h 4s Kc"))) == "9c 9d"
    assert write_cards(kept_high(parse_cards("9c Tc 2c 4c Kd"))) == "9c Tc 2c 4c"
    assert write_cards(kept_high(parse_cards("9c Ad 2h 4s Kd"))) == "Kd Ad"
    assert len(kept_high(parse_cards("5c 6d 7h 8s 9d"))) == 5


def test_a_better_low_looks_better() -> None:
    wheel, rough, paired = (
        parse_cards(c) for c in ("Ac 2d 3h 4s 5c", "Ac 6d 7h 8s 9c", "Kc Kd Qh Qs Jc")
    )
    looks = [low_strength(cards, ACE_TO_FIVE) for cards in (wheel, rough, paired)]
    assert looks == sorted(looks, reverse=True)
    assert len(set(looks)) == 3
