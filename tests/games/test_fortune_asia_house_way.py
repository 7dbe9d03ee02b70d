"""The house way of Fortune Asia Poker: hands at the borders of its rules, and hands at random."""

import random
from collections import Counter
from itertools import combinations, permutations, product

import pytest
from tests.games.fortune_asia_plainly import SITUATIONS, Facts, kind, places, worth

from houseway.cards import JOKER, STANDARD, WITH_JOKER, Card, Cards, parse_cards
from houseway.errors import BadCards
from houseway.games.bclc.fortune_asia_house_way import HOUSE_WAY_SETTINGS, fouls, house_way
from houseway.hands import FORTUNE_ASIA_FOUR_CARD, JOKER_TWO_CARD, ONE_CARD

# Seven cards, the ranks of the high, medium and low hand, and the clause of 16/7 that decides.
# An A in a hand may be the joker, a * must be.
BORDERS = """
    Kc Qd Th 9s 7c 5d 3h   K753  Q9  T   7.1.1
    As Qd Jc 9h 7s 4d 2c   A742  Q9  J   7.1.1
    Jk Kc Qd 9h 8s 5c 4d   *854  K9  Q   7.1.1
    Ks Qs Js 4s 9d 7h 2c   K742  Q9  J   7.1.1     three high cards in the flush, none beside it
    As Kd Qh Jc 8s 6d 3c   A863  KJ  Q   7.1.1     four high cards in the straight, none beside it
    Ks Qd Jh Tc 8s 5d 2c   K852  QT  J   7.1.1
    Jk Kc Qd Th 7s 4c 2d   *742  KT  Q   7.1.1     the joker is the third high card
    Jk Ks Qd Jh 8c 5s 3d   *853  KJ  Q   7.1.1

    8c 8d Kh Js 6c 4d 2h   8842  K6  J   7.2.1
    Tc Td Ah 8s 6c 4d 2h   TT42  A6  8   7.2.1     a ten is no high card
    2c 2d Ah Ks Jc 9d 7h   2297  AJ  K   7.2.1
    Jc Jd Th 8s 6c 4d 2h   J842  J6  T   7.2.2.a
    Ac Ad 9h 8s 6c 4d 3h   A843  A6  9   7.2.2.a
    Jc Jd Ah Ts 7c 5d 3h   JJ53  A7  T   7.2.2.b   the first printed example
    Kc Kd Qh 9s 6c 4d 2h   K942  K6  Q   7.2.2.b   the second
    Ac Ad Kh 9s 7c 5d 2h   A952  A7  K   7.2.2.b
    Qc Qd Jh 9s 7c 5d 2h   Q952  Q7  J   7.2.2.b
    Qc Qd Kh 9s 7c 5d 2h   QQ52  K7  9   7.2.2.b
    Jk Ac Kd 9h 8s 5c 4d   A954  A8  K   7.2.2.b
    Jc Jd Ah Ks 7c 5d 2h   JJ52  A7  K   7.2.2.c
    Kc Kd Qh Js 8c 5d 2h   KK52  Q8  J   7.2.2.c
    Ac Ad Kh Js 8c 5d 2h   AA52  K8  J   7.2.2.c

    Qc Qd 8h 8s 9c 5d 3h   QQ53  88  9   7.3.1
    Qc Qd 8h 8s Ac 5d 3h   QQ53  88  A   7.3.1
    9c 9d 8h 8s 7c 6d Kh   9976  88  K   7.3.1     a straight, but no pair beside it
    Kc Kd Qh Qs 9c 5d 3h   QQ53  K9  K   7.3.2.a   a second high pair is no other high card
    Ac Ad Kh Ks 9c 5d 3h   KK53  A9  A   7.3.2.a   the aces are split, not the kings
    Kc Kd 8h 8s Jc 5d 3h   KK53  88  J   7.3.2.a
    Kc Kd 8h 8s Tc 5d 3h   8853  KT  K   7.3.2.a
    Jk Ac 8h 8s Tc 5d 3h   8853  AT  A   7.3.2.a
    Kc Qc 8c 5c Kd Qh 3s   QQ53  K8  K   7.3.2.a   a flush, but no pair beside it

    Qc Qd 8h 8s 5c 5d Ah   8855  QQ  A   7.4.1
    Qc Qd Jh Js 5c 5d 3h   JJ55  QQ  3   7.4.1
    Jk 9c 9d 8h 8s 7c 7d   8877  99  *   7.4.1     a straight, but no pair beside it
    Kc Kd Qh Qs 9c 9d 4h   QQ99  K4  K   7.4.2.a
    Kc Kd 8h 8s 5c 5d Jh   8855  KK  J   7.4.2.a
    Ac Ad 8h 8s 5c 5d 9h   8855  A9  A   7.4.2.a
    Ac Ad Kh Ks 5c 5d Th   KK55  AT  A   7.4.2.a
    Ac Ad Kc Kd Qh Qs Jc   AAKK  QQ  J   7.4.2.b
    Ac Ad Kc Kd Qh Qs 9c   KKA9  QQ  A   7.4.2.b
    Kc Kd Qh Qs Jc Jd 4h   QQK4  JJ  K   7.4.2.b

    Tc Td Th As Kc 5d 3h   TTT3  A5  K   7.5.1
    2c 2d 2h 9s 7c 6d 4h   2224  96  7   7.5.1
    Ac Ad Ah 9s 8c 5d 3h   A953  A8  A   7.5.2.a
    Qc Qd Qh Ts 8c 5d 3h   QT53  Q8  Q   7.5.2.a
    Kc Kd Kh As 9c 5d 3h   KK53  A9  K   7.5.2.b
    Qc Qd Qh As Kc 5d 3h   QQ53  AQ  K   7.5.2.b
    Qc Qd Qh Js 9c 5d 3h   QQ53  Q9  J   7.5.2.b
    Jk Ac Ad Ks 9c 4d 3h   *A43  A9  K   7.5.2.b   the joker completes a straight with its ace
    Jc Jd Jh Ks 8c 5d 3h   JJ53  K8  J   7.5.2.c
    Jc Jd Jh Ks Qc 5d 3h   JJJ3  K5  Q   7.5.2.d
    Jc Jd Jh Ts 8c 5d 3h   JJ53  J8  T   7.5.2.e

    Kc Kd Kh 9c 9d 9h 4s   9994  KK  K   7.6.1
    Jk Kc Kd Kh 9s 9d 9h   999*  KK  K   7.6.1
    Jk Ac Ad Kc Kd Kh Qs   KKKQ  AA  A   7.6.1     two threes are not on the list of 7.7.5

    9c 8d 7h 6s 9h Kc 2d   9876  K2  9   7.7.1     a king outside
    9c 8d 7h 6s 6h Ac 2d   9876  A2  6   7.7.1     an ace outside
    9c 8d 7h 6s 9h Qc Jd   9876  Q9  J   7.7.1     two high cards outside
    9c 8d 7h 6s 9h Qc 3d   9963  Q7  8   7.7.1     one is too few
    Jc Jd Th 9s 8c 4d 2h   JJ42  T8  9   7.7.1     the jacks are not split after all
    Jc Jd Th 9s 8c Qd 2h   JT98  Q2  J   7.7.1     the second jack is outside
    Kc Kd Qh Js Tc 5d 2h   KQJT  K2  5   7.7.1     the second king is outside
    Kc Kd Ah Qs Jc 6d 3h   AKQJ  K3  6   7.7.1
    Qc Qd Ah Ks Jc 6d 3h   QQ63  AJ  K   7.7.1
    Ac Ad 2h 3s 4c 9d 7h   A432  A7  9   7.7.1
    Jk Ac 9h 8d 7s 4h 3d   *987  A3  4   7.7.1     the ace is left outside
    Jk As 9s 3s Qd 7c 5h   *A53  Q7  9   7.7.1     ace and joker are both in the flush
    Qc 9c 6c 3c 9d Kh 5s   Q963  K5  9   7.7.1
    Qc 9c 6c 3c 9d Jh 5s   9953  Q6  J   7.7.1

    9c 8d 7h 6s Kc Jd 2h   9876  K2  J   7.7.2
    9c 8d 7h 6s 5c Kd 2h   8765  K2  9   7.7.2     the same medium, the better low
    Ks Qd Jh Tc 9s 5d 2c   QJT9  K2  5   7.7.2
    As Kd Qh Jc Ts 9d 3c   QJT9  A3  K   7.7.2
    9c 7c 4c 2c Kd Jh 8s   9742  K8  J   7.7.2
    Qc 9c 7c 4c 2c Kd 8h   9742  K8  Q   7.7.2
    Ac Kc 7c 4c Qd 9h 2s   AK74  Q2  9   7.7.2     two high cards in the flush
    Jk 9c 8d 7h Ks 4c 2d   *987  K2  4   7.7.2
    Jk Kc 9c 4c Qd 7h 2s   *K94  Q2  7   7.7.2
    As Kd Qh Jc Ts 7d 3c   KQJT  A3  7   7.7.2.a
    Jk Kd Qh Jc Ts 6d 3c   KQJT  *3  6   7.7.2.a
    Ks Qs Js 4s Ad 9h 2c   KQJ4  A2  9   7.7.3
    As Qs Js 5s Kd 9h 3c   AQJ5  K3  9   7.7.3
    Ac Kc Qc 6c Jd 8h 3s   AKQ6  J3  8   7.7.3
    9c 8d 7c 6c 2c Kh Jd   9762  K8  J   7.7.4     the flush leaves the better medium
    9c 8c 7c 6d 4c Kh 2s   9874  K2  6   7.7.4     the flush leaves the better low
    Jc 9c 8c 7c 6d Kh 2s   9876  K2  J   7.7.4     the straight leaves the better low
    9c 8c 7c 6d 2c 9h Kd   9872  K6  9   7.7.4     with a pair inside both

    9c 8d 7h 6s 2c 2d Kh   9876  22  K   7.7.5
    9c 8d 7h 6s 5c 9h Kd   8765  99  K   7.7.5
    9c 8d 7h 6s Ac Ad 5h   8765  A9  A   7.7.5
    9c 8d 7h 6s Ac Ad Kh   9876  AA  K   7.7.5
    9c 8d 7h 6s Ac Ad Qh   9876  AQ  A   7.7.5
    9c 8d 7h 6s Kc Kd Qh   9876  KK  Q   7.7.5
    9c 8d 7h 6s Ac Ad Ah   9876  AA  A   7.7.5
    9c 8d 7h 6s Ac Jk Ad   9876  AA  A   7.7.5
    9c 8d 7h 6s 9h 4c 4d   9876  44  9   7.7.5
    9c 8d 7h 6s 9h 5c 5d   8765  99  5   7.7.5     the better pair in the medium
    9c 8d 7h 6s 6h 5c 5d   9876  55  6   7.7.5
    Kc 9c 8c 5c Kd 3h 3s   K985  33  K   7.7.5
    Ac Ad Kc Kd Qh Js Th   KQJT  AA  K   7.7.5
    Ac Ad 2h 2s 3c 4d 5h   5432  A2  A   7.7.5
    Ac Ad 2h 3s 4c 5d 5h   A432  55  A   7.7.5     a pair of fives beats a split ace
    Jk Ac 3d 3h 4s 9c 9d   *A43  99  3   7.7.5
    9c 9d 9h 8s 7c 6d Kh   9876  99  K   7.7.5
    Kc Kd Kh Ac Qd Js 4h   AKQJ  KK  4   7.7.5
    Jc Jd Jh Ac Kd Qs 4h   AKQJ  JJ  4   7.7.5
    9c 9d 9h 8s 8c 7d 6h   9876  99  8   7.7.5
    9c 9d 9h 9s 8c 7d 6h   9876  99  9   7.7.5
    Ac Ad Ah As Kc Qd Jh   AKQJ  AA  A   7.7.5
    Jk Ac Kd Kh Ks Qc Qd   *AKQ  KK  Q   7.7.5     a full house with a pair is a full house

    Jc Jd Jh 8c 8d 6h 3s   JJJ3  88  6   7.8.1
    Jc Jd Jh Qc Qd 6h 3s   JJJ3  QQ  6   7.8.1
    9c 9d 9h Qc Qd Ah 3s   9993  QQ  A   7.8.1
    Kc Kd Kh 8c 8d Th 5s   KKT5  88  K   7.8.2.a
    Qc Qd Qh 8c 8d Th 5s   QQT5  88  Q   7.8.2.a
    Kc Kd Kh 8c 8d Jh 5s   KKK5  88  J   7.8.2.a
    Kc Kd Kh 8c 8d Jk 5s   KKK5  88  *   7.8.2.a
    Jc Jd Jh Kc Kd 9h 5s   JJJ5  K9  K   7.8.2.b
    8c 8d 8h Ac Ad 9s 5c   8885  A9  A   7.8.2.b
    8c 8d 8h Ac Ad Qs 5c   8885  AA  Q   7.8.2.b
    Kc Kd Kh Ac Ad 9h 5s   AA95  KK  K   7.8.2.c
    Ac Ad Ah Kc Kd 9h 5s   AA95  KK  A   7.8.2.c
    Qc Qd Qh Ac Ad 9h 5s   AA95  QQ  Q   7.8.2.c
    Qc Qd Qh Jc Jd 9h 5s   QQ95  JJ  Q   7.8.2.c
    Qc Qd Qh Jc Jd Kh 5s   QQQ5  JJ  K   7.8.2.c
    Qc Qd Qh Jk Ac 9s 5h   AA95  QQ  Q   7.8.2.c

    Ac Ad Ah Kc Kd 5c 5d   AAAK  55  K   7.9.1     one of the pairs is high
    Tc Td Th 9c 9d 4c 4d   TTT9  44  9   7.9.1
    Jc Jd Jh Qc Qd 4c 4d   JJJQ  44  Q   7.9.1
    5c 5d 5h Jk Ac 9s 9h   555A  99  A   7.9.1
    Jc Jd Jh Tc Td 9c 9d   TT99  JJ  J   7.9.2.a
    Jk Ac Ad 9c 9h 4s 4h   9944  AA  A   7.9.2.a

    7c 7d 7h 7s Ac Kd 9h   77K9  77  A   7.10.1    sevens are not low
    6c 6d 6h 6s Kc Qd 9h   66Q9  66  K   7.10.1    no ace
    6c 6d 6h 6s Ac Td 9h   66T9  66  A   7.10.1    one high card
    Qc Qd Qh Qs Tc 7d 3h   QQ73  QQ  T   7.10.1
    6c 6d 6h 6s Ac Kd 9h   6666  A9  K   7.10.2.a
    6c 6d 6h 6s Ac Kd Qh   6666  AQ  K   7.10.2.a
    6c 6d 6h 6s Jk Jd 9h   6666  *9  J   7.10.2.a
    Kc Kd Kh Ks Tc 7d 3h   KK73  KT  K   7.10.2.b
    Ac Ad Ah As 9c 7d 3h   AA73  A9  A   7.10.2.b
    Kc Kd Kh Ks Jc 7d 3h   KK73  KK  J   7.10.2.b
    Kc Kd Kh Ks Ac 7d 3h   KK73  KK  A   7.10.2.b
    Jk Ac Ad Ah Kc 7d 4h   AA74  AA  K   7.10.2.b

    Qc Qd Qh Qs 9c 9d 4h   QQQQ  99  4   7.11.1
    2c 2d 2h 2s Jk Ac 9d   2222  AA  9   7.11.1
    Kc Kd Kh Ks 9c 9d 4h   KKK4  99  K   7.11.2.a
    Kc Kd Kh Ks Ac Ad 4h   KKK4  AA  K   7.11.2.a
    Jk Ac Ad Ah Kc Kd Qs   AAAQ  KK  A   7.11.2.a  four with a pair is not on the list of 7.7.5

    Qc Qd Qh Qs Jc Jd Jh   QQQQ  JJ  J   7.12.1
    Jc Jd Jh Js Tc Td Th   JJJJ  TT  T   7.12.1
    5c 5d 5h 5s Jk Ac Ad   5555  AA  A   7.12.1
    Qc Qd Qh Qs Tc Td Th   TTTQ  QQ  Q   7.12.2.a
    Jk Ac Ad Ah 5c 5d 5h   555A  AA  A   7.12.2.a

    Jk Ac Ad Ah As Kc Qd   *AKQ  AA  A   7.13.1    the joker completes a straight
    Jk Ac Ad Ah As 7c 7d   AA77  AA  A   7.13.1
    Jk Ac Ad Ah As 9c 4d   AA94  AA  A   7.13.1
"""

