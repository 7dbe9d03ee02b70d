"""Hands that must use exactly two cards of the player's own and three of the board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations, combinations_with_replacement

from houseway.cards import BLANK, STANDARD, Card, Cards
from houseway.errors import BadCards
from houseway.hands.category import FLUSH
from houseway.hands.chico_54 import CHICO_54
from houseway.hands.five_card import FIVE_CARD
from houseway.hands.hand import Hand
from houseway.hands.low import EIGHT_LOW, NINE_LOW_WILD
from houseway.hands.ranking import Ranking, span
from houseway.rulebook import Clause, cited

FROM_HAND = 2
FROM_BOARD = 3


class TwoFromHand(Ranking):
    """A ranking of five cards, two from the player's hand and three from the board."""

    def __init__(
        self,
        name: str,
        five: Ranking,
        *,
        hole: tuple[int, int],
        board: tuple[int, int],
        cite: tuple[Clause, ...],
    ) -> None:
        super().__init__(
            name,
            size=five.size,
            weakest_first=five.categories,
            cite=cite,
            of=(hole[0] + board[0], hole[1] + board[1]),
            deck=five.deck,
        )
        self.five = five
        self.hole = hole
        self.board = board

    @property
    def takes(self) -> str:
        return f"{span(*self.hole)} / {span(*self.board)}"

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        value, best = self.five.value, -1
        threes = list(combinations(board, FROM_BOARD))
        for two in combinations(cards, FROM_HAND):
            for three in threes:
                this = value(two, three)
                if this > best:
                    best = this
        return best

    def rank(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> Hand:
        self._check_number(len(cards), len(board))
        self._check_deck((*cards, *board))
        return Hand(self, tuple(cards), self.value(cards, board), tuple(board))

    def check(self, cards: Sequence[Card]) -> None:
        """Refuse cards that do not say which of them are the board's."""
        self._check_number(len(cards), 0)

    def made_of(self, hand: Hand) -> Cards:
        made = (some for some in self._fives(hand) if self.five.value(some) == hand.value)
        best = Hand(self.five, next(made), hand.value)
        return tuple(each for each in self.five.made_of(best) if each is not BLANK)

    def say(self, hand: Hand) -> str:
        return self.five.words(hand.value)

    def words(self, value: int) -> str:
        return self.five.words(value)

    def say_beside(self, value: int, other: int) -> str:
        return self.five.say_beside(value, other)

    def _fives(self, hand: Hand) -> Iterator[Cards]:
        for two in combinations(hand.cards, FROM_HAND):
            for three in combinations(hand.board, FROM_BOARD):
                yield (*two, *three)

    def _check_number(self, hole: int, board: int) -> None:
        fits = self.hole[0] <= hole <= self.hole[1] and self.board[0] <= board <= self.board[1]
        if not fits:
            raise BadCards(
                f"{self.name} ranks {span(*self.hole)} cards of a hand and {span(*self.board)}"
                f" of the board, written HAND / BOARD, not {hole} and {board}"
            )


class TwoFromPlainHand(TwoFromHand):
    """The same with a deck of 52: what the ranks make is looked up, a flush is looked for apart."""

    def value(self, cards: Sequence[Card], board: Sequence[Card] = ()) -> int:
        made = self._by_ranks
        twos = {one.key + other.key for one, other in combinations(cards, FROM_HAND)}
        threes = {a.key + b.key + c.key for a, b, c in combinations(board, FROM_BOARD)}
        best = max([made[two + three] for three in threes for two in twos], default=-1)
        return max(best, self._best_flush(cards, board)) if FLUSH in self._place else best

    def _best_flush(self, cards: Sequence[Card], board: Sequence[Card]) -> int:
        suits, best = [each.suit for each in board], -1
        for suit in {each for each in suits if suits.count(each) >= FROM_BOARD}:
            own = [each for each in cards if each.suit == suit]
            if len(own) >= FROM_HAND:
                shared = [each for each in board if each.suit == suit]
                best = max(best, super().value(own, shared))
        return best

    @cached_property
    def _by_ranks(self) -> dict[int, int]:
        """The value of any five ranks without a flush, by the sum of their keys."""
        made = {}
        for ranks in combinations_with_replacement(range(13), self.size):
            if ranks[0] == ranks[-1]:
                continue  # there are four of each
            five = tuple(STANDARD[4 * rank + at % 4] for at, rank in enumerate(ranks))
            made[sum(each.key for each in five)] = self.five.value(five)
        return made


_DEVIL, _DEVIL_SPLIT = "chico/out-pops-the-devil", "chico/out-pops-the-devil-split"

# Club tables deal up to six hole cards, and a Lake and an Ocean make seven on the board.
_HOLE, _BOARD = (4, 6), (3, 7)

OMAHA = TwoFromPlainHand(
    "omaha",
    FIVE_CARD,
    hole=_HOLE,
    board=_BOARD,
    cite=(
        *cited("bclc-poker/27", "1.4", "1.6"),
        *cited("bcpc", "flop-games.omaha.s6", "flop-games.omaha.s8", "stomaha/omaha.5"),
        *cited("chico/omaha", "object.1.s2"),
    ),
)

OMAHA_EIGHT_LOW = TwoFromPlainHand(
    "omaha-eight-low",
    EIGHT_LOW,
    hole=_HOLE,
    board=_BOARD,
    cite=(
        *cited("bclc-poker/26", "1.4", "1.4.1", "1.7"),
        *cited("bcpc", "flop-games.omaha8.s7", "stomaha/courcheval.p1.s3"),
        *cited("chico/omaha-hi-lo", "low.2"),
    ),
)

OMAHA_54 = TwoFromHand(
    "omaha-54",
    CHICO_54,
    hole=(4, 4),
    board=(3, 5),
    cite=(*cited(_DEVIL, "object.1.s2", "cards.table"), *cited(_DEVIL_SPLIT, "object.1.s2")),
)

OMAHA_NINE_LOW_WILD = TwoFromHand(
    "omaha-nine-low-wild",
    NINE_LOW_WILD,
    hole=(4, 4),
    board=(3, 5),
    cite=cited(_DEVIL_SPLIT, "object.1.s2", "low.2"),
)
