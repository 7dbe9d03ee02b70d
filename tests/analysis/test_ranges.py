"""Ranges as players write them."""

from __future__ import annotations

import pytest

from houseway.analysis.ranges import parse_range
from houseway.cards import STANDARD, Cards, parse_cards
from houseway.errors import BadCards


def held(text: str, hole: int = 2) -> list[Cards]:
    return parse_range(text, hole, STANDARD)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("AsKs", 1),
        ("As Ks", 1),
        ("AKs", 4),
        ("AKo", 12),
        ("AK", 16),
        ("KA", 16),
        ("TT", 6),
        ("TT+", 30),
        ("22+", 78),
        ("AKs, TT+", 34),
        ("ATs+", 16),
        ("KTo+", 36),
        ("A2s-A5s", 16),
        ("A5s-A2s", 16),
        ("99-66", 24),
        ("random", 1326),
        ("Random", 1326),
        ("As", 51),
        ("AKs, AsKs, AK", 16),  # each holding once
        ("AsKs, KsAs", 1),
    ],
)
def test_a_range_names_so_many_holdings(text: str, number: int) -> None:
    assert len(held(text)) == number


def test_holdings_are_what_they_say() -> None:
    assert {frozenset(two) for two in held("A2s-A3s")} == {
        frozenset(parse_cards(text))
        for text in [f"A{suit}{rank}{suit}" for suit in "cdhs" for rank in "23"]
    }
    assert all(two[0].suit != two[1].suit for two in held("QJo"))


def test_more_than_two_hole_cards_may_stay_unknown() -> None:
    assert held("random", hole=4) == [()]
    assert held("AsAd", hole=4) == [parse_cards("AsAd")]
    assert held("AsAd2c3c, KsKdQsQd", hole=4) == [parse_cards("AsAd2c3c"), parse_cards("KsKdQsQd")]


@pytest.mark.parametrize(
    ("text", "hole", "words"),
    [
        ("AsKsQs", 2, "3 cards; a player holds 2"),
        ("AsAs", 2, "As is there twice"),
        ("Jk", 2, "Jk is not in the deck"),
        ("TTs", 2, "neither suited nor offsuit"),
        ("A2s-K5s", 2, "does not keep its high card"),
        ("A2s-A5o", 2, "one kind"),
        ("99-A5", 2, "one kind"),
        ("hello", 2, "no holding"),
        ("", 2, "no holding"),
        ("AKs", 4, "no holding of 4 cards"),
    ],
)
def test_what_is_no_range_is_refused(text: str, hole: int, words: str) -> None:
    with pytest.raises(BadCards, match=words):
        held(text, hole)
