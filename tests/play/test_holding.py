"""Cards that lie at a place: who sees which of them, and who has seen them."""

import pytest

from houseway.cards import STANDARD, Shoe
from houseway.play.felt import Felt
from houseway.play.happenings import Shown
from houseway.play.holding import Holding

A, B, C, D = STANDARD[:4]


@pytest.fixture
def felt() -> Felt:
    """Four cards that lie face down before the dealer."""
    felt = Felt(Shoe(STANDARD))
    felt.places("dealer")
    felt.deal(4, to="dealer")
    return felt


def lying(held: Holding) -> tuple:
    return held.seen_by("public")


def test_a_hand_is_shut_up_and_without_an_owner_unless_it_is_said() -> None:
    held = Holding("dealer")
    held.cards = [A, B]
    assert (held.shut, held.up, held.owner) == (False, False, None)
    assert lying(held) == (None, None)
    assert Holding(3).owner == 3


def test_cards_are_turned_one_after_another_from_the_first(felt) -> None:
    felt.turn("dealer")
    assert lying(felt.holdings["dealer"]) == (A, None, None, None)
    felt.turn("dealer", 2)
    assert lying(felt.holdings["dealer"]) == (A, B, C, None)
    assert felt.happenings[-1] == Shown("dealer", 3, (A, B, C))


def test_the_last_card_is_turned_and_the_others_stay_down(felt) -> None:
    felt.turn_bottom("dealer")
    assert lying(felt.holdings["dealer"]) == (None, None, None, D)
    assert felt.happenings[-1] == Shown("dealer", None, (D,))
    felt.turn("dealer", 4)
    assert lying(felt.holdings["dealer"]) == (A, B, C, D)


def test_cards_that_are_put_away_lie_as_they_lay(felt) -> None:
    felt.turn("dealer", 1)
    felt.discard("dealer", 2)
    assert lying(felt.put_away[-1]) == (A, None)
    assert lying(felt.holdings["dealer"]) == (None, None)
    felt.turn("dealer")
    felt.discard("dealer")
    assert lying(felt.put_away[-1]) == (C,)
    assert lying(felt.holdings["dealer"]) == (None,)


@pytest.mark.parametrize(
    ("turned", "first", "second"),
    [
        (0, (None, None), (None, None)),
        (1, (A, None), (None, None)),
        (2, (A, B), (None, None)),
        (3, (A, B), (C, None)),
    ],
)
def test_a_hand_that_is_parted_shows_the_same_cards(felt, turned, first, second) -> None:
    felt.turn("dealer", turned)
    felt.part("dealer", 2, "dealer second")
    assert lying(felt.holdings["dealer"]) == first
    assert lying(felt.holdings["dealer second"]) == second
    felt.turn("dealer", 2)
    assert lying(felt.holdings["dealer"]) == (A, B)


def test_cards_that_went_face_down_again_are_known_to_everybody() -> None:
    held = Holding(1)
    held.cards = [A, B]
    held.exposed = frozenset({A})
    assert held.known_to(2) == lying(held) == (A, None)
    held.turns_down()
    assert lying(held) == (None, None)
    assert held.known_to(2) == (A, None)
    assert held.known_to(1) == (A, B)
    held.turns_down()  # nothing lies open any more
    assert held.known_to(2) == (None, None)


def test_who_bends_the_next_card_over_knows_it_and_no_further_one() -> None:
    held = Holding("player")
    held.cards, held.turned, held.lent_to = [A, B, C], 1, 2
    assert (held.peeked_by(2), held.peeked_by(3)) == (B, None)
    assert (held.known_to(2), held.known_to(3)) == ((A, B, None), (A, None, None))
    held.turned = 3
    assert held.peeked_by(2) is None
    assert held.known_to(2) == (A, B, C)
