"""High hands found from bits: the strongest category that the cards can make.

Each category has a finder. It looks at the ranks held once, twice and so on and at the ranks of
each suit, and gives the packed ranks that decide within the category, or `NONE`. So one mechanism
serves every size, every order, a joker and any number of cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from houseway.cards import BLANK, STANDARD, Card, Cards
from houseway.hands.bits import ACE_BIT, ALL, TOP, Runs, suits
from houseway.hands.category import (
    FIVE_ACES,
    FLUSH,
    FOUR_ACES,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    HIGH_CARD,
    MINI_ROYAL,
    PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIR,
    Category,
)
from houseway.hands.hand import Hand
from houseway.hands.ranking import Ranking
from houseway.rulebook import Clause

NONE = -1
_JOKER = 1  # the joker's own bit; the blank's is the next, and no mask holds it
_KING = 13


class Held:
    """Ranks held at least once, twice and so on, and the ranks of each suit.

    A joker counts among the ranks as an ace; `natural` and `suits` are without it.
    """

    __slots__ = ("five", "four", "joker", "natural", "once", "suits", "thrice", "twice")

    suits: tuple[int, int, int, int]
    once: int
    natural: int

    def __init__(self, lanes: int) -> None:
        self.suits = a, b, c, d = suits(lanes)
        both, either = a & b, a | b
        others_both, others_either = c & d, c | d
        self.once = self.natural = either | others_either
        self.twice: int = both | others_both | either & others_either
        self.thrice: int = both & others_either | others_both & either
        self.four: int = both & others_both
        self.five: int = 0
        self.joker: int = lanes & _JOKER
        if self.joker:
            self.add(ACE_BIT)

    def add(self, bit: int) -> None:
        """Hold one more card of a rank, whatever its suit."""
        self.five |= self.four & bit
        self.four |= self.thrice & bit
        self.thrice |= self.twice & bit
        self.twice |= self.once & bit
        self.once |= bit


Finder = Callable[[Held, "HighHand"], int]


class HighHand(Ranking):
    """A ranking of high hands, with or without the joker as a bug.

    The joker is an ace, or the card that completes a straight, a flush or a straight flush; in a
    flush it is the highest rank that its suit lacks. It pairs nothing but an ace. A blank in the
    deck counts as nothing, and a card that is missing ranks below a deuce.
    """

    finds: ClassVar[Mapping[Category, Finder]] = {}  # for categories of its own

    def __init__(
        self,
        name: str,
        *,
        size: int,
        weakest_first: tuple[Category, ...],
        cite: tuple[Clause, ...],
        of: tuple[int, int] | None = None,
        deck: Cards = STANDARD,
        runs: Runs | None = None,
    ) -> None:
        super().__init__(name, size=size, weakest_first=weakest_first, cite=cite, of=of, deck=deck)
        self.runs: Runs = Runs(size) if runs is None else runs
        known = {**FINDS, **self.finds}
        found = [(self._place[category], known[category]) for category in reversed(weakest_first)]
        # Which finders are worth asking: by whether a suit is long enough, and any rank is paired
        self._asked = tuple(
            [
                (place, find)
                for place, find in found
                if (suited or find not in _IN_ONE_SUIT) and (paired or find not in _OF_A_RANK)
            ]
            for suited in (False, True)
            for paired in (False, True)
        )

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        held = self.held((*cards, *board))
        a, b, c, d = held.suits
        longest = max(a.bit_count(), b.bit_count(), c.bit_count(), d.bit_count())
        suited, paired = longest + held.joker >= self.size, held.twice != 0
        for place, find in self._asked[2 * suited + paired]:
            ties = find(held, self)
            if ties != NONE:
                return place | ties
        return 0  # nothing but a blank

    def held(self, cards: Sequence[Card]) -> Held:
        """What the finders look at."""
        lanes = 0
        for each in cards:
            lanes |= each.lane
        return Held(lanes)

    def made_of(self, hand: Hand) -> Cards:
        return tuple(each for each in super().made_of(hand) if each is not BLANK)

    def _say(self, value: int) -> str:
        said = super()._say(value)
        second = value >> 12 & 15
        if self.category(value) in (STRAIGHT, STRAIGHT_FLUSH) and 0 < second < _KING:
            low = self.rank_at(value, 12).word  # the run with the low ace, second highest
            return said.replace("ace-high", f"ace-to-{low}")
        return said


def _high_card(held: Held, rules: HighHand) -> int:
    return TOP[rules.size][held.once] if held.once else NONE


def _with_kickers(made: int, held: Held, kickers: int) -> int:
    """The highest rank of a mask, then the highest of the others."""
    top = TOP[1][made]
    return top | TOP[kickers][held.once & ~(1 << (top >> 16))] >> 4


def _pair(held: Held, rules: HighHand) -> int:
    return _with_kickers(held.twice, held, rules.size - 2) if held.twice else NONE


def _two_pair(held: Held, rules: HighHand) -> int:
    if not held.twice & held.twice - 1:
        return NONE
    pairs = TOP[2][held.twice]
    used = 1 << (pairs >> 16) | 1 << (pairs >> 12 & 15)
    return pairs | TOP[rules.size - 4][held.once & ~used] >> 8


def _three(held: Held, rules: HighHand) -> int:
    return _with_kickers(held.thrice, held, rules.size - 3) if held.thrice else NONE


def _full_house(held: Held, _: HighHand) -> int:
    if not held.thrice or not held.twice & held.twice - 1:
        return NONE
    trips = TOP[1][held.thrice]
    return trips | TOP[1][held.twice & ~(1 << (trips >> 16))] >> 4


def _four(held: Held, rules: HighHand) -> int:
    return _with_kickers(held.four, held, rules.size - 4) if held.four else NONE


def _straight(held: Held, rules: HighHand) -> int:
    return (rules.runs.filled if held.joker else rules.runs)[held.natural] or NONE


def _flush(held: Held, rules: HighHand) -> int:
    best = NONE
    for suit in held.suits:
        if suit.bit_count() + held.joker >= rules.size:
            if held.joker:
                suit |= 1 << (ALL & ~suit).bit_length() - 1  # noqa: PLW2901
            best = max(best, TOP[rules.size][suit])
    return best


def _straight_flush(held: Held, rules: HighHand) -> int:
    return straight_flush(held, rules.runs)


def straight_flush(held: Held, runs: Runs) -> int:
    """The best run in one suit, with the joker where it is held."""
    table = runs.filled if held.joker else runs
    enough = runs.size - held.joker
    best = 0
    for suit in held.suits:
        if suit.bit_count() >= enough:
            best = max(best, table[suit])
    return best or NONE


def _royal(held: Held, rules: HighHand) -> int:
    royal = rules.runs.royal
    enough = rules.size - held.joker
    return 0 if any((suit & royal).bit_count() >= enough for suit in held.suits) else NONE


def _four_aces(held: Held, _: HighHand) -> int:
    return 0 if held.four & ACE_BIT else NONE


def _five_aces(held: Held, _: HighHand) -> int:
    return 0 if held.five else NONE


FINDS: Mapping[Category, Finder] = {
    HIGH_CARD: _high_card,
    PAIR: _pair,
    TWO_PAIR: _two_pair,
    THREE_OF_A_KIND: _three,
    STRAIGHT: _straight,
    FLUSH: _flush,
    FULL_HOUSE: _full_house,
    FOUR_OF_A_KIND: _four,
    STRAIGHT_FLUSH: _straight_flush,
    ROYAL_FLUSH: _royal,
    MINI_ROYAL: _royal,
    FOUR_ACES: _four_aces,
    FIVE_ACES: _five_aces,
}

_IN_ONE_SUIT: frozenset[Finder] = frozenset((_flush, _straight_flush, _royal))
_OF_A_RANK: frozenset[Finder] = frozenset(
    (_pair, _two_pair, _three, _full_house, _four, _four_aces, _five_aces)
)
