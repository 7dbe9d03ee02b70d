"""A position at the table, and what it may be offered."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from houseway.cards import Cards
from houseway.money import Cents
from houseway.play.actions import (
    Accept,
    Check,
    Decline,
    Double,
    EvenMoney,
    Face,
    FaceFirst,
    Fold,
    Hit,
    HouseWay,
    Insure,
    Keep,
    PlaceCards,
    Ride,
    SetHands,
    Split,
    SplitPair,
    Stake,
    Stand,
    Surrender,
    TakeBack,
)
from houseway.play.options import Offer, Options
from houseway.rulebook import Clause


@dataclass(slots=True)
class Seat:
    """A position at the table: whose it is, and what lies on it."""

    number: int
    person: str
    stack: Cents | None
    bets: dict[str, Cents]
    tips: dict[str, Cents] = field(default_factory=dict)
    folded: bool = False
    marks: tuple[str, ...] = ()  # buttons that lie before it: check turn
    hands: dict[str, str] = field(default_factory=dict)  # of a split seat, the place by spot

    def asks(self, *offers: Offer | None, hand: str = "", cite: Clause | None = None) -> Options:
        """Ask the seat for a decision; an offer it cannot pay for is not made."""
        return Options(self.number, tuple(offer for offer in offers if offer), hand, cite)

    def can_pay(self, amount: int) -> bool:
        """Whether the chips are there, where they are counted."""
        return self.stack is None or self.stack >= amount

    def adds(self, spot: str, amount: int) -> None:
        """Put more on a spot."""
        self.bets[spot] = Cents(self.bets.get(spot, 0) + amount)
        if self.stack is not None:
            self.stack = Cents(self.stack - amount)

    def may_fold(self, cite: Clause) -> Offer:
        return Offer(Fold, cite)

    def may_check(self, cite: Clause) -> Offer:
        return Offer(Check, cite)

    def may_ride(self, cite: Clause) -> Offer:
        return Offer(Ride, cite)

    def may_take_back(self, cite: Clause) -> Offer:
        return Offer(TakeBack, cite)

    def may_stake(
        self, spot: str, least: int, cite: Clause, most: int | None = None, step: int = 1
    ) -> Offer | None:
        """The offer to stake an amount on a later spot, if the chips are there.

        With a `most`, any amount from the least to it, in steps, as far as the chips go.
        """
        top = least if most is None else most
        if self.stack is not None:
            top = min(top, self.stack)
        return Offer(Stake, cite, least, top, step, spot) if top >= least else None

    def may_set(self, parts: tuple[int, ...], of: Cards, cite: Clause, *, loose: bool) -> Offer:
        """The offer to set one's cards into hands of these sizes, the highest first.

        Other sizes are taken too where the hands are `loose`, at the player's risk.
        """
        return Offer(SetHands, cite, cards=of, parts=parts, loose=loose)

    def may_use_house_way(self, cite: Clause) -> Offer:
        return Offer(HouseWay, cite)

    def may_place(self, cite: Clause) -> Offer:
        """The offer to lay one's cards down, once they were looked at."""
        return Offer(PlaceCards, cite)

    def may_hold(self, hand: str, cite: Clause) -> Offer:
        """The offer to hold the cards of a hand for the table."""
        return Offer(Accept, cite, spot=hand)

    def may_decline(self, cite: Clause) -> Offer:
        return Offer(Decline, cite)

    def may_face(self, cite: Clause) -> Offer:
        return Offer(Face, cite)

    def may_have_first(self, hand: str, cite: Clause) -> Offer:
        """The offer to have a hand turned over before the other."""
        return Offer(FaceFirst, cite, spot=hand)

    def may_keep(self, count: int, of: Cards, cite: Clause) -> Offer:
        """The offer to play so many of one's cards."""
        return Offer(Keep, cite, cards=of, parts=(count,))

    def may_split(
        self,
        parts: tuple[int, ...],
        of: Cards,
        cost: int,
        cite: Clause,
        extra: tuple[str, ...] = (),
    ) -> Offer | None:
        """The offer to play one's cards as several hands, if the chips are there."""
        if self.stack is not None and self.stack < cost:
            return None
        return Offer(Split, cite, cost, cost, cards=of, parts=parts, extra=extra)

    def may_hit(self, cite: Clause) -> Offer:
        return Offer(Hit, cite)

    def may_stand(self, cite: Clause) -> Offer:
        return Offer(Stand, cite)

    def may_double(self, least: int, most: int, cite: Clause, step: int) -> Offer | None:
        """The offer to double for an amount, as far as the chips go."""
        top = most if self.stack is None else min(most, self.stack)
        return Offer(Double, cite, least, top, step) if top >= least > 0 else None

    def may_split_pair(self, cost: int, cite: Clause) -> Offer | None:
        """The offer to make two hands of two cards, if the chips are there."""
        return Offer(SplitPair, cite, cost, cost) if self.can_pay(cost) else None

    def may_insure(self, least: int, most: int, cite: Clause, step: int) -> Offer | None:
        """The offer of insurance, as far as the chips go."""
        top = most if self.stack is None else min(most, self.stack)
        return Offer(Insure, cite, least, top, step) if top >= least > 0 else None

    def may_take_even_money(self, cite: Clause) -> Offer:
        return Offer(EvenMoney, cite)

    def may_surrender(self, cite: Clause) -> Offer:
        return Offer(Surrender, cite)


class Wager(NamedTuple):
    """Chips on a spot: the seat's own, a back bettor's, or a bet for the dealer."""

    stake: Cents
    by: str = ""
    tip: bool = False
    joins: frozenset[str] = frozenset()  # what a back bettor puts up more money for
    hand: str = ""  # the place of the hand it lies on, where a seat's were split
