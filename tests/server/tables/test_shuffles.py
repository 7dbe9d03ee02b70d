"""The house's shuffles, as it makes them for a table, are what chance would make."""

import random
from collections.abc import Callable, Sequence

import numpy as np
import pytest

from houseway import games
from houseway.cards import Card
from houseway.server.house import House
from houseway.server.tables.dealing import shuffle
from tests.server.tables.shuffle_tests import Decks, odd
from tests.server.test_secrecy import settings_of

PACKS: dict[int, Sequence[Card]] = {}
for _game in games.catalogue().values():
    _pack = _game.deck_for(_game.read_settings(settings_of(_game), complete=True))
    PACKS.setdefault(len(_pack), _pack)
SAMPLE = 3000
SOAK = 1_000_000
AT_ONCE = 20_000
RNG = House().rng  # the machine's own source


def made(
    pack: Sequence[Card], count: int, mixes: Callable[[Sequence[Card]], Sequence[str]]
) -> Decks:
    """So many shuffles of a pack, as numbers; equal cards are numbered as they come."""
    numbers: dict[str, list[int]] = {}
    for number, each in enumerate(pack):
        numbers.setdefault(each.text, []).append(number)
    rows = np.empty((count, len(pack)), dtype=np.int64)
    alike = any(len(each) > 1 for each in numbers.values())
    for row in range(count):
        order = mixes(pack)
        if alike:
            left = {text: random.sample(found, len(found)) for text, found in numbers.items()}
            rows[row] = [left[text].pop() for text in order]
        else:
            rows[row] = [numbers[text][0] for text in order]
    return rows


def by_the_house(pack: Sequence[Card]) -> Sequence[str]:
    return shuffle(1, pack, RNG).commitment.order


def badly(pack: Sequence[Card]) -> Sequence[str]:
    """Every card is changed with any other: the famous mistake."""
    order = [each.text for each in pack]
    for at in range(len(order)):
        other = random.randrange(len(order))
        order[at], order[other] = order[other], order[at]
    return order


def lazily(pack: Sequence[Card]) -> Sequence[str]:
    """The bottom card stays where it is."""
    *order, last = [each.text for each in pack]
    random.shuffle(order)
    return [*order, last]


def test_there_are_packs_to_look_at() -> None:
    assert {52, 53, 416} <= PACKS.keys()


@pytest.mark.parametrize("size", sorted(size for size in PACKS if size <= 54))
def test_shuffles_are_what_chance_makes(size: int) -> None:
    """What one time in a hundred is odd by chance is looked at once more."""
    found = [odd(made(PACKS[size], SAMPLE, by_the_house), times=len(PACKS))]
    if found[0]:
        found.append(odd(made(PACKS[size], 3 * SAMPLE, by_the_house), times=len(PACKS)))
    assert found[-1] == [], found


@pytest.mark.parametrize("mixes", [badly, lazily])
def test_a_bad_shuffle_is_noticed(mixes: Callable[[Sequence[Card]], Sequence[str]]) -> None:
    assert odd(made(PACKS[52], SAMPLE, mixes)) != []


@pytest.mark.soak
@pytest.mark.parametrize("size", sorted(PACKS))
def test_a_million_shuffles_of_each_kind(size: int) -> None:
    """In parts, whose results are judged together: of so many parts a fair shuffle fails none."""
    parts = SOAK // AT_ONCE
    for _ in range(parts):
        decks = made(PACKS[size], AT_ONCE, by_the_house)
        assert odd(decks, times=len(PACKS) * parts) == []
