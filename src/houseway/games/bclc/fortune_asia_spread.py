"""Seven cards of Fortune Asia as a dealer spreads them: what is paired first, and what is made.

The joker is an ace here (bclc-poker/16/5.3), and it completes straights and flushes of four.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property
from itertools import combinations, product
from operator import attrgetter
from typing import NamedTuple

from houseway.cards import JOKER, WITH_JOKER, Card, Cards, Rank, write_cards
from houseway.errors import BadCards
from houseway.hands import FORTUNE_ASIA_FOUR_CARD, JOKER_TWO_CARD, ONE_CARD
from houseway.rulebook import section

rule = section("bclc-poker/16")

DECK = frozenset(WITH_JOKER)
HIGH = 4  # cards of the high hand
_by_index = attrgetter("index")  # deuces up to aces, and the joker above them


class Hands(NamedTuple):
    """Four cards, two cards and one card."""

    high: Cards
    medium: Cards
    low: Cards


class Made(NamedTuple):
    """Four cards that are a straight, a flush or both, and the three beside them in order."""

    cards: Cards
    rest: Cards


def rank(cards: Cards) -> int:
    """The rank of the first of some cards."""
    return cards[0].rank or Rank.ACE  # the joker's own rank is none


def is_high(cards: Cards) -> bool:
    """Whether the first of some cards is a jack or better: a high card (7.defs)."""
    return rank(cards) >= Rank.JACK


def high_cards(cards: Cards) -> int:
    """How many of some cards are high; the joker is one of them (7.15.6)."""
    return sum(is_high((each,)) for each in cards)


class Spread:
    """The seven cards, grouped by rank: the most alike first, then the highest.

    Whatever order they come in, they are spread alike.
    """

    def __init__(self, cards: Cards) -> None:
        if (len(cards), len(DECK.intersection(cards))) != (7, 7):
            raise BadCards(
                f"the house way sets seven different cards, not {write_cards(cards)}",
                clause=rule("1.2"),
            )
        self.cards = tuple(sorted(cards, key=_by_index, reverse=True))
        self.groups = _grouped(self.cards)
        self.pattern = tuple(map(len, self.groups))

    @cached_property
    def straights(self) -> list[Made]:
        """Every four of the cards that are a straight."""
        held: dict[int, list[Card]] = {}
        mask = 0
        for each in self.cards:
            held.setdefault(each.rank, []).append(each)
            mask |= each.bit
        return self._made(
            joker + four
            for joker, ranks in _runs(mask)
            for four in product(*(held[rank] for rank in ranks))
        )

    @cached_property
    def flushes(self) -> list[Made]:
        """Every four of the cards that are a flush."""
        suits: list[list[Card]] = [[], [], [], []]
        joker: Cards = ()
        for each in self.cards:
            if each.suit is None:
                joker = (each,)
            else:
                suits[each.suit].append(each)
        return self._made(
            some
            for suit in suits
            if len(suit) + len(joker) >= HIGH
            for some in combinations((*joker, *suit), HIGH)
        )

    @cached_property
    def made(self) -> list[Made]:
        """Every four of the cards that are a straight or a flush, each once."""
        if not self.flushes:
            return self.straights
        return list(dict.fromkeys(self.straights + self.flushes))

    @cached_property
    def playable(self) -> list[Made]:
        """The made hands that may be played with no pair, or with one pair inside."""
        allows = _pair_is_inside if len(self.groups) < 7 else _no_pair
        return [made for made in self.made if allows(made)]

    @cached_property
    def choice(self) -> Hands | None:
        """The best of the made hands that may be played, with the other cards divided."""
        return best(map(divided, self.playable))

    def _made(self, fours: Iterable[Cards]) -> list[Made]:
        cards = self.cards
        return [Made(four, tuple(each for each in cards if each not in four)) for four in fours]


def _grouped(cards: Cards) -> list[Cards]:
    groups: list[Cards] = []
    first = 0
    for at in range(1, 8):
        if at == 7 or rank(cards[at:]) != rank(cards[first:]):
            groups.append(cards[first:at])
            first = at
    groups.sort(key=len, reverse=True)  # and those of a size stay in order
    return groups


@cache
def _runs(mask: int) -> list[tuple[Cards, tuple[int, ...]]]:
    """The straights that some ranks can make: with the joker or without, and of which ranks."""
    found: dict[tuple[Cards, tuple[int, ...]], None] = {}
    for run, _ in FORTUNE_ASIA_FOUR_CARD.runs.strongest_first:
        ranks = [rank for rank in range(Rank.ACE, 1, -1) if run & mask & 1 << rank]
        if len(ranks) == HIGH:
            found[(), tuple(ranks)] = None
        if mask & JOKER.bit:
            for three in combinations(ranks, HIGH - 1):
                found[(JOKER,), three] = None
    return list(found)


def _pair_is_inside(made: Made) -> bool:
    """An ace or king, or two high cards, outside (7.7.1); the pair's other card is outside too."""
    return rank(made.rest) >= Rank.KING or is_high(made.rest[1:])


def _no_pair(made: Made) -> bool:
    """Two high cards inside at most (7.7.2), or another outside (7.7.3)."""
    return is_high(made.rest) or high_cards(made.cards) < 3


def divided(made: Made) -> Hands:
    """The cards beside a made hand: best and third in the medium hand, second in the low one.

    The rules that divide three single cards all do it so (7.1.1, 7.2.1, 7.5.1).
    """
    first, second, third = made.rest
    return Hands(made.cards, (first, third), (second,))


def best(ways: Iterable[Hands]) -> Hands | None:
    """The way with the best medium hand, then the best low hand (7.7.4), then the best high."""
    return max(ways, key=_worth, default=None)


def _worth(way: Hands) -> tuple[int, int, int]:
    high = FORTUNE_ASIA_FOUR_CARD.value(way.high)
    return JOKER_TWO_CARD.value(way.medium), ONE_CARD.value(way.low), high


def best_pair(alike: Cards, beside: Cards) -> tuple[Cards, Cards]:
    """Two of some cards of a rank that do best beside two others in the high hand, and the rest.

    A joker is valued once the hands are set (7.7.1.a): it may complete a straight or a flush.
    """
    pairs = combinations(alike, 2)
    pair = max(pairs, key=lambda two: FORTUNE_ASIA_FOUR_CARD.value(two + beside))
    return pair, tuple(each for each in alike if each not in pair)
