"""Fortune Asia's house way up to two threes, and straights and flushes (bclc-poker/16/7.1 to 7.7).

Each function is one rule: it sets the hands, or has nothing to say about these cards. Single
cards are called first, second and so on, from the highest down.
"""

from __future__ import annotations

from houseway.cards import Cards, Rank
from houseway.games.bclc.fortune_asia_spread import (
    Hands,
    Made,
    Spread,
    best,
    best_pair,
    high_cards,
    is_high,
    rank,
)


def made_over_a_pair(spread: Spread) -> Hands | None:
    """A straight or flush high, a pair medium, the third card low, regardless (7.7.5)."""
    return best(_over_a_pair(made) for made in spread.made if _has_pair(made.rest))


def _has_pair(rest: Cards) -> bool:
    return rank(rest) == rank(rest[1:]) or rank(rest[1:]) == rank(rest[2:])


def _over_a_pair(made: Made) -> Hands:
    """Aces are split, but not beside a king or a third ace."""
    high, rest = made
    if rank(rest) != rank(rest[1:]):
        return Hands(high, rest[1:], rest[:1])
    if rank(rest) == Rank.ACE and rank(rest[2:]) < Rank.KING:
        return Hands(high, rest[::2], rest[1:2])
    return Hands(high, rest[:2], rest[2:])


def straight_and_flush(spread: Spread) -> Hands | None:
    """Both may be played: the one with the best medium, then the best low (7.7.4)."""
    playable = spread.playable
    if len(playable) < 2 or not spread.straights or not spread.flushes:
        return None
    straight = any(made in playable for made in spread.straights)
    flush = any(made in playable for made in spread.flushes)
    return spread.choice if straight and flush else None


def ace_to_ten(spread: Spread) -> Hands | None:
    """Ace, king, queen, jack and ten: the straight high, the ace medium (7.7.2.a).

    7.7.3 would cover it too, so this rule, which names the hand, is tried before that one.
    """
    return high_cards_inside(spread) if rank(spread.groups[4]) == Rank.TEN else None


def high_cards_inside(spread: Spread) -> Hands | None:
    """Three or four high cards in the made hand, and another beside it (7.7.3)."""
    choice = spread.choice
    return choice if choice and high_cards(choice.high) >= 3 else None


def made_without_pair(spread: Spread) -> Hands | None:
    """Two high cards at most in the straight or flush: it is played (7.7.2)."""
    return spread.choice


def pair_inside(spread: Spread) -> Hands | None:
    """The made hand with enough outside it, or else the pair, which is not split (7.7.1)."""
    if not spread.made:
        return None
    return spread.choice or one_pair(spread)


def two_threes(spread: Spread) -> Hands:
    """The lower three high, the higher split into a pair and a low card (7.6.1)."""
    three, lower, single = spread.groups
    return Hands(lower + single, three[:2], three[2:])


def jacks_alone(spread: Spread) -> Hands | None:
    """Three jacks, no other high card: a pair high, a jack medium (7.5.2.e)."""
    three, first, second, third, fourth = spread.groups
    if rank(three) == Rank.JACK and not is_high(first):
        return Hands(three[:2] + third + fourth, three[2:] + second, first)
    return None


def jacks_and_two_high(spread: Spread) -> Hands | None:
    """Three jacks and two other high cards: the jacks stay together (7.5.2.d)."""
    three, _, second, *_ = spread.groups
    return three_alike(spread) if rank(three) == Rank.JACK and is_high(second) else None


def jacks_and_one_high(spread: Spread) -> Hands | None:
    """Three jacks and one other high card: a jack low (7.5.2.c)."""
    three, first, second, third, fourth = spread.groups
    if rank(three) == Rank.JACK:
        return Hands(three[:2] + third + fourth, first + second, three[2:])
    return None


