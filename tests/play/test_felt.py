"""Cards that are turned, discarded and laid apart: what was down stays down."""

from __future__ import annotations

import pytest

from houseway.cards import STANDARD, Shoe
from houseway.play.felt import Felt
from houseway.play.happenings import PUBLIC, Shown

FIVE = list(STANDARD[:5])


@pytest.fixture
def felt() -> Felt:
    """Five cards at seat 1, face down, and none elsewhere."""
    felt = Felt(Shoe(STANDARD))
    felt.places(1)
    felt.deal(5, to=1)
    return felt


def test_the_last_card_is_turned_up_alone_and_shown(felt) -> None:
    felt.turn_bottom(1)
    assert felt.happenings[-1] == Shown(1, None, (FIVE[-1],))
    assert felt.holdings[1].seen_by(PUBLIC) == (None, None, None, None, FIVE[-1])


@pytest.mark.parametrize(
    ("turned", "gone", "left"), [(3, 2, 1), (2, 2, 0), (1, 1, 0), (0, 0, 0)], ids=str
)
def test_discards_lie_as_they_lay(felt, turned, gone, left) -> None:
    """Two of the first cards go; of them so many were up."""
    if turned:
        felt.turn(1, turned)
    felt.discard(1, 2)
    (away,) = felt.put_away
    assert (away.cards, away.turned) == (FIVE[:2], gone)
    assert (felt.cards(1), felt.holdings[1].turned) == (tuple(FIVE[2:]), left)


@pytest.mark.parametrize(
    ("turned", "stays", "apart"), [(0, 0, 0), (2, 2, 0), (3, 3, 0), (4, 3, 1), (5, 3, 2)], ids=str
)
def test_a_hand_that_is_parted_shows_what_it_showed(felt, turned, stays, apart) -> None:
    """The last two of five make another hand of the same seat."""
    if turned:
        felt.turn(1, turned)
    felt.part(1, 2, into="1 split")
    first, second = felt.holdings[1], felt.holdings["1 split"]
    assert (first.cards, second.cards) == (FIVE[:3], FIVE[3:])
    assert (first.turned, second.turned) == (stays, apart)
    assert second.owner == 1


def test_hands_are_laid_side_by_side_in_the_place_of_the_seat(felt) -> None:
    felt.places(2)
    felt.part(1, 2, into="1 split")
    felt.lay_hands(1, [felt.holdings[1], felt.holdings["1 split"]])
    assert [*felt.holdings] == ["1a", "1b", 2]
    assert felt.cards("1b") == tuple(FIVE[3:])
