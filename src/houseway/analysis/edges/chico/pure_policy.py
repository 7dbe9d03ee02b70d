"""The chart of Pure 21.5 as a policy, so that it can be played."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.analysis.edges.chico.pure_21_5 import (
    ACE,
    DOUBLE,
    HIT,
    SPLIT,
    STAND,
    SURRENDER,
    TEN,
    of,
)
from houseway.analysis.edges.chico.pure_letters import Letters
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


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaysTheChart:
    """A seat that plays by a chart; it never insures."""

    letters: Letters
    takes_even: bool

    def __call__(self, view: View, options: Options) -> Action:
        offered = {offer.kind: offer for offer in options.offers}
        if Decline in offered:
            even = self.takes_even and EvenMoney in offered
            return offered[EvenMoney if even else Decline].action()
        held, up = _values(view, options.hand or options.seat), _up_card(view)
        if len(held) > 2:
            wanted = self.letters.drawn(of(*held), up)
        else:
            one, other = held
            split, may_split = Surrender not in offered, SplitPair in offered
            wanted = self.letters.first(one, other, up, split=split, may_split=may_split)
        return offered[KINDS[wanted]].action()


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
