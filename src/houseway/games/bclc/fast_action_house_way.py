"""The house way of Fast Action Hold'em: which two of four cards are played (bclc-poker/9/7.2)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

from houseway.cards import Card, Cards, Rank, Suit

Two = tuple[Card, Card]  # the higher card first; of equal cards the suit first in the alphabet
FACES = (Rank.JACK, Rank.QUEEN, Rank.KING)


def set_cards(cards: Cards, *, top_suited: bool) -> tuple[Cards, int]:
    """The two cards that are played, and the line of the house way that decided it.

    The lines are tried in order. Within a line the higher top card goes first, then the higher
    second card, a suited pair of cards before an unsuited one, and clubs before diamonds,
    hearts and spades.
    """
    choices = sorted(map(_laid, combinations(cards, 2)), key=_order)
    for number, fits in enumerate(LINES, 1):
        if number == SUITED_TOP and not top_suited:
            found = [two for two in choices[:1] if fits(two)]
        else:
            found = [two for two in choices if fits(two)]
        if found:
            return found[0], number
    raise AssertionError("the last line takes any two cards")


def _laid(two: Cards) -> Two:
    first, second = sorted(two, key=lambda card: (-card.rank, _alphabet(card)))
    return first, second


def _order(two: Two) -> tuple[int, ...]:
    first, second = two
    return -first.rank, -second.rank, not _suited(two), _alphabet(first), _alphabet(second)


def _alphabet(card: Card) -> int:
    """Clubs, diamonds, hearts, spades (5.3.1)."""
    return card.suit if card.suit is not None else len(Suit)


def _suited(two: Two) -> bool:
    return two[0].suit == two[1].suit


def _pair(two: Two) -> bool:
    return two[0].rank == two[1].rank


def _tens(two: Two) -> bool:
    return two[1].rank >= Rank.TEN and not _pair(two)


def _connected(two: Two) -> bool:
    return two[0].rank - two[1].rank == 1


def _ace(two: Two) -> bool:
    return two[0].rank == Rank.ACE


LINES: tuple[Callable[[Two], bool], ...] = (
    lambda two: _pair(two) and two[0].rank >= Rank.EIGHT,  # 7.2.1
    lambda two: _ace(two) and two[1].rank >= Rank.JACK,  # 7.2.2
    lambda two: _pair(two) and _suited(two),  # 7.2.3
    _pair,  # 7.2.4
    lambda two: _ace(two) and _suited(two),  # 7.2.5
    lambda two: _tens(two) and _suited(two),  # 7.2.6
    _tens,  # 7.2.7
    _ace,  # 7.2.8
    lambda two: two[0].rank in FACES and _suited(two),  # 7.2.9
    lambda two: two[0].rank in FACES,  # 7.2.10
    lambda two: _connected(two) and _suited(two),  # 7.2.11
    _connected,  # 7.2.12
    _suited,  # 7.2.13
    lambda two: True,  # 7.2.14
)
SUITED_TOP = 13