# Which of two cards of a rank goes where: the high hand is made as good as it can be.
BEST_HIGH = [
    ("Jk Ac Ad Ah As Kd Qd", "Jk Ad Kd Qd"),
    ("Jk Ac Ad Ah As Kh 7h", "Jk Ah Kh 7h"),
    ("Jk Ac Ad Ks 9c 4d 3d", "Jk Ad 4d 3d"),
    ("9c 8c 7c 6c 9d Kh 2s", "9c 8c 7c 6c"),
    ("9d 8c 7c 6c 9c Kh 2s", "9c 8c 7c 6c"),
    ("9c 9d 9h 8d 7d 6d Ks", "9d 8d 7d 6d"),
    ("Kc Kh Qh Jh Th 5d 2s", "Kh Qh Jh Th"),
    ("Jk Ac Ad 9c 8c 7c Kd", "Jk 9c 8c 7c"),
]

FOULS = [
    ("K942", "K6", "Q", False),
    ("K642", "K9", "Q", True),
    ("K942", "K9", "Q", False),  # alike as far as they go: the longer hand is higher
    ("KK42", "KK", "Q", False),
    ("KK42", "AA", "Q", True),
    ("QQ42", "KK", "Q", True),
    ("2233", "AA", "K", False),
    ("A942", "22", "K", True),
    ("T864", "A5", "A", True),
    ("AT86", "A5", "A", False),  # an ace under an ace and a five
    ("AKT8", "Q5", "A", True),
    ("22A9", "Q5", "K", True),
    ("22A9", "Q5", "Q", False),
    ("5432", "AK", "*", False),
    ("AT86", "*K", "A", True),
    ("AKT8", "*5", "A", False),
    ("*K94", "A5", "A", False),
    ("*987", "AA", "K", False),
    ("AAAA", "*2", "2", False),
    ("K94", "K62", "Q", True),
    ("K942", "K", "62", True),
    ("K9426", "K", "Q", True),
    ("K942", "K6", "", True),
]

