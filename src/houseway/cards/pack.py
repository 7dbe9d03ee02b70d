"""Cards and decks.

There is one object for each card of the pack, so cards compare by identity and a shoe of eight
decks holds each of them eight times.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Any

from houseway.errors import BadCards, UnseenCard


class Rank(IntEnum):
    """Deuce to ace; the joker and the blank stand outside."""

    JOKER = 0
    BLANK = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def word(self) -> str:
        return self.name.lower()

    @property
    def plural(self) -> str:
        return f"{self.word}es" if self is Rank.SIX else f"{self.word}s"


class Suit(IntEnum):
    """The four suits; none is worth more than another unless a game says so."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Card:
    """One card: `As`, `Td`, `Jk` (joker), `Bk` (blank)."""

    __slots__ = ("bit", "index", "key", "lane", "rank", "suit", "text")

    def __init__(self, rank: Rank, suit: Suit | None, text: str, index: int) -> None:
        self.rank: Rank = rank
        self.suit: Suit | None = suit
        self.text: str = text
        self.index: int = index
        self.bit: int = 1 << rank  # for evaluators: the rank, and the rank in its suit's lane
        self.lane: int = self.bit << 16 * (suit or 0)
        self.key: int = 1 << 3 * rank  # keys of up to seven cards of a rank add up without a carry

    def __repr__(self) -> str:
        return self.text

    __str__ = __repr__

    def __reduce__(self) -> str | tuple[object, tuple[str]]:
        return card, (self.text,)

    def __deepcopy__(self, memo: object) -> Card:
        return self

    @property
    def words(self) -> str:
        """The card as it is said: "ace of spades"."""
        if self.suit is None:
            return self.rank.word
        return f"{self.rank.word} of {self.suit.name.lower()}"


class Unseen(Card):
    """A card that nobody has seen, `??`: whatever asks what it is gets an error, not a rank.

    One off a shoe knows its number there, so that the error says which card has to be named. All
    of them are equal, as nobody can tell them apart.
    """

    __slots__ = ("number",)

    def __init__(self, number: int | None = None) -> None:
        self.text = "??"
        self.number: int | None = number

    def _asked(self) -> Any:
        raise UnseenCard(
            "a card that nobody has seen has no rank and no suit; name it first",
            () if self.number is None else (self.number,),
        )

    rank = suit = index = bit = lane = key = words = property(_asked)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Unseen)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> str:
        return "UNSEEN"


UNSEEN: Card = Unseen()

_RANKS = "23456789TJQKA"
SUITS = "cdhs"

STANDARD: tuple[Card, ...] = tuple(
    Card(Rank(2 + r), Suit(s), _RANKS[r] + SUITS[s], 4 * r + s) for r in range(13) for s in range(4)
)
JOKER = Card(Rank.JOKER, None, "Jk", 52)
BLANK = Card(Rank.BLANK, None, "Bk", 53)

_BY_TEXT = {each.text: each for each in (*STANDARD, JOKER, BLANK)}

Cards = tuple[Card, ...]

WITH_JOKER: Cards = (*STANDARD, JOKER)  # 53
WITH_JOKER_AND_BLANK: Cards = (*WITH_JOKER, BLANK)  # 54
SIX_UP: Cards = tuple(each for each in STANDARD if each.rank >= Rank.SIX)  # 36
SEVEN_UP: Cards = tuple(each for each in STANDARD if each.rank >= Rank.SEVEN)  # 32


def card(text: str) -> Card:
    """The card written this way."""
    try:
        return _BY_TEXT[text]
    except KeyError:
        raise BadCards(
            f"{text!r} is not a card; write rank and suit such as As, Td, 7c, or Jk for the joker"
        ) from None


def read_card(text: str) -> Card:
    """The card written this way, or the one that nobody has seen: `??`."""
    return UNSEEN if text == UNSEEN.text else card(text)


def check_seen(cards: Iterable[Card]) -> None:
    """Refuse cards among which is one that nobody has seen, and say which."""
    for each in cards:
        if isinstance(each, Unseen):
            _ = each.rank  # raises


_AS_WRITTEN = str.maketrans(
    "♠♤♥♡♦♢♣♧", "sshhddcc", "\ufe0e\ufe0f"
)  # with no word on how to draw it


def parse_cards(text: str) -> Cards:
    """The cards written in a line, separated by spaces or not at all: `As Td`, `AsTd`.

    As people write them: `10s` is the ten, `as` and `A♠` are the ace of spades.
    """
    joined = "".join(text.split()).translate(_AS_WRITTEN).replace("10", "T")
    pairs = (joined[at : at + 2] for at in range(0, len(joined), 2))
    return tuple(card(each if each in _BY_TEXT else each.capitalize()) for each in pairs)


def write_cards(cards: Iterable[Card]) -> str:
    """The cards in a line: `As Td`."""
    return " ".join(each.text for each in cards)


def decks(number: int) -> Cards:
    """That many standard decks together."""
    return STANDARD * number