def big_three_and_high(spread: Spread) -> Hands | None:
    """Queens or better and another high card: a pair high (7.5.2.b).

    The two lowest cards go with the pair; of the rest, best and third are medium.
    """
    three, first, second, third, fourth = spread.groups
    if rank(three) < Rank.QUEEN or not is_high(first):
        return None
    pair, odd = best_pair(three, third + fourth)
    least, middle, most = sorted((odd, first, second), key=rank)
    return Hands(pair + third + fourth, most + least, middle)


def big_three(spread: Spread) -> Hands | None:
    """Queens or better: one in each hand (7.5.2.a)."""
    three, first, second, third, fourth = spread.groups
    if rank(three) < Rank.QUEEN:
        return None
    return Hands(three[:1] + first + third + fourth, three[1:2] + second, three[2:])


def three_alike(spread: Spread) -> Hands:
    """The three high, best and third single medium, second low (7.5.1)."""
    three, first, second, third, fourth = spread.groups
    return Hands(three + fourth, first + third, second)


def three_high_pairs(spread: Spread) -> Hands | None:
    """Three pairs of jacks or better: the lowest medium, the highest split (7.4.2.b).

    With a high seventh card that one is low, and the two higher pairs are high.
    """
    top, middle, bottom, single = spread.groups
    if not is_high(bottom):
        return None
    if is_high(single):
        return Hands(top + middle, bottom, single)
    return Hands(middle + top[:1] + single, bottom, top[1:])


def three_pair_big(spread: Spread) -> Hands | None:
    """Aces or kings on top are split, without another high card (7.4.2.a)."""
    top, middle, bottom, single = spread.groups
    if rank(top) < Rank.KING:
        return None
    if is_high(single):
        return three_pair(spread)
    return Hands(middle + bottom, top[:1] + single, top[1:])


def three_pair(spread: Spread) -> Hands:
    """The highest pair medium, the others high (7.4.1)."""
    top, middle, bottom, single = spread.groups
    return Hands(middle + bottom, top, single)


def two_pair_big(spread: Spread) -> Hands | None:
    """Aces or kings on top are split, without another high card (7.3.2.a)."""
    top, other, first, second, third = spread.groups
    if rank(top) < Rank.KING:
        return None
    if is_high(first):
        return two_pair(spread)
    return Hands(other + second + third, top[:1] + first, top[1:])


def two_pair(spread: Spread) -> Hands:
    """The higher pair high, the lower medium, the best single low (7.3.1)."""
    top, other, first, second, third = spread.groups
    return Hands(top + second + third, other, first)


def high_pair_two_high(spread: Spread) -> Hands | None:
    """Jacks or better and two other high cards: the pair stays together (7.2.2.c)."""
    pair, _, second, *_ = spread.groups
    return one_pair(spread) if is_high(pair) and is_high(second) else None


def high_pair_one_high(spread: Spread) -> Hands | None:
    """Jacks or better and one other high card: together only under a higher card (7.2.2.b)."""
    pair, first, *_ = spread.groups
    if not is_high(pair) or not is_high(first):
        return None
    return one_pair(spread) if rank(first) > rank(pair) else _split_pair(spread)


def high_pair_alone(spread: Spread) -> Hands | None:
    """Jacks or better and no other high card: the pair is split (7.2.2.a)."""
    return _split_pair(spread) if is_high(spread.groups[0]) else None


def _split_pair(spread: Spread) -> Hands:
    """As the printed example has it (7.2.2.b.2); the rule for no pair would foul."""
    pair, first, second, third, fourth, fifth = spread.groups
    return Hands(pair[:1] + second + fourth + fifth, pair[1:] + third, first)


def one_pair(spread: Spread) -> Hands:
    """The pair high, best and third single medium, second low (7.2.1)."""
    pair, first, second, third, fourth, fifth = spread.groups
    return Hands(pair + fourth + fifth, first + third, second)


def no_pair(spread: Spread) -> Hands:
    """The highest card high, second and fourth medium, third low (7.1.1)."""
    first, second, third, fourth, *others = spread.cards
    return Hands((first, *others), (second, fourth), (third,))