FEW = 2_000  # hands of a chunk
AT_ONCE = 1  # chunk in every test run; the others are for make soak
CHUNKS = [
    pytest.param(chunk, marks=[] if chunk < AT_ONCE else [pytest.mark.soak]) for chunk in range(100)
]
RANKS = "**23456789TJQKA"


def spelled(hand: Cards, expected: str) -> str:
    """The ranks of a hand; the joker as an ace where that is enough."""
    joker = "*" if "*" in expected else "A"
    ranks = Counter(joker if card is JOKER else RANKS[card.rank] for card in hand)
    return expected if ranks == Counter(expected) else "".join(ranks.elements())


def border_hands() -> list[tuple[str, list[str], str]]:
    rows = [line.split() for line in BORDERS.splitlines() if line.strip()]
    return [(" ".join(row[:7]), row[7:10], row[10]) for row in rows]


@pytest.mark.parametrize(("cards", "expected", "clause"), border_hands())
def test_a_hand_at_the_border_of_a_rule(cards: str, expected: list[str], clause: str) -> None:
    way = house_way(parse_cards(cards), {})
    set_so = [spelled(hand, text) for hand, text in zip(way.hands, expected, strict=True)]
    assert (set_so, way.clause.id) == (expected, f"bclc-poker/16/{clause}")


