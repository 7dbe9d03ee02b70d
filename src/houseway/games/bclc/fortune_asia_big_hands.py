"""Fortune Asia's house way with a full house or better (bclc-poker/16/7.8 to 7.13).

Each function is one rule: it sets the hands, or has nothing to say about these cards. A rule that
names a hand also says what becomes of it with another high card, which is a single one (7.3.2.a
and others): a second high pair is none.
"""

from __future__ import annotations

from houseway.cards import Rank
from houseway.games.bclc.fortune_asia_spread import Hands, Spread, best_pair, is_high, rank


def five_aces(spread: Spread) -> Hands:
    """Two aces high, two medium, one low (7.13.1)."""
    aces, beside = spread.cards[:5], spread.cards[5:]
    two, rest = best_pair(aces, beside)
    return Hands(two + beside, rest[:2], rest[2:])


def big_four_small_three(spread: Spread) -> Hands | None:
    """Queens or better with tens or lower: the three stay, the four are split (7.12.2.a)."""
    four, three = spread.groups
    if rank(four) >= Rank.QUEEN and not is_high(three):
        return Hands(three + four[:1], four[1:3], four[3:])
    return None


def four_and_three(spread: Spread) -> Hands:
    """The four high, two of the three medium, the last low (7.12.1)."""
    four, three = spread.groups
    return Hands(four, three[:2], three[2:])


def big_four_and_pair(spread: Spread) -> Hands | None:
    """Aces or kings: three of them high, one low (7.11.2.a)."""
    four, pair, single = spread.groups
    if rank(four) >= Rank.KING:
        return Hands(four[:3] + single, pair, four[3:])
    return None


def four_and_pair(spread: Spread) -> Hands:
    """The four high, the pair medium (7.11.1)."""
    four, pair, single = spread.groups
    return Hands(four, pair, single)


def big_four(spread: Spread) -> Hands | None:
    """Aces or kings: a pair, one and one, or two pairs with another high card (7.10.2.b)."""
    four, first, second, third = spread.groups
    if rank(four) < Rank.KING:
        return None
    if is_high(first):
        return four_split(spread)
    return Hands(four[:2] + second + third, four[2:3] + first, four[3:])


def small_four(spread: Spread) -> Hands | None:
    """Sixes or lower with an ace and another high card: the four stay together (7.10.2.a)."""
    four, first, second, third = spread.groups
    if rank(four) <= Rank.SIX and rank(first) == Rank.ACE and is_high(second):
        return Hands(four, first + third, second)
    return None


def four_split(spread: Spread) -> Hands:
    """A pair high and a pair medium (7.10.1)."""
    four, first, second, third = spread.groups
    return Hands(four[:2] + second + third, four[2:], first)


def high_three_small_pairs(spread: Spread) -> Hands | None:
    """Jacks or better with pairs of tens or lower: the pairs high, the three split (7.9.2.a)."""
    three, pair, lower = spread.groups
    if is_high(three) and not is_high(pair):
        return Hands(pair + lower, three[:2], three[2:])
    return None


def full_house_and_pair(spread: Spread) -> Hands:
    """The three high, the lower pair medium, one of the higher pair low (7.9.1)."""
    three, pair, lower = spread.groups
    return Hands(three + pair[:1], lower, pair[1:])


def big_full_house_high_pair(spread: Spread) -> Hands | None:
    """Queens or better with a high pair: one low, without another high card (7.8.2.c)."""
    three, pair, first, second = spread.groups
    if rank(three) < Rank.QUEEN or not is_high(pair):
        return None
    if is_high(first):
        return full_house(spread)
    over, under = sorted((three[:2], pair), key=rank, reverse=True)
    return Hands(over + first + second, under, three[2:])


def full_house_big_pair(spread: Spread) -> Hands | None:
    """A pair of aces or kings is split, without another high card (7.8.2.b)."""
    three, pair, first, second = spread.groups
    if rank(pair) < Rank.KING:
        return None
    if is_high(first):
        return full_house(spread)
    return Hands(three + second, pair[:1] + first, pair[1:])


def big_full_house(spread: Spread) -> Hands | None:
    """Queens or better: two high and one low, without another high card (7.8.2.a)."""
    three, pair, first, second = spread.groups
    if rank(three) < Rank.QUEEN:
        return None
    if is_high(first):
        return full_house(spread)
    return Hands(three[:2] + first + second, pair, three[2:])


def full_house(spread: Spread) -> Hands:
    """The three high, the pair medium (7.8.1)."""
    three, pair, first, second = spread.groups
    return Hands(three + second, pair, first)
