"""The chart of Pure 21.5 as a policy, so that it can be played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

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


_by_up_card = cache(against_every_card)


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
        against = _by_up_card()[_up_card(view)]
        wanted = _best(against, held, splits=SplitPair in offered, first=Surrender in offered)
        return offered[KINDS[wanted]].action()


def _best(against: AgainstUpCard, held: list[int], *, splits: bool, first: bool) -> str:
    if len(held) > 2:
        return against.drawn(of(*held)).action
    one, other = held
    if not first and splits and one == other:
        kept, again = against.split_way(one, other).worth, 2 * against.split_worth(one, 1, 2)
        return SPLIT if again > kept else against.split_way(one, other).action
    return against.first_two(one, other, after_split=not first, may_split=splits).action


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