def test_the_border_hands_reach_every_rule_that_can_decide() -> None:
    assert {clause for *_, clause in border_hands()} == set(SITUATIONS)


@pytest.mark.parametrize(("cards", "high"), BEST_HIGH)
def test_cards_of_a_rank_go_where_the_high_hand_is_best(cards: str, high: str) -> None:
    assert set(house_way(parse_cards(cards), {}).hands[0]) == set(parse_cards(high))


def drawn(ranks: str, pack: list[Card]) -> Cards:
    """Cards of these ranks, with suits that change from card to card."""
    hand = []
    for rank in ranks:
        text = "Jk" if rank == "*" else rank
        card = next(each for each in pack if each.text.startswith(text))
        pack.remove(card)
        pack.sort(key=lambda each: (each.suit == card.suit, each.index))
        hand.append(card)
    return tuple(hand)


@pytest.mark.parametrize(("high", "medium", "low", "fouled"), FOULS)
def test_hands_out_of_order_are_a_foul(high: str, medium: str, low: str, fouled: bool) -> None:
    pack = list(WITH_JOKER)
    assert fouls(drawn(high, pack), drawn(medium, pack), drawn(low, pack)) is fouled


def test_the_house_way_leaves_the_house_no_choice() -> None:
    assert HOUSE_WAY_SETTINGS == ()


