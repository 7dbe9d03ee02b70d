"""Three set hands against the dealer's three, in words (bclc-poker/16, 6.11)."""

from __future__ import annotations

from typing import NamedTuple

from houseway.cards import Cards
from houseway.games.bclc.fortune_asia_house_way import fouls
from houseway.hands import FORTUNE_ASIA_FOUR_CARD, JOKER_TWO_CARD, ONE_CARD, Hand
from houseway.hands.small import two_cards_in_words

NAMES = ("high", "medium", "low")
RANKINGS = (FORTUNE_ASIA_FOUR_CARD, JOKER_TWO_CARD, ONE_CARD)  # 5.6
NEEDED = 2  # 2.1.5


class SetHand(NamedTuple):
    """A high, a medium and a low hand, ranked."""

    high: Hand
    medium: Hand
    low: Hand

    def __str__(self) -> str:
        return _listed(str(self.high), self)

    def beside(self, other: SetHand) -> str:
        """In words that tell it from another."""
        return _listed(self.high.beside(other.high), self)


class MatchUps(NamedTuple):
    """A player's three hands against the dealer's: the names of those won, and of those equal."""

    won: tuple[str, ...]
    equal: tuple[str, ...]

    @property
    def wins(self) -> bool:
        """Whether the wager wins; equal hands are the dealer's."""
        return len(self.won) >= NEEDED

    @property
    def lost_by_ties(self) -> bool:
        """Whether equal hands, had they been the player's, would have won the wager."""
        return not self.wins and len(self.won) + len(self.equal) >= NEEDED

    def __str__(self) -> str:
        if len(self.won) == len(NAMES):
            said = "wins all three"
        elif not self.won:
            said = "wins none of three"
        else:
            said = f"wins {'' if self.wins else 'only '}{' and '.join(self.won)}"
        return f"{said}, {' and '.join(self.equal)} equal" if self.equal else said


def ranked(high: Cards, medium: Cards, low: Cards) -> SetHand | None:
    """The hands as they were set, or None where they are fouled."""
    if fouls(high, medium, low):
        return None
    four, two, one = RANKINGS
    return SetHand(four.rank(high), two.rank(medium), one.rank(low))


def match_up(own: SetHand, dealer: SetHand) -> MatchUps:
    """Each hand against the dealer's hand of the same name."""
    pairs = list(zip(NAMES, own, dealer, strict=True))
    return MatchUps(
        tuple(name for name, mine, his in pairs if mine > his),
        tuple(name for name, mine, his in pairs if mine == his),
    )


def in_words(cards: Cards) -> str | None:
    """Words for one of the three hands, known by how many cards it has."""
    ranking = next((each for each in RANKINGS if each.size == len(cards)), None)
    return _said(ranking.rank(cards)) if ranking else None


def _said(hand: Hand) -> str:
    if hand.ranking is ONE_CARD:  # the joker is an ace
        return hand.ranking.rank_at(hand.value, 16).word
    return two_cards_in_words(hand) if hand.ranking is JOKER_TWO_CARD else str(hand)


def _listed(high: str, hand: SetHand) -> str:
    return f"{high}, {_said(hand.medium)} and {_said(hand.low)}"
