"""Baccarat totals: the last digit counts, and a natural is eight or nine in two cards."""

from itertools import combinations_with_replacement

import pytest

from houseway.cards import STANDARD, parse_cards
from houseway.hands import BACCARAT
from houseway.hands.points import points

WORTH = dict(zip("A23456789TJQK", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0), strict=True))


def test_every_card_counts_what_the_rulebook_gives_it() -> None:
    assert {each.text: points(each) for each in STANDARD} == {
        each.text: WORTH[each.text[0]] for each in STANDARD
    }


def test_only_the_last_digit_of_a_total_counts() -> None:
    ranks = [each for each in STANDARD if each.suit == 0]
    for size in (2, 3):
        for cards in combinations_with_replacement(ranks, size):
            assert BACCARAT.total(cards) == sum(WORTH[c.text[0]] for c in cards) % 10


@pytest.mark.parametrize(
    ("cards", "total", "natural"),
    [
        ("9c Kd", "nine", True),
        ("4c 4d", "eight", True),
        ("3c 4d", "seven", False),
        ("3c 3d 3h", "nine", False),
        ("Tc Jd", "zero", False),
        ("9c 9d", "eight", True),
    ],
)
def test_a_natural_is_made_of_two_cards(cards, total, natural) -> None:
    held = parse_cards(cards)
    assert str(BACCARAT.rank(held)) == total
    assert BACCARAT.natural(held) is natural


def test_totals_compare_as_numbers() -> None:
    assert BACCARAT.rank(parse_cards("Tc 9d")) > BACCARAT.rank(parse_cards("4c 4d"))
    assert BACCARAT.rank(parse_cards("Tc 9d")) == BACCARAT.rank(parse_cards("3c 3d 3h"))
