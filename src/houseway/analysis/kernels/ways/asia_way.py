"""Seven cards set as four, two and one, by the house way of that game; and rounds of it.

Cards are spread from the highest down, the joker above the aces, in sets of equal rank, the
largest first. A way to set them is a mask of places for the high hand, one for the medium and one
for the low.
"""

from __future__ import annotations

import numpy as np

from houseway.analysis.kernels.bits import bit_count
from houseway.analysis.kernels.cache import inlined, kernel
from houseway.analysis.kernels.drawing import Stream
from houseway.analysis.kernels.lanes import JOKER, LANES, Cards, counted, lane
from houseway.analysis.kernels.rankings.small import asia, asia_run
from houseway.analysis.kernels.ways.set_rounds import deal_two
from houseway.analysis.kernels.ways.seven import ACE, JACK, JOKER_CARD, KING, QUEEN, Ints

Three = tuple[int, int, int]  # what high, medium and low hand are worth, or their places
NONE = (0, 0, 0)
SIX = 6


@inlined
def lay_out(cards: Cards, i: int, laid: Ints, ranks: Ints, sizes: Ints) -> int:
    """The cards by sets, the largest and then the highest first; how many sets there are."""
    held = np.zeros(7, np.int64)
    for j in range(7):  # from the highest down
        at = j
        while at and held[at - 1] < cards[i, j]:
            held[at] = held[at - 1]
            at -= 1
        held[at] = cards[i, j]
    sets = placed = 0
    for size in range(5, 0, -1):
        first = 0
        while first < 7:
            last = first
            while last < 7 and rank_of(held[last]) == rank_of(held[first]):
                last += 1
            if last - first == size:
                ranks[sets], sizes[sets] = rank_of(held[first]), size
                sets += 1
                for at in range(first, last):
                    laid[placed] = held[at]
                    placed += 1
            first = last
    return sets


@inlined
def rank_of(card: int) -> int:
    return ACE if card == JOKER_CARD else (card >> 2) + 2


@inlined
def value_of(laid: Ints, places: int) -> int:
    """What the cards at four places are worth as a high hand."""
    hand = 0
    for j in range(7):
        if places >> j & 1:
            hand |= LANES[laid[j]]
    return asia(hand)


@inlined
def medium_of(first: int, second: int) -> int:
    """What two cards of these ranks are worth."""
    if first == second:
        return 1 << 20 | first << 16
    return max(first, second) << 16 | min(first, second) << 12


@inlined
def worth_of(laid: Ints, high: int, one: int, other: int, low: int) -> Three:
    """What hands are worth: the high one by its places, the others by the place of each card."""
    return (
        value_of(laid, high),
        medium_of(rank_of(laid[one]), rank_of(laid[other])),
        rank_of(laid[low]) << 16,
    )


@inlined
def set_of(laid: Ints, one: int, other: int, low: int) -> Three:
    """The cards of the medium and the low hand by their places; the rest is high."""
    return worth_of(laid, 127 & ~(1 << one | 1 << other | 1 << low), one, other, low)


@inlined
def better(one: Three, other: Three) -> bool:
    """The better medium hand, then the better low one, then the better high one."""
    if one[1] != other[1]:
        return one[1] > other[1]
    if one[2] != other[2]:
        return one[2] > other[2]
    return one[0] > other[0]


@inlined
def _rest_of(laid: Ints, four: int, rest: Ints) -> None:
    """The places that four cards leave, the highest card first."""
    found = 0
    for j in range(7):
        if not four >> j & 1:
            at = found
            while at and rank_of(laid[rest[at - 1]]) < rank_of(laid[j]):
                rest[at] = rest[at - 1]
                at -= 1
            rest[at] = j
            found += 1


@inlined
def _is_made(value: int) -> bool:
    """A straight, a flush or both."""
    return value >> 20 in (4, 5, 7)