@pytest.mark.parametrize(
    "cards",
    [
        "As Kd Qh Jc Ts 7d",
        "As Kd Qh Jc Ts 7d 3c 2c",
        "As As Kd Qh Jc Ts 7d",
        "Bk Kd Qh Jc Ts 7d 3c",
    ],
)
def test_only_seven_cards_of_the_deck_are_set(cards: str) -> None:
    with pytest.raises(BadCards, match="seven"):
        house_way(parse_cards(cards), {})


def by_rank(hand: Cards) -> list[int]:
    return sorted(map(worth, hand))


def check(cards: Cards) -> None:
    """All seven cards are set once, without a foul, by the one rule whose situation it is."""
    (high, medium, low), _ = way = house_way(cards, {})
    assert (len(high), len(medium), len(low)) == (4, 2, 1)
    assert {*high, *medium, *low} == set(cards)
    assert not fouls(high, medium, low)
    four, two = FORTUNE_ASIA_FOUR_CARD.rank(high), JOKER_TWO_CARD.rank(medium)
    assert four.value >= two.value >= ONE_CARD.rank(low).value
    facts = Facts(cards)
    clause = way.clause.id.removeprefix("bclc-poker/16/")
    assert [each for each, holds in SITUATIONS.items() if holds(facts)] == [clause], way
    assert four.value == best_high(cards, high), way
    if clause.startswith("7.7") and facts.chosen:
        assert kind(high) in ("straight", "flush", "straight flush")
        least, most = by_rank(medium)
        set_below = ([100 + most] if least == most else [most, least], worth(low[0]))
        assert set_below == facts.chosen, way
        return
    expected = places(clause, facts).split()
    ranks = [sorted(facts.ranks["abcdefg".index(letter)] for letter in hand) for hand in expected]
    assert [by_rank(hand) for hand in way.hands] == ranks, way


