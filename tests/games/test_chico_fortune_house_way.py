"""The house way of Chico's Fortune Pai Gow: hands at the border of every row, many at random."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from houseway.cards import JOKER, STANDARD, WITH_JOKER, Cards, Rank, parse_cards, write_cards
from houseway.errors import BadCards
from houseway.games.bclc.pai_gow_house_way import holding
from houseway.games.bclc.pai_gow_verdict import fouls
from houseway.games.chico.fortune_house_way import RULES, SevenCards, house_way
from houseway.hands import CHICO_JOKER_FIVE_CARD, JOKER_TWO_CARD
from houseway.hands.category import PAIR, STRAIGHT
from houseway.rulebook import section

rule = section("chico/fortune-pai-gow")

# The seven cards, the two in front, and the row that decides.
HANDS = """
    # no pair
    Ac Kd 9h 7s 5c 3d 2h   Kd 9h   no-pair
    Jk Kd 9h 7s 5c 3d 2h   Kd 9h   no-pair     the joker is the highest card
    9c 8d 7h 5s 4c 3d 2h   8d 7h   no-pair
    Ac 2d 3h 4s 6c 8d Th   Th 8d   no-pair     four in a row are nothing

    # one pair
    2c 2d Ah Ks 9c 7d 5h   Ah Ks   one-pair
    Ac Jk Kh 9s 7c 5d 2h   Kh 9s   one-pair    ace and joker are a pair
    8c 8d Jk Qs 6c 4d 2h   Jk Qs   one-pair

    # two pairs
    Ac Ad 2h 2s Kc Qd 9h   2h 2s   two-pairs.1
    Ac Jk Kh Ks Qc 9d 4h   Kh Ks   two-pairs.1
    Kc Kd Qh Qs Ac Jd 9h   Qh Qs   two-pairs.1
    Qc Qd 2h 2s Ac Kd 9h   2h 2s   two-pairs.1
    Jc Jd 2h 2s Ac 9d 7h   Ac 9d   two-pairs.2
    Jc Jd 2h 2s Kc Qd 7h   2h 2s   two-pairs.2
    Tc Td 9h 9s Jk 5d 3h   Jk 5d   two-pairs.2
    9c 9d 8h 8s Ac 4d 2h   Ac 4d   two-pairs.2
    9c 9d 8h 8s Kc Qd 2h   8h 8s   two-pairs.2
    8c 8d 7h 7s Kc 4d 2h   Kc 4d   two-pairs.3
    8c 8d 7h 7s Qc Jd 2h   7h 7s   two-pairs.3
    7c 7d 2h 2s Jk 5d 4h   Jk 5d   two-pairs.3
    6c 6d 2h 2s Kc 9d 4h   Kc 9d   two-pairs.3
    6c 6d 2h 2s Qc Jd 9h   2h 2s   two-pairs.3
    5c 5d 4h 4s Qc 9d 7h   Qc 9d   two-pairs.4
    5c 5d 4h 4s Jc Td 8h   4h 4s   two-pairs.4
    3c 3d 2h 2s Qc 9d 7h   Qc 9d   two-pairs.4
    3c 3d 2h 2s Jc 9d 7h   2h 2s   two-pairs.4

    # three pairs
    Ac Ad 9h 9s 4c 4d Kh   Ac Ad   three-pairs
    2c 2d 3h 3s 4c 4d Ah   4c 4d   three-pairs
    8c 8d 7h 7s 3c 3d Jk   8c 8d   three-pairs
    Ac Jk Kd Kh Qs Qc Jd   Ac Jk   three-pairs

    # three of a kind
    Ac Ad Ah Ks 9c 5d 3h   Ac Ks   trips.1     clubs before other suits
    Ad Ah Jk Ks 9c 5d 3h   Ad Ks   trips.1     the joker stays behind
    Kc Kd Kh Js 8c 5d 3h   Js 8c   trips.2
    2c 2d 2h Jk Qs 8d 7h   Jk Qs   trips.2

    # three of a kind twice
    9c 9d 9h 5c 5d 5h Ks   9c 9d   two-trips
    2c 2d 2h Ac Ad Jk Ks   Ac Ad   two-trips

    # five aces
    Ac Ad Ah As Jk Kc Qd   Ac Ad   five-aces.a
    Ac Ad Ah As Jk Kc Kd   Ac Ad   five-aces.a

    # a complete hand without a pair: the best front
    Kc Qd Jh Ts 9c 4d 2h   4d 2h   complete-no-pair
    Kc Qd Jh Ts 9c 8d 2h   Kc 2h   complete-no-pair
    Ac Kd Qh Js Tc 9d 8h   Ac Kd   complete-no-pair
    As Kh Qh 9h 7h 5h 3h   As Kh   complete-no-pair
    Kh Qh Jc Td 9h 6h 3h   Jc Td   complete-no-pair   the flush, not the straight
    9h 8h 7h 6h 5h Tc 2d   Tc 2d   complete-no-pair   the straight flush
    9h 8h 7h 6h 5h 4c 2d   9h 2d   complete-no-pair   the straight, for a nine in front
    8c 7d 6h 5s 4c Jk Kd   Jk Kd   complete-no-pair
    Kc Qd Jh Ts 9c 3d Jk   Jk 3d   complete-no-pair

    # with a pair
    9c 9d Ah Ks Qc Jd Th   9c 9d   complete-one-pair
    Kc Ks Ah 9h 6h 3h 2h   Kc Ks   complete-one-pair
    Ac Kd Qh Js Tc 9d Jk   Ac Jk   complete-one-pair
    Ac Kd Qh Js Jk 4c 2d   4c 2d   complete-one-pair   ace and joker are in the straight
    Ac Qd Jh Ts 9c 7d Jk   Ac Qd   complete-one-pair   seven to jack, for ace-queen
    5c 5d 6c 7c 8c 9c Kh   Kh 5d   complete-one-pair   the five of the straight flush stays
    Kc Kd Qh Js Tc 9d 4h   Kc 4h   complete-one-pair

    # with two pairs it counts for nothing
    2c 2d 3h 3s Ac 5d 4h   Ac 5d   two-pairs.4
    8c 8d 9h 9s Tc Jd Qh   8c 8d   two-pairs.2
    As Ks Qs Js Jk 9d 9h   9d 9h   two-pairs.1   the royal flush is behind by the row, too
    # with three of a kind
    9c 9d 9h 8s 7c 6d 5h   9c 9d   complete-trips
    9c 9d 9h Kc 7c 5c 2c   9d 9h   complete-trips   the nine of the flush stays behind
    Ac Ad Jk Kh Qs Jc Td   Ac Ad   complete-trips
    Ac Ad Jk Kh Qs Jc 4d   Ac Kh   trips.1          the straight needs ace and joker

    # full house
    9c 9d 9h 4s 4c Ad Kh   4c 4s   full-house
    Ac Ad Ah Ks Kc 9d 4h   Kc Ks   full-house
    9c 9d 9h Ks Kc 4d 4h   Kc Ks   full-house
    2c 2d 2h As Jk Kd 9h   As Jk   full-house
    Kc Kd Kh Ac Jk Qc Jd   Kc Kd   note             the straight stays behind two kings
    Kc Kd Kh Ac Jk Qc 9d   Ac Jk   full-house

    # four of a kind with three odd cards
    Ac Ad Ah As Kd 9h 2c   Ac Ad   quads.1
    Ac Ad Ah Jk Kc 9c 4c   Ad Ah   quads.1   the ace of the flush stays behind
    Qc Qd Qh Qs Ac Kd 2h   Qc Qd   quads.1
    Jc Jd Jh Js Kc 5d 2h   Kc 5d   quads.2
    Jc Jd Jh Js Qc 5d 2h   Jc Jd   quads.2
    9c 9d 9h 9s Jk 5d 2h   Jk 5d   quads.2
    9c 9d 9h 9s Qc Td 2h   9c 9d   quads.2
    8c 8d 8h 8s Qc 5d 2h   Qc 5d   quads.3
    8c 8d 8h 8s Jc Td 2h   8c 8d   quads.3
    6c 6d 6h 6s Qc 5d 2h   Qc 5d   quads.3
    6c 6d 6h 6s Jc Td 2h   6c 6d   quads.3
    5c 5d 5h 5s 8c 7d 2h   8c 7d   quads.4
    2c 2d 2h 2s 5c 4d 3h   5c 4d   quads.4
    # with a pair
    Ac Ad Ah As 3c 3d Kh   3c 3d   quads.1
    Jc Jd Jh Js Kc Kd 2h   Kc Kd   quads.2
    Jc Jd Jh Js Qc Qd 2h   Qc Qd   note
    Jc Jd Jh Js Kc Kd Ah   Kc Kd   note      the row alone would put ace-king in front
    8c 8d 8h 8s Ac Jk 2h   Ac Jk   quads.3
    8c 8d 8h 8s Qc Qd 2h   Qc Qd   quads.3
    8c 8d 8h 8s Jc Jd 2h   Jc Jd   note
    5c 5d 5h 5s 3c 3d 2h   3c 3d   quads.4
    5c 5d 5h 5s 3c 3d Kh   3c 3d   note
    # with three of a kind
    Qc Qd Qh Qs 7c 7d 7h   7c 7d   quads.1
    Jc Jd Jh Js Kc Kd Kh   Kc Kd   quads.2
    Jc Jd Jh Js 7c 7d 7h   Jc Jd   quads.2   split, with a full house behind
    8c 8d 8h 8s Qc Qd Qh   Qc Qd   quads.3
    8c 8d 8h 8s Jc Jd Jh   8c 8d   quads.3
    5c 5d 5h 5s 3c 3d 3h   3c 3d   quads.4