@inlined
def holds_made(laid: Ints) -> bool:
    """Whether any four of the cards are a straight or a flush."""
    hand = 0
    for j in range(7):
        hand |= LANES[laid[j]]
    joker = hand & JOKER
    for suit in range(4):
        if bit_count(lane(hand, suit)) + joker >= 4:
            return True
    return asia_run(counted(hand)[0], joker) > 0


@inlined
def made_over_a_pair(laid: Ints, rest: Ints) -> Three:
    """A straight or flush high, a pair medium: the best way, if there is one."""
    best = NONE
    if not holds_made(laid):
        return best
    for four in range(15, 121):
        if bit_count(four) != 4 or not _is_made(value_of(laid, four)):
            continue
        _rest_of(laid, four, rest)
        a, b, c = rest[0], rest[1], rest[2]
        first, second, third = rank_of(laid[a]), rank_of(laid[b]), rank_of(laid[c])
        if first == second:
            split = first == ACE and third < KING
            way = worth_of(laid, four, a, c, b) if split else worth_of(laid, four, a, b, c)
        elif second == third:
            way = worth_of(laid, four, b, c, a)
        else:
            continue
        if better(way, best):
            best = way
    return best


@inlined
def best_made(laid: Ints, rest: Ints, paired: int) -> tuple[int, Three]:
    """Whether anything is made, and the best made hand that may be played."""
    best, found = NONE, 0
    if not holds_made(laid):
        return found, best
    for four in range(15, 121):
        if bit_count(four) != 4 or not _is_made(value_of(laid, four)):
            continue
        found = 1
        _rest_of(laid, four, rest)
        first, second = rank_of(laid[rest[0]]), rank_of(laid[rest[1]])
        high = 0
        for j in range(7):
            high += four >> j & 1 and rank_of(laid[j]) >= JACK
        fits = (first >= KING or second >= JACK) if paired else (first >= JACK or high < 3)
        way = worth_of(laid, four, rest[0], rest[2], rest[1])
        if fits and better(way, best):
            best = way
    return found, best


@inlined
def _best_pair(laid: Ints, alike: int, beside: int) -> int:
    """The most that two of the first cards are worth with those beside them."""
    best = 0
    for j in range(alike):
        for k in range(j):
            best = max(best, value_of(laid, 1 << j | 1 << k | beside))
    return best


@inlined
def _four_or_five(laid: Ints, ranks: Ints, sizes: Ints) -> Three:
    first, second = ranks[0], ranks[1]
    if sizes[0] == 5:
        return _best_pair(laid, 5, 0b1100000), 1 << 20 | ACE << 16, ACE << 16
    if sizes[1] == 3:
        return set_of(laid, 1, 2, 3) if first >= QUEEN and second < JACK else set_of(laid, 4, 5, 6)
    if sizes[1] == 2:
        return set_of(laid, 4, 5, 3 if first >= KING else 6)
    if first >= KING and second < JACK:
        return set_of(laid, 2, 4, 3)
    if first <= SIX and second == ACE and ranks[2] >= JACK:
        return set_of(laid, 4, 6, 5)
    return set_of(laid, 2, 3, 4)


@inlined
def _full_house(laid: Ints, ranks: Ints, sizes: Ints) -> Three:
    three, pair = ranks[0], ranks[1]
    if sizes[2] == 2:
        return set_of(laid, 0, 1, 2) if three >= JACK and pair < JACK else set_of(laid, 5, 6, 4)
    if ranks[2] < JACK:
        if three >= QUEEN and pair >= JACK:
            return set_of(laid, 3, 4, 2) if three > pair else set_of(laid, 0, 1, 2)
        if pair >= KING:
            return set_of(laid, 3, 5, 4)
        if three >= QUEEN:
            return set_of(laid, 3, 4, 2)
    return set_of(laid, 3, 4, 5)


