"""The chart of Pure 21.5 as a policy, so that it can be played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from houseway.analysis.edges.chico.pure_21_5 import (
    ACE,
    DOUBLE,
    HIT,
    SPLIT,
    STAND,
    SURRENDER,
    TEN,
    AgainstUpCard,
    against_every_card,
    of,
)
from houseway.cards import Card, Rank, parse_cards
from houseway.hands.twenty_one import counts
from houseway.play import Options
from houseway.play.actions import (
    Action,
    Decline,
    Double,
    EvenMoney,
    Hit,
    SplitPair,
    Stand,
    Surrender,
)
from houseway.play.view import View

KINDS = {STAND: Stand, HIT: Hit, DOUBLE: Double, SPLIT: SplitPair, SURRENDER: Surrender}


by_up_card = cache(against_every_card)


class First(NamedTuple):
    """Two cards, whether they come after a split, and whether they may be split."""

    one: int
    other: int
    after_split: bool
    may_split: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaysTheChart:
    """A seat that plays the best way from an endless shoe; it never insures."""

    takes_even: bool

    def __call__(self, view: View, options: Options) -> Action:
        offered = {offer.kind: offer for offer in options.offers}
        if Decline in offered:
            even = self.takes_even and EvenMoney in offered
            return offered[EvenMoney if even else Decline].action()
        held = _values(view, options.hand or options.seat)
        against = by_up_card()[_up_card(view)]
        if len(held) > 2:
            wanted = against.drawn(of(*held)).action
        else:
            one, other = held
            two = First(one, other, Surrender not in offered, SplitPair in offered)
            wanted = first_way(against, two)
        return offered[KINDS[wanted]].action()


def first_way(against: AgainstUpCard, two: First) -> str:
    """What is best with two cards, of a deal or of a split."""
    one, other, after_split, may_split = two
    if after_split and may_split and one == other:
        kept, again = against.split_way(one, other).worth, 2 * against.split_worth(one, 1, 2)
        return SPLIT if again > kept else against.split_way(one, other).action
    return against.first_two(one, other, after_split=after_split, may_split=may_split).action


def _values(view: View, place: int | str) -> list[int]:
    written = " ".join(card or "" for card in view.cards(place))
    return [value_of(card) for card in parse_cards(written)]


def value_of(card: Card) -> int:
    return ACE if card.rank == Rank.ACE else min(counts(card), TEN)


def _up_card(view: View) -> int:
    """The first card of the hand that has one face down."""
    every = (*view.places, *(hand for each in view.seats for hand in each.hands))
    half_shown = (hand.cards for hand in every if None in hand.cards)
    shown = next(card for cards in half_shown for card in cards if card)
    return value_of(parse_cards(shown)[0])
