"""A house way that goes by the size of pairs: low up to six, medium up to ten, high, aces.

Each branch is a line of the house way whose script is `games/bclc/pai_gow_lows.py`; only what the
two hands are worth is kept, which is all that a settlement asks for.
"""

from __future__ import annotations

from houseway.analysis.kernels.cache import inlined
from houseway.analysis.kernels.lanes import LANES, Cards, hand_of
from houseway.analysis.kernels.rankings.high import best_five_with_joker
from houseway.analysis.kernels.ways.seven import (
    ACE,
    EIGHT,
    JOKER_CARD,
    KING,
    KING_JACK,
    NINE,
    ROYAL,
    STRAIGHT_TO_THE_ACE,
    TEN,
    TWO,
    Ints,
    Worth,
    best_made,
    holds_made,
    in_front,
    is_made,
    rank_at,
    spread,
    two_in_front,
)

LOW, MEDIUM, HIGH, ACES = range(4)
LOWER_STRAIGHT, KEEP_ROYAL = 1, 2  # what a table posts, as bits


@inlined
def size_of(rank: int) -> int:
    """The size of a pair or of four of a kind."""
    return LOW if rank <= 6 else MEDIUM if rank <= TEN else HIGH if rank <= KING else ACES


@inlined
def set_by_size(cards: Cards, i: int, ranks: Ints, sizes: Ints, posted: int) -> Worth:
    """What the house makes of seven cards."""
    sets = spread(cards, i, ranks, sizes)
    if sizes[0] >= 4:
        return _four_or_more(cards, i, ranks, sizes, sets)
    if sizes[0] == 3:
        return _three(cards, i, ranks, sizes, sets)
    if sizes[0] == 2 and sizes[1] == 2:
        return _pairs(cards, i, ranks, sizes)
    if not holds_made(hand_of(cards, i)):
        return in_front(cards, i, ranks[1], ranks[2])
    if sizes[0] == 2:
        return _made_with_pair(cards, i, ranks, sets, posted)
    lower = _lower_straight(cards, i, ranks, sets, posted)
    return lower if lower[0] else best_made(cards, i, 1)


@inlined
def _four_or_more(cards: Cards, i: int, ranks: Ints, sizes: Ints, sets: int) -> Worth:
    first, second = ranks[0], ranks[1]
    if sizes[0] == 5:
        front = second if sets == 2 and second == KING else first
        return in_front(cards, i, front, front)
    if sizes[1] == 3:
        front = first if first == ACE and second != KING else second
        return in_front(cards, i, front, front)
    if sizes[1] == 2:
        return in_front(cards, i, second, second)
    size = size_of(first)
    if size == LOW or (size == MEDIUM and second == ACE):
        return in_front(cards, i, second, ranks[2])
    return in_front(cards, i, first, first)


@inlined
def _three(cards: Cards, i: int, ranks: Ints, sizes: Ints, sets: int) -> Worth:
    first, second = ranks[0], ranks[1]
    if sizes[1] == 3:
        return in_front(cards, i, first, first)
    if sizes[1] == 2:
        if sets == 4 and second == TWO and ranks[2] == ACE and ranks[3] == KING:
            return in_front(cards, i, ACE, KING)
        return in_front(cards, i, second, second)
    if holds_made(hand_of(cards, i)):
        pair = in_front(cards, i, first, first)
        if is_made(pair[0]):
            return pair
    if first == ACE:
        return in_front(cards, i, first, second)
    return in_front(cards, i, second, ranks[2])


@inlined
def _pairs(cards: Cards, i: int, ranks: Ints, sizes: Ints) -> Worth:
    if sizes[2] == 2:
        return in_front(cards, i, ranks[0], ranks[0])
    larger, smaller, odd = size_of(ranks[0]), size_of(ranks[1]), ranks[2]
    behind = False
    if smaller == LOW and larger in (LOW, MEDIUM):
        behind = two_in_front(odd, ranks[3]) >= KING_JACK
    elif (larger == HIGH and smaller == LOW) or (larger == MEDIUM and smaller == MEDIUM):
        behind = odd == ACE
    if behind:
        return in_front(cards, i, odd, ranks[3])
    return in_front(cards, i, ranks[1], ranks[1])


@inlined
def _made_with_pair(cards: Cards, i: int, ranks: Ints, sets: int, posted: int) -> Worth:
    pair = in_front(cards, i, ranks[0], ranks[0])
    if is_made(pair[0]):
        return pair
    if TEN <= ranks[0] <= KING:
        without = best_made(cards, i, 0)
        if without[0]:
            return without
        if not (posted & KEEP_ROYAL and _holds_royal(cards, i)):
            return in_front(cards, i, ranks[1], ranks[2])
    lower = _lower_straight(cards, i, ranks, sets, posted)
    if lower[0]:
        return lower
    best = best_made(cards, i, 1)
    to_the_ace = best[0] in (STRAIGHT_TO_THE_ACE, ROYAL)
    kept = posted & KEEP_ROYAL and best[0] == ROYAL
    if to_the_ace and _pair_is_behind(cards, i, ranks[0], best) and not kept:
        return in_front(cards, i, ranks[1], ranks[2])
    return best


@inlined
def _holds_royal(cards: Cards, i: int) -> bool:
    hand = hand_of(cards, i)
    for j in range(7):
        for k in range(j):
            if best_five_with_joker(hand ^ LANES[cards[i, j]] ^ LANES[cards[i, k]]) == ROYAL:
                return True
    return False


@inlined
def _pair_is_behind(cards: Cards, i: int, rank: int, best: Worth) -> bool:
    """Whether neither card in front is of the pair's rank."""
    return best[1] >> 16 & 15 != rank and best[1] >> 12 & 15 != rank


@inlined
def _lower_straight(cards: Cards, i: int, ranks: Ints, sets: int, posted: int) -> Worth:
    """Six or seven in a row to the ace with the joker: nine to king, or eight to queen, behind."""
    joker, high = False, 0
    for j in range(7):
        joker |= cards[i, j] == JOKER_CARD
        high += cards[i, j] != JOKER_CARD and rank_at(cards, i, j) >= NINE
    if not (posted & LOWER_STRAIGHT and joker and ranks[0] == ACE and high >= 5):
        return 0, 0
    last = ranks[sets - 1]
    return in_front(cards, i, ACE, ranks[1] if last == EIGHT else last)
