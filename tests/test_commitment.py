"""A promised shuffle: each card can be checked alone, and nothing else can pass for it."""

import random
from dataclasses import replace

import pytest

from houseway.cards import STANDARD, shuffled
from houseway.commitment import Commitment, Opening, verify

PROMISE = Commitment(
    tuple(card.text for card in shuffled(STANDARD, random.Random(1))), b"a key for a test"
)


def test_every_card_of_a_promise_can_be_checked_alone() -> None:
    for position in range(52):
        assert verify(PROMISE.root, PROMISE.leaves, PROMISE.opening(position))


@pytest.mark.parametrize(
    "change",
    [
        {"card": "Jk"},
        {"position": 4},
        {"position": -1},
        {"position": 52},
        {"salt": "0" * 64},
    ],
    ids=str,
)
def test_an_opening_that_was_changed_does_not_pass(change) -> None:
    true = PROMISE.opening(3)
    assert verify(PROMISE.root, PROMISE.leaves, true)
    assert not verify(PROMISE.root, PROMISE.leaves, replace(true, **change))


def test_other_leaves_do_not_pass_under_the_same_root() -> None:
    """A dealer who changes a card after the promise would have to change its leaf, too."""
    other = Commitment(("As", *PROMISE.order[1:]), PROMISE.key)
    assert other.order != PROMISE.order
    assert not verify(PROMISE.root, other.leaves, other.opening(0))


def test_each_card_has_a_salt_of_its_own() -> None:
    """Else one opened card would let anybody try the other 51 against the leaves."""
    assert len({PROMISE.salt(i) for i in range(52)}) == 52
    guess = Opening(5, PROMISE.order[5], PROMISE.salt(4))
    assert not verify(PROMISE.root, PROMISE.leaves, guess)


def test_two_promises_of_one_order_look_different() -> None:
    order = shuffled(STANDARD, random.Random(1))
    assert Commitment.to(order).root != Commitment.to(order).root


def test_cards_that_are_shuffled_again_are_promised_anew() -> None:
    """Under salts of their own, so that nothing that was opened before says anything of them."""
    muck = shuffled(STANDARD[:20], random.Random(2))
    first, second = PROMISE.again(1, muck), PROMISE.again(2, muck)
    assert first == PROMISE.again(1, muck), "a replay tells another seal"
    assert len({PROMISE.root, first.root, second.root}) == 3
    assert len({*PROMISE.leaves, *first.leaves, *second.leaves}) == 52 + 20 + 20
    for position in range(20):
        assert verify(first.root, first.leaves, first.opening(position))
        assert not verify(second.root, second.leaves, first.opening(position))
        assert first.salt(position) not in {PROMISE.salt(position), second.salt(position)}


def test_the_root_depends_on_the_order() -> None:
    swapped = (PROMISE.order[1], PROMISE.order[0], *PROMISE.order[2:])
    assert Commitment(swapped, PROMISE.key).root != PROMISE.root