"""


def read_table(text: str) -> list[tuple[str, str, str]]:
    lines = [line.split() for line in text.splitlines() if line.strip()]
    return [
        (" ".join(words[:7]), " ".join(words[7:9]), words[9]) for words in lines if words[0] != "#"
    ]


BORDERS = read_table(HANDS)


@pytest.mark.parametrize(("cards", "front", "row"), BORDERS, ids=[each[0] for each in BORDERS])
def test_hands_at_the_border_of_a_row(cards: str, front: str, row: str) -> None:
    dealt = parse_cards(cards)
    arranged = house_way(dealt, {})
    assert write_cards(arranged.hands[1]).split() == front.split()
    assert arranged.clause == rule(f"houseway.{row}")
    assert set(arranged.hands[0]) == set(dealt) - set(parse_cards(front))


def test_every_row_has_a_hand_at_its_border() -> None:
    assert {each.clause for each in RULES} == {rule(f"houseway.{row}") for _, _, row in BORDERS}
    assert len({frozenset(each[0].split()) for each in BORDERS}) == len(BORDERS) >= 60


@pytest.mark.parametrize("cards", ["Ac Kd 9h 7s 5c 3d", "Ac Ac Kd 9h 7s 5c 3d"])
def test_other_than_seven_different_cards_are_refused(cards: str) -> None:
    with pytest.raises(BadCards, match="seven different cards"):
        house_way(parse_cards(cards), {})


# The chart once more, from the seven cards alone

LEAST_STRAIGHT = CHICO_JOKER_FIVE_CARD.least(STRAIGHT)
LEAST_PAIR = JOKER_TWO_CARD.least(PAIR)
NEEDED = {14: 15, 13: 15, 12: 15, 11: 14, 10: 14, 9: 14, 8: 13, 7: 13, 6: 13}  # by the upper pair
KEPT = {11: 13, 10: 13, 9: 13, 8: 12, 7: 12, 6: 12}  # by the four; fives and lower are never split


def ranks_of(cards: Cards) -> list[int]:
    return sorted((int(card.rank or Rank.ACE) for card in cards), reverse=True)


def plainly(cards: Cards) -> list[int]:
    """The ranks in front, by a second reading of the chart."""
    splits = [(two, tuple(c for c in cards if c not in two)) for two in combinations(cards, 2)]
    worth = {two: (JOKER_TWO_CARD.value(two), CHICO_JOKER_FIVE_CARD.value(b)) for two, b in splits}
    complete = [two for two, (_, behind) in worth.items() if behind >= LEAST_STRAIGHT]
    counts = Counter(ranks_of(cards))
    by_size = sorted(counts, key=lambda rank: (-counts[rank], -rank))
    sizes = [counts[rank] for rank in by_size]
    first, second, *others = by_size
    if sizes[0] == 5:
        return [14, 14]
    if sizes[0] == 4:
        return by_four(first, second, others, sizes)
    paired = [two for two in complete if worth[two][0] >= LEAST_PAIR]
    if paired:  # the note
        return ranks_of(max(paired, key=lambda two: worth[two]))
    if sizes[:2] == [3, 3] or sizes[:3] == [2, 2, 2]:
        return [first, first]
    if sizes[:2] == [3, 2]:
        return [second, second]
    if sizes[:2] == [2, 2]:
        needed = NEEDED.get(first, 12)
        return others[:2] if others[0] >= needed else [second, second]
    if sizes[0] == 3:
        return [14, second] if first == 14 else [second, others[0]]
    if complete:
        return ranks_of(max(complete, key=lambda two: worth[two]))
    return [second, others[0]]


def by_four(four: int, second: int, others: list[int], sizes: list[int]) -> list[int]:
    if sizes[1] == 2 or (sizes[1] == 3 and (four > 11 or second >= KEPT.get(four, 0))):
        return [second, second]  # a pair in front, four behind
    if four > 11 or second < KEPT.get(four, 0):
        return [four, four]
    return [second, others[0]]


def check(cards: Cards, rng: random.Random) -> None:
    """What holds for every hand, whatever it is."""
    arranged = house_way(cards, {})
    high, low = arranged.hands
    shown = f"{write_cards(cards)} set {arranged} by {arranged.clause}"

    assert (len(high), len(low)) == (5, 2), shown
    assert sorted(high + low, key=str) == sorted(cards, key=str), shown
    assert not fouls(high, low), shown
    assert ranks_of(low) == plainly(cards), f"{shown}, expected {plainly(cards)}"

    # Of fronts with these ranks: the best hand behind, the joker behind, clubs to spades in front.
    laid = sorted(cards, key=lambda card: (-(card.rank or Rank.ACE), card is JOKER, card.suit))
    alike = [
        (CHICO_JOKER_FIVE_CARD.value(five), JOKER in five, [-(c.suit or 0) for c in two], two)
        for two in combinations(laid, 2)
        if ranks_of(two) == ranks_of(low) and (five := tuple(c for c in laid if c not in two))
    ]
    assert max(alike)[3] == low, shown

    seven = SevenCards(cards, {})
    first = next(
        (each.clause, found)
        for each in RULES
        if each.holding is holding(seven) and (found := each.low(seven)) is not None
    )
    assert first == (arranged.clause, low), shown
    assert house_way(tuple(rng.sample(cards, 7)), {}) == arranged, shown


CHUNK = 1_250
AT_ONCE = 1  # chunks of every test run; the others are for make soak
SEEDS = [
    pytest.param(seed, marks=[] if seed < AT_ONCE else [pytest.mark.soak]) for seed in range(80)
]


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_every_hand_is_set_as_a_second_reading_has_it(seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(CHUNK):
        check(tuple(rng.sample(WITH_JOKER, 7)), rng)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_every_hand_with_the_joker_is_set_as_a_second_reading_has_it(seed: int) -> None:
    rng = random.Random(1_000 + seed)
    for _ in range(CHUNK):
        check((*rng.sample(STANDARD, 6), JOKER), rng)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
def test_hands_of_few_ranks_are_set_as_a_second_reading_has_it(seed: int) -> None:
    """Full houses, fours and their like, which are rare in a whole deck."""
    rng = random.Random(2_000 + seed)
    for _ in range(CHUNK):
        ranks = rng.sample(sorted({card.rank for card in STANDARD}), 4)
        few = [card for card in STANDARD if card.rank in ranks]
        check(tuple(rng.sample([*few, JOKER], 7)), rng)