def best_high(cards: Cards, high: Cards) -> int:
    """The best that four cards of these ranks can be, out of these seven."""
    wanted = Counter(map(worth, high))
    choices = [
        combinations([card for card in cards if worth(card) == rank], count)
        for rank, count in wanted.items()
    ]
    return max(FORTUNE_ASIA_FOUR_CARD.value(sum(some, ())) for some in product(*choices))


@pytest.mark.parametrize("chunk", CHUNKS)
def test_random_hands_are_set_by_one_rule_and_never_fouled(chunk: int) -> None:
    rng = random.Random(chunk)
    for _ in range(FEW):
        check(tuple(rng.sample(WITH_JOKER, 7)))


@pytest.mark.parametrize("chunk", CHUNKS[:5])
def test_random_hands_with_the_joker_are_set_by_one_rule_and_never_fouled(chunk: int) -> None:
    rng = random.Random(1_000 + chunk)
    for _ in range(FEW):
        check((JOKER, *rng.sample(STANDARD, 6)))


def test_random_hands_of_few_ranks_are_set_by_one_rule_and_never_fouled() -> None:
    """Threes, fours and full houses, which are rare, from decks of four ranks and a joker."""
    rng = random.Random(16)
    for _ in range(FEW):
        ranks = rng.sample(range(2, 15), 4)
        pack = [card for card in STANDARD if card.rank in ranks]
        check(tuple(rng.sample([*pack, JOKER], 7)))


def test_the_order_of_the_cards_given_never_matters() -> None:
    rng = random.Random(13)
    hands = [parse_cards(cards) for cards, *_ in border_hands()]
    hands += [tuple(rng.sample(WITH_JOKER, 7)) for _ in range(FEW)]
    hands += [(JOKER, *rng.sample(STANDARD, 6)) for _ in range(FEW)]
    for cards in hands:
        first = house_way(cards, {})
        assert all(house_way(tuple(rng.sample(cards, 7)), {}) == first for _ in range(3))


def test_every_order_of_one_hand_is_set_alike() -> None:
    cards = parse_cards("Jk Ac Ad 9c 9h 8c 7c")
    assert len({house_way(order, {}) for order in permutations(cards)}) == 1
