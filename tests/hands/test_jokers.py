"""The joker as a bug, and wild for low: held against trying every card it may stand for."""

import random
from collections import Counter
from itertools import combinations

import pytest

from houseway.cards import BLANK, JOKER, STANDARD, WITH_JOKER, Card, Rank, parse_cards
from houseway.hands import (
    CHICO_54,
    CHICO_JOKER_FIVE_CARD,
    FIVE_CARD,
    FORTUNE_ASIA_FOUR_CARD,
    FORTUNE_BONUS,
    INSURANCE,
    JOKER_FIVE_CARD,
    NINE_LOW_WILD,
    PAI_GOW_ACE_HIGH,
    PAI_GOW_PROGRESSIVE,
)
from houseway.hands.ranking import TIE_BITS

FIVE_ACES = JOKER_FIVE_CARD._place[JOKER_FIVE_CARD.categories[-1]]
TIES = (1 << TIE_BITS) - 1
COMPLETED = ("straight", "flush", "straight flush", "royal flush")


def deals(size: int, count: int, extra: tuple[Card, ...] = ()) -> list[tuple[Card, ...]]:
    """Hands with the joker, half of them out of few ranks and suits, where much is made."""
    rng = random.Random(size * count)
    few = [each for each in STANDARD if each.suit in (0, 3) and each.rank not in range(6, 10)]
    hands = []
    for i in range(count):
        rest = rng.sample(few if i % 2 else STANDARD, size - 1 - len(extra))
        hands.append((JOKER, *extra, *rest))
    return hands


def five_with_joker(cards: tuple[Card, ...]) -> int:
    """Five cards by the plain definition, the joker tried as every card that it may be."""
    if JOKER not in cards:
        return FIVE_CARD._value_of(cards)
    rest = [each for each in cards if each is not JOKER]
    values = []
    for each in STANDARD:
        if each not in rest:
            value = FIVE_CARD._value_of([*rest, each])
            if each.rank == Rank.ACE or FIVE_CARD.category(value).name in COMPLETED:
                values.append(value)
    if all(each.rank == Rank.ACE for each in rest):
        values.append(FIVE_ACES)
    return max(values)


@pytest.mark.parametrize("size", [5, 6, 7])
def test_the_joker_is_the_best_card_that_it_may_be(size) -> None:
    for cards in deals(size, 400 if size == 5 else 120):
        plain = max(map(five_with_joker, combinations(cards, 5)))
        assert JOKER_FIVE_CARD.value(cards) == plain, cards
        assert CHICO_JOKER_FIVE_CARD.value(cards) == plain, cards
        assert CHICO_54.value(cards) == plain, cards


def test_without_the_joker_the_hands_are_those_of_standard_poker() -> None:
    rng = random.Random(53)
    for size in (5, 6, 7):
        for _ in range(1000):
            cards = rng.sample(STANDARD, size)
            assert JOKER_FIVE_CARD.value(cards) == FIVE_CARD.value(cards), cards


def test_a_blank_is_nothing_wherever_it_lies() -> None:
    for cards in deals(8, 100, extra=(BLANK,)):
        others = [each for each in cards if each is not BLANK]
        assert CHICO_54.value(cards) == CHICO_54.value(others), cards


def four_with_joker(cards: tuple[Card, ...]) -> tuple:
    """Fortune Asia's four cards: its order as a list, and each hand as plain comparisons."""
    if JOKER in cards:
        rest = [each for each in cards if each is not JOKER]
        tried = (four_with_joker((*rest, each)) for each in STANDARD if each not in rest)
        aces = [four_with_joker((*rest, each)) for each in STANDARD if each.rank == 14]
        makes = [found for found in tried if found[0] in (4, 5, 7)]
        return max(*makes, *aces)
    ranks = sorted((each.rank for each in cards), reverse=True)
    counts = Counter(ranks)
    by_count = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    shape = sorted(counts.values(), reverse=True)
    straight = len(counts) == 4 and (ranks[0] - ranks[3] == 3 or ranks == [14, 4, 3, 2])
    flush = len({each.suit for each in cards}) == 1 and len(counts) == 4
    top = {(14, 13): 15, (14, 4): 14}.get((ranks[0], ranks[1]), ranks[0])
    if shape == [4]:
        return (8,) if ranks[0] == 14 else (6, ranks[0])
    if straight:
        return (7 if flush else 4, top)
    if flush:
        return (5, *ranks)
    return ({(1, 1, 1, 1): 0, (2, 1, 1): 1, (2, 2): 2, (3, 1): 3}[tuple(shape)], *by_count)


