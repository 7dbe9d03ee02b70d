"""Two set hands against the bank's two: who wins, and in what words (bclc-poker/2, 8.4)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from houseway.cards import Cards
from houseway.hands import JOKER_FIVE_CARD, JOKER_TWO_CARD, Hand
from houseway.hands.high import HighHand
from houseway.hands.small import two_cards_in_words
from houseway.rulebook import Clause, section
from houseway.wagers import Result, Verdict

rule = section("bclc-poker/2")

HIGH_CARDS, LOW_CARDS = 5, 2  # 1.2

low_words = two_cards_in_words


class Clauses(NamedTuple):
    """Where a rulebook says how two hands come out against two."""

    fouls: Clause
    wins: Clause
    pushes: tuple[Clause, Clause]  # by how many of the two are the bank's equals
    loses: tuple[Clause, Clause, Clause]


CLAUSES = Clauses(
    fouls=rule("8.3.3"),
    wins=rule("8.4.1"),
    pushes=(rule("8.4.2"), rule("8.4.6")),
    loses=(rule("8.4.3"), rule("8.4.5"), rule("8.4.4")),
)


class SetHand(NamedTuple):
    """A high and a low hand, ranked."""

    high: Hand
    low: Hand

    def __str__(self) -> str:
        return f"{self.high} and {low_words(self.low)}"

    def beside(self, other: SetHand) -> str:
        """In words that tell it from another."""
        return f"{self.high.beside(other.high)} and {low_words(self.low)}"


def ranked(high: Cards, low: Cards, ranking: HighHand = JOKER_FIVE_CARD) -> SetHand | None:
    """The hands as they were set, or None where they are fouled (8.3.3).

    A low hand that outranks the high one is a foul, and so is a wrong number of cards. Equal
    cards are none, since the high hand has three more.
    """
    if (len(high), len(low)) != (HIGH_CARDS, LOW_CARDS):
        return None
    behind, front = ranking.value(high), _low_value(low)
    if front > behind:
        return None
    return SetHand(Hand(ranking, high, behind), Hand(JOKER_TWO_CARD, low, front))


@cache
def _low_value(low: Cards) -> int:
    return JOKER_TWO_CARD.value(low)  # a few thousand pairs of cards, and every round has seven


def fouls(high: Cards, low: Cards) -> bool:
    """Whether hands may not be set like this."""
    return ranked(high, low) is None


def verdict(own: SetHand | None, bank: SetHand, cite: Clauses = CLAUSES) -> Verdict:
    """Both hands must be higher than the bank's. One that equals the bank's is not."""
    if own is None:
        return Verdict(Result.LOSES, "fouled", cite.fouls)
    reason = f"{own.beside(bank)}; bank has {bank.beside(own)}"
    high, low = own.high.value, own.low.value
    better = (high > bank.high.value) + (low > bank.low.value)
    equal = (high == bank.high.value) + (low == bank.low.value)
    if better == len(own):
        return Verdict(Result.WINS, reason, cite.wins)
    if better:
        return Verdict(Result.PUSHES, reason, cite.pushes[equal])
    return Verdict(Result.LOSES, reason, cite.loses[equal])