@inlined
def _three(laid: Ints, ranks: Ints) -> Three:
    three, first, second = ranks[0], ranks[1], ranks[2]
    if three == JACK and first < JACK:
        return set_of(laid, 2, 4, 3)
    if three == JACK and second < JACK:
        return set_of(laid, 3, 4, 2)
    if three >= QUEEN and first >= JACK:
        high = _best_pair(laid, 3, 0b1100000)
        most, least = max(three, first), min(three, second)
        middle = three + first + second - most - least
        return high, medium_of(most, least), middle << 16
    if three >= QUEEN:
        return set_of(laid, 1, 4, 2)
    return set_of(laid, 3, 5, 4)


@inlined
def _pairs(laid: Ints, ranks: Ints, sizes: Ints) -> Three:
    top = ranks[0]
    if sizes[2] == 2:
        single = ranks[3]
        if ranks[2] >= JACK:
            return set_of(laid, 4, 5, 6 if single >= JACK else 1)
        return set_of(laid, 0, 6, 1) if top >= KING and single < JACK else set_of(laid, 0, 1, 6)
    return set_of(laid, 0, 4, 1) if top >= KING and ranks[2] < JACK else set_of(laid, 2, 3, 4)


@inlined
def _one_pair(laid: Ints, ranks: Ints, rest: Ints) -> Three:
    made, best = best_made(laid, rest, 1)
    if made:
        return best if best[0] else set_of(laid, 2, 4, 3)
    pair, first, second = ranks[0], ranks[1], ranks[2]
    together = pair < JACK or second >= JACK or (first >= JACK and first > pair)
    return set_of(laid, 2, 4, 3) if together else set_of(laid, 1, 4, 2)


@inlined
def set_three(laid: Ints, ranks: Ints, sizes: Ints, rest: Ints, sets: int) -> Three:
    """What the house makes of seven cards that are laid out."""
    if sets == 7:
        _, best = best_made(laid, rest, 0)
        return best if best[0] else set_of(laid, 1, 3, 2)
    listed = not (sizes[0] == 5 or (sizes[0] == 4 and sizes[1] > 1) or sizes[1] == 3)
    if listed:
        best = made_over_a_pair(laid, rest)
        if best[0]:
            return best
    if sizes[0] >= 4:
        return _four_or_five(laid, ranks, sizes)
    if sizes[0] == 3:
        if sizes[1] == 3:
            return set_of(laid, 0, 1, 2)
        return _full_house(laid, ranks, sizes) if sizes[1] == 2 else _three(laid, ranks)
    if sizes[1] == 2:
        return _pairs(laid, ranks, sizes)
    return _one_pair(laid, ranks, rest)


@kernel
def set_threes(cards: Cards, out: Ints) -> None:
    """What the house way makes of each row of seven cards: high, medium and low."""
    laid, ranks, sizes = np.zeros(7, np.int64), np.zeros(7, np.int64), np.zeros(7, np.int64)
    rest = np.zeros(7, np.int64)
    for i in range(cards.shape[0]):
        sets = lay_out(cards, i, laid, ranks, sizes)
        out[i, 0], out[i, 1], out[i, 2] = set_three(laid, ranks, sizes, rest, sets)


@inlined
def won(own: Three, banks: Three) -> int:
    """How many of three hands are better than the bank's; an equal one is the bank's."""
    return (own[0] > banks[0]) + (own[1] > banks[1]) + (own[2] > banks[2])


@kernel
def play_threes(state: Stream, pack: Cards, rounds: int, counts: Ints) -> None:
    """Count rounds by how many of three hands are better than the bank's, both set alike."""
    laid, ranks, sizes = np.zeros(7, np.int64), np.zeros(7, np.int64), np.zeros(7, np.int64)
    rest = np.zeros(7, np.int64)
    cards = np.zeros((2, 7), np.uint8)
    for _ in range(rounds):
        deal_two(state, pack, cards)
        own = set_three(laid, ranks, sizes, rest, lay_out(cards, 0, laid, ranks, sizes))
        banks = set_three(laid, ranks, sizes, rest, lay_out(cards, 1, laid, ranks, sizes))
        counts[won(own, banks)] += 1
