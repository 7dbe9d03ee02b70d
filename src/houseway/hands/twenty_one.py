"""Pure 21.5 Blackjack: totals up to 21, and 21.5 in the first two cards."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.cards import STANDARD, Card, Cards, Rank, decks
from houseway.hands.category import Category
from houseway.hands.hand import Hand
from houseway.hands.ranking import TIE_BITS, Ranking
from houseway.rulebook import Clause, cited

_TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_NAMES = (
    *["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
    *_TEENS.split(),
    "twenty",
    "twenty-one",
)
_MOST = 21
_SOFT = 10  # what an ace counts over one

BUST = Category("bust", "bust")
PURE = Category("pure 21.5", "pure twenty-one and a half")


class TwentyOne(Ranking):
    """The total closest to 21 without going over; an ace counts one or eleven.

    A value is the total, whether hard or soft: 0 for a bust, 22 for a pure 21.5. That is an ace
    and a card that counts ten in the first two cards; after a split they count 21.
    """

    def __init__(self, name: str, *, pure: bool, cite: tuple[Clause, ...]) -> None:
        totals = tuple(Category(each, each) for each in _NAMES[1:])
        super().__init__(
            name,
            size=2,
            of=(1, _MOST + 1),  # twenty-one aces are 21, and one more card is a bust
            weakest_first=(BUST, *totals, PURE) if pure else (BUST, *totals),
            deck=decks(8),
            cite=cite,
        )
        self.pure = pure

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        held = (*cards, *board)
        hard, soft = self.totals(held)
        if self.pure and len(held) == 2 and soft == _MOST:
            return _MOST + 1 << TIE_BITS
        best = soft or hard
        return best << TIE_BITS if best <= _MOST else 0

    @staticmethod
    def totals(cards: Sequence[Card]) -> tuple[int, int]:
        """The total with every ace as one, and with one as eleven where that fits, else 0."""
        hard, ace = 0, False
        for each in cards:
            count = _COUNTS[each.index]
            hard += count
            if count == 1:
                ace = True
        return hard, hard + _SOFT if ace and hard + _SOFT <= _MOST else 0

    def made_of(self, hand: Hand) -> Cards:
        return hand.cards

    def say(self, hand: Hand) -> str:
        return self.called(hand.cards)

    def called(self, cards: Sequence[Card]) -> str:
        """The total as it is said."""
        hard, soft = self.totals(cards)
        if hard > _MOST:
            return f"bust with {hard}"
        if soft == _MOST and self.pure and len(cards) == 2:
            return PURE.said
        if soft and soft < _MOST:
            return f"soft {_NAMES[soft]}"
        return _NAMES[soft or hard]


def counts(card: Card) -> int:
    """What a card counts: the ace one, tens and faces ten."""
    return _COUNTS[card.index]


_COUNTS = [1 if each.rank == Rank.ACE else min(int(each.rank), 10) for each in STANDARD]


_PURE = "chico/pure-21.5-6-5"

PURE_TWENTY_ONE = TwentyOne(
    "pure-21.5",
    pure=True,
    cite=(
        *cited(_PURE, "cards.1", "cards.2", "cards.4", "winners.1", "winners.3.d"),
        *cited("chico/pure-21.5-3-2", "cards.table"),
    ),
)

# Split aces take one card each; with a bonus card that is 21, not 21.5.
PURE_AFTER_SPLIT = TwentyOne(
    "pure-21.5-split",
    pure=False,
    cite=cited(_PURE, "cards.1", "cards.3", "splits.1.s4"),
)