def test_fortune_asia_ranks_four_cards_in_its_own_order() -> None:
    rng = random.Random(16)
    hands = [*deals(4, 1500), *(tuple(rng.sample(STANDARD, 4)) for _ in range(3000))]
    seen: dict[tuple, int] = {}
    for cards in hands:
        value = FORTUNE_ASIA_FOUR_CARD.value(cards)
        assert seen.setdefault(four_with_joker(cards), value) == value, cards
    rising = [seen[key] for key in sorted(seen)]
    assert rising == sorted(set(rising))


def plain_bonus(cards: tuple[Card, ...]) -> tuple[str, str]:
    """The best-paid Fortune hand of seven cards, and the best for the progressive, by name."""
    fives = {
        JOKER_FIVE_CARD.category(five_with_joker(five)).name for five in combinations(cards, 5)
    }
    paid = [each.name for each in FORTUNE_BONUS.categories if each.name in fives][-1]
    ranked = [each.name for each in JOKER_FIVE_CARD.categories if each.name in fives][-1]
    naturals = [each for each in cards if each is not JOKER]
    if len({each.suit for each in naturals}) == 1:
        ranks = {each.rank for each in naturals}
        runs = [{14, *range(2, 8)}, *(set(range(low, low + 7)) for low in range(2, 9))]
        if any(ranks <= run for run in runs):
            seven = "seven-card straight flush"
            return (f"{seven} with joker" if JOKER in cards else seven), seven
    for match in combinations(naturals, 2):
        rest = tuple(each for each in cards if each not in match)
        suited = match[0].suit == match[1].suit and {c.rank for c in match} == {12, 13}
        if suited and JOKER_FIVE_CARD.category(five_with_joker(rest)).name == "royal flush":
            return "royal flush plus royal match", ranked
    return paid, ranked


def best_ties(cards: tuple[Card, ...], name: str) -> int:
    """The deciding ranks of the best five that are of a category."""
    values = map(five_with_joker, combinations(cards, 5))
    return max(each & TIES for each in values if JOKER_FIVE_CARD.category(each).name == name)


def test_bonus_hands_of_seven_cards() -> None:
    rng = random.Random(7)
    spades = [each for each in STANDARD if each.suit == 3]
    royal = parse_cards("As Ks Qs Js Ts Kd Qd Kh Qh Jk Kc")
    rich = [*(tuple(rng.sample([*spades, JOKER], 7)) for _ in range(60))]
    rich += [tuple(rng.sample(royal, 7)) for _ in range(60)]
    rich += [(*spades[at : at + 6], JOKER) for at in range(8)]
    rich += [tuple(spades[at : at + 7]) for at in range(7)]
    rich += [tuple(rng.sample(WITH_JOKER, 7)) for _ in range(60)]
    found = Counter()
    for cards in rich:
        bonus, progressive = plain_bonus(cards)
        found[bonus] += 1
        assert FORTUNE_BONUS.rank(cards).category.name == bonus, cards
        if bonus in {each.name for each in JOKER_FIVE_CARD.categories}:
            assert FORTUNE_BONUS.value(cards) & TIES == best_ties(cards, bonus), cards
        assert PAI_GOW_PROGRESSIVE.rank(cards).category.name == progressive, cards
    for each in FORTUNE_BONUS.categories[-3:]:
        assert found[each.name], each


def test_grades_of_seven_cards_that_make_nothing() -> None:
    rng = random.Random(5)
    for _ in range(1500):
        cards = tuple(rng.sample(WITH_JOKER, 7))
        best = JOKER_FIVE_CARD.rank(cards)
        ace_high, insurance = PAI_GOW_ACE_HIGH.rank(cards), INSURANCE.rank(cards)
        if best.category.name != "high card":
            assert (ace_high.value, insurance.value) == (0, 0)
        else:
            assert insurance.words == best.words
            assert (
                ace_high.words
                == {
                    (True, True): "ace high with the joker",
                    (True, False): "ace high",
                    (False, False): "not ace high",
                }[best.words == "ace high", JOKER in cards]
            )


def test_the_joker_is_wild_for_low() -> None:
    """Whichever rank helps most, tried one by one."""
    rng = random.Random(9)
    aces_first = [each for each in STANDARD if each.suit == 0]
    for _ in range(1500):
        rest = rng.sample(STANDARD, rng.choice((4, 5, 6)))
        tried = (NINE_LOW_WILD.value([*rest, each]) for each in aces_first)
        assert NINE_LOW_WILD.value([*rest, JOKER]) == max(tried), rest
        assert NINE_LOW_WILD.value([*rest, JOKER, BLANK]) == NINE_LOW_WILD.value([*rest, JOKER])
