"""Cards have one text form each; a shoe deals them in order and says when it is empty."""

import copy
import pickle
import random
from collections import Counter
from itertools import permutations

import pytest

from houseway.cards import (
    BLANK,
    JOKER,
    STANDARD,
    RiggedShoe,
    Shoe,
    card,
    decks,
    parse_cards,
    shuffled,
    top_of,
    write_cards,
)
from houseway.errors import BadCards


def test_a_deck_holds_every_rank_in_every_suit_once() -> None:
    assert len(STANDARD) == 52
    assert len({(each.rank, each.suit) for each in STANDARD}) == 52
    assert [each.index for each in STANDARD] == list(range(52))


@pytest.mark.parametrize("each", [*STANDARD, JOKER, BLANK], ids=str)
def test_a_card_is_read_back_from_its_text(each) -> None:
    assert card(each.text) is each


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda c: pickle.loads(pickle.dumps(c))]
)
def test_a_copied_card_is_the_same_card(copied) -> None:
    assert copied(card("As")) is card("As")


def test_cards_are_said_as_people_say_them() -> None:
    assert [card(text).words for text in ("As", "Td", "6h", "Jk")] == [
        "ace of spades",
        "ten of diamonds",
        "six of hearts",
        "joker",
    ]
    assert card("6h").rank.plural == "sixes"
    assert card("5h").rank.plural == "fives"


def test_cards_are_read_with_spaces_or_without() -> None:
    expected = (card("As"), card("Td"), card("2c"))
    assert (
        parse_cards("As Td 2c") == parse_cards("AsTd2c") == parse_cards(" As\tTd\n2c ") == expected
    )
    assert parse_cards("") == ()
    assert parse_cards("10s as A♠ 7♥\ufe0f jk") == parse_cards("Ts As As 7h Jk")
    assert parse_cards(write_cards(STANDARD)) == STANDARD


@pytest.mark.parametrize("wrong", ["1s", "11s", "Ax", "A", "Asd", "1"])
def test_what_is_no_card_is_refused_with_an_example(wrong) -> None:
    with pytest.raises(BadCards, match=r"^'.{1,2}' is not a card; write rank and suit such as As"):
        parse_cards(wrong)


def test_six_decks_hold_each_card_six_times() -> None:
    assert set(Counter(decks(6)).values()) == {6}
    assert len(decks(6)) == 312


def test_a_shuffle_keeps_every_card_and_leaves_the_pack_alone() -> None:
    pack = list(STANDARD)
    order = shuffled(pack, random.Random(1))
    assert pack == list(STANDARD)
    assert Counter(order) == Counter(pack)
    assert order != pack


def test_a_seed_shuffles_the_same_way_again() -> None:
    assert shuffled(STANDARD, random.Random(7)) == shuffled(STANDARD, random.Random(7))
    assert shuffled(STANDARD, random.Random(7)) != shuffled(STANDARD, random.Random(8))


def test_a_part_of_a_shuffle_holds_no_card_twice() -> None:
    top = top_of(STANDARD, 9, random.Random(7))
    assert len(set(top)) == len(top) == 9
    assert set(top) <= set(STANDARD)


def test_each_order_off_the_top_is_picked_by_one_number() -> None:
    """Sixteen numbers of four bits: twelve pick the twelve orders, four are thrown again."""

    class Counting(random.Random):
        numbers = iter(range(16))

        def getrandbits(self, bits: int, /) -> int:
            assert bits == 4
            return next(self.numbers)

    rng, four = Counting(), STANDARD[:4]
    picked = [tuple(top_of(four, 2, rng)) for _ in range(12)]
    assert set(picked) == set(permutations(four, 2))


def test_without_a_seed_the_shuffle_is_the_systems_secure_one(monkeypatch) -> None:
    """A table for money never shuffles from a stream that can be guessed."""
    made = []

    class Noted(random.SystemRandom):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)

    monkeypatch.setattr("secrets.SystemRandom", Noted)
    assert Counter(shuffled(STANDARD)) == Counter(STANDARD)
    assert len(made) == 1


def test_a_shoe_deals_in_order_whoever_gets_the_card() -> None:
    shoe = Shoe(parse_cards("As Kd 2c"))
    assert shoe.deal([1, "dealer"]) == list(parse_cards("As Kd"))
    assert shoe.drawn == parse_cards("As Kd")
    assert len(shoe) == 1


def test_an_empty_shoe_says_so() -> None:
    shoe = Shoe(parse_cards("As"))
    shoe.deal([1])
    with pytest.raises(BadCards, match=r"^the shoe is empty after 1 cards$"):
        shoe.deal([1])


def test_a_shoe_again_deals_the_same_cards_from_the_top() -> None:
    shoe = Shoe(shuffled(STANDARD, random.Random(3)))
    first = shoe.deal([1] * 10)
    again = shoe.again()
    assert again.drawn == ()
    assert again.deal(["elsewhere"] * 10) == first


def test_a_rigged_shoe_deals_each_place_what_is_written_for_it() -> None:
    shoe = RiggedShoe(STANDARD, {1: parse_cards("As Kd"), None: parse_cards("2c")})
    # cards for nobody go wherever the next one goes
    assert shoe.deal([1, "dealer", 1]) == list(parse_cards("As 2c Kd"))
    assert len(shoe) == 49


def test_a_rigged_shoe_deals_the_rest_of_the_deck_and_no_card_twice() -> None:
    shoe = RiggedShoe(STANDARD, {1: parse_cards("As Kd")})
    assert Counter(shoe.deal([2] * 50 + [1] * 2)) == Counter(STANDARD)
    with pytest.raises(BadCards, match=r"^the shoe is empty after 52 cards$"):
        shoe.deal([1])


def test_a_rigged_shoe_again_deals_the_same_even_where_nothing_was_written() -> None:
    shoe = RiggedShoe(STANDARD, {1: parse_cards("As")}, seed=5)
    order = shoe.deal([1, 2, 3, 1])
    assert shoe.again().deal([1, 2, 3, 1]) == order


@pytest.mark.parametrize(
    ("pack", "places", "line"),
    [
        (
            STANDARD,
            {1: parse_cards("As"), "dealer": parse_cards("As")},
            "As for dealer is dealt more often than the deck holds it",
        ),
        (STANDARD, {1: parse_cards("Jk")}, "Jk is not in this deck of 52"),
        (
            decks(2),
            {"player": parse_cards("As As As")},
            "As for player is dealt more often than the deck holds it",
        ),
    ],
)
def test_a_card_dealt_twice_is_refused_before_the_deal(pack, places, line) -> None:
    with pytest.raises(BadCards) as refused:
        RiggedShoe(pack, places)
    assert refused.value.message == line
