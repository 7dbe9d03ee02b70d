"""What a seat may answer: the one source for pages, bots and the referee."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple, get_args

from houseway.cards import Card, Cards
from houseway.errors import IllegalAction
from houseway.money import Cents, text
from houseway.play.actions import (
    PLAIN,
    Accept,
    Action,
    Amount,
    Bet,
    Choose,
    Discard,
    Double,
    Draw,
    Expose,
    FaceFirst,
    Forfeit,
    Insure,
    Keep,
    OverBlind,
    RaiseTo,
    SetHands,
    Split,
    Stake,
    TurnDown,
)
from houseway.rulebook import Clause

DEALER_SEAT = 0  # the dealer's, where he must say what nobody else can


def whose(seat: int) -> str:
    """Who is asked, in words: "seat 3", "the dealer"."""
    return f"seat {seat}" if seat != DEALER_SEAT else "the dealer"


_CONSTANT: dict[type[Action], Action] = {type(each): each for each in PLAIN.values()}
_NAMES = (Accept, FaceFirst, Expose, Choose)  # tuples: a union would be made anew each time
_SIZED = frozenset(get_args(Amount))
_CHOOSES_CARDS = (Keep, Discard, Draw, TurnDown, Split, SetHands)


class Offer(NamedTuple):
    """One kind of answer, the amounts it may have, and the clause that grants it.

    Amounts go from `least` in steps to `most`; `most` itself is always allowed. A call's amount
    is what it costs, a draw's how many cards.
    """

    kind: type[Action]
    cite: Clause
    least: int = 0
    most: int = 0
    step: int = 1
    spot: str = ""
    cards: Cards = ()  # what a keep or a split chooses from
    parts: tuple[int, ...] = ()  # how many cards go into each hand
    extra: tuple[str, ...] = ()  # bets that a split doubles besides the first
    loose: bool = False  # hands of other sizes are taken as well, at the player's risk

    def accepts(self, action: Action) -> bool:
        """Whether this very answer is offered."""
        kind = type(action)
        if kind is not self.kind:
            return False
        if kind in _CONSTANT:
            return True
        if kind is RaiseTo or kind is Bet:
            return self._takes(action.amount)  # type: ignore[union-attr]
        if isinstance(action, _NAMES):
            return action.spot == self.spot
        if isinstance(action, _CHOOSES_CARDS):
            return self._deals_out(action)
        named = getattr(action, "spot", "") == self.spot
        return named and self._takes(action.amount)  # type: ignore[union-attr]

    @property
    def sized(self) -> bool:
        """Whether its answer names an amount: what a call or a bring-in costs is not his to say."""
        return self.kind in _SIZED

    def _takes(self, amount: int) -> bool:
        """Whether an amount is in the range, and on its steps."""
        least, most = self.least, self.most
        if not least <= amount <= most:
            return False
        return amount == most or (amount - least) % self.step == 0

    def action(self, amount: int | None = None) -> Action:
        """The answer itself, for the least amount unless another is given.

        Whoever doubles or insures and names no amount means all that is allowed.
        """
        constant = _CONSTANT.get(self.kind)
        if constant is not None:
            return constant
        if self.kind is RaiseTo:
            return RaiseTo(Cents(self.least if amount is None else amount))
        if self.cards:
            return self._parted(self.cards)
        for named in _NAMES:
            if self.kind is named:
                return named(self.spot)
        usual = self.most if self.kind in (Double, Insure) else self.least
        cents = Cents(usual if amount is None else amount)
        if self.kind is Stake:
            return Stake(cents, self.spot)
        for kind in (Double, Insure, OverBlind, Forfeit):
            if self.kind is kind:
                return kind(cents)
        return Bet(cents)

    def _deals_out(self, action: Keep | Discard | Draw | TurnDown | Split | SetHands) -> bool:
        """Whether the chosen cards are held, each no oftener than it is there."""
        hands = action.hands if isinstance(action, Split | SetHands) else (action.cards,)
        chosen = Counter(card for hand in hands for card in hand)
        if isinstance(action, Draw):
            return self.least <= len(action.cards) <= self.most and chosen <= Counter(self.cards)
        extra = action.extra if isinstance(action, Split) else ()
        sizes = tuple(map(len, hands))
        if self.loose and len(sizes) == len(self.parts) and all(sizes):
            return chosen == Counter(self.cards)
        return sizes == self.parts and chosen <= Counter(self.cards) and extra == self.extra

    def _parted(self, cards: Sequence[Card]) -> Action:
        """The answer that takes the cards as they come."""
        left = iter(cards)
        hands = tuple(tuple(islice(left, count)) for count in self.parts)
        if self.kind is SetHands:
            return SetHands(hands)
        if self.kind is Draw:
            return Draw(tuple(cards[: self.least]))
        for kind in (Keep, Discard, TurnDown):
            if self.kind is kind:
                return kind(hands[0])
        return Split(hands, self.extra)

    def completed(self, action: Action) -> Action:
        """The same answer with the first hand filled in, where only the others were named."""
        if not isinstance(action, SetHands) or tuple(map(len, action.hands)) != self.parts[1:]:
            return action
        left = list(self.cards)
        for card in (card for hand in action.hands for card in hand):
            if card in left:
                left.remove(card)
        return SetHands((tuple(left), *action.hands))

    def pick(self, rng: random.Random) -> Action:
        """Any answer of this offer, at random."""
        kind = self.kind
        if kind is RaiseTo or kind is Bet:
            return kind(Cents(self._at_random(rng)))
        if kind in _CONSTANT:
            return _CONSTANT[kind]
        if kind is Draw:
            count = rng.randint(self.least, self.most)
            return Draw(tuple(rng.sample(self.cards, count)))
        if self.cards:
            return self._parted(rng.sample(self.cards, len(self.cards)))
        return self.action(self._at_random(rng))

    def _at_random(self, rng: random.Random) -> int:
        """Any amount from the least in steps, at random."""
        least, most, step = self.least, self.most, self.step
        if least == most:
            return least
        return least + int(rng.random() * ((most - least) // step + 1)) * step

    @property
    def forced(self) -> bool:
        """Whether there is a single answer: no amount and no cards to choose."""
        return not self.cards and self.least == self.most

    @property
    def label(self) -> str:
        """What a button says."""
        if self.kind is Stake:
            return self.spot.replace("_", " ").capitalize()
        if self.kind is Choose:
            return self.spot.capitalize()
        if self.kind in _NAMES or self.kind in _CONSTANT:
            return str(self.action()).capitalize()
        if self.extra:
            return f"{self.kind.act.capitalize()} with {' and '.join(self.extra)}"
        return self.kind.act.replace("_", " ").capitalize()

    @property
    def words(self) -> str:
        """The offer in an error message: "raise to 20.00 to 480.00"."""
        name = self.label.lower()
        if self.kind is Draw:
            return f"draw up to {self.most} cards"
        if not self.most:
            return name
        if self.least == self.most:
            return f"{name} {text(self.most)}"
        return f"{name} {text(self.least)} up to {text(self.most)}"

    def to_json(self) -> dict[str, object]:
        chosen = {
            "cards": [card.text for card in self.cards],
            "parts": list(self.parts),
            "extra": list(self.extra),
            "loose": self.loose,
        }
        return {
            "act": self.kind.act,
            "label": self.label,
            "clause": self.cite.id,
            "spot": self.spot or None,
            "least": self.least,
            "most": self.most,
            "step": self.step,
            "sized": self.sized,
            **(chosen if self.cards else {}),
        }


class Options(NamedTuple):
    """Who must act, and everything he may do; where he has several hands, with which.

    `cite` is the clause by which it is his turn, where that is another than that of his offers.
    """

    seat: int
    offers: tuple[Offer, ...]
    hand: str = ""
    cite: Clause | None = None

    @property
    def turn_cite(self) -> Clause | None:
        """The clause by which this seat is asked now."""
        return self.cite or next((offer.cite for offer in self.offers), None)

    def accepts(self, action: Action) -> bool:
        """Whether the answer is among the offers."""
        kind = type(action)
        for offer in self.offers:
            if offer.kind is kind and (kind in _CONSTANT or offer.accepts(action)):
                return True
        return False

    def offer(self, kind: type[Action], spot: str = "") -> Offer | None:
        """The first offer of a kind on a spot, if there is one; `of` has all of them."""
        return next((o for o in self.offers if o.kind is kind and o.spot == spot), None)

    def of(self, kind: type[Action], spot: str | None = None) -> tuple[Offer, ...]:
        """Every offer of a kind: on one spot, or on any."""
        return tuple(o for o in self.offers if o.kind is kind and spot in (None, o.spot))

    def refusal(self, action: Action, cite: Clause | None = None) -> IllegalAction:
        """The error for an answer that is not offered.

        It cites the clause of such an answer, as far as there is one now or the game has one;
        otherwise the one by which he is asked for something else.
        """
        allowed = ", ".join(offer.words for offer in self.offers)
        alike = [offer for offer in self.offers if offer.kind is type(action)]
        named = [offer for offer in alike if offer.spot == getattr(action, "spot", "")]
        if offered := named or ([] if cite else alike):
            cite = offered[0].cite
        cite = cite or self.turn_cite
        return IllegalAction(
            f"{whose(self.seat)} may not {action}; allowed: {allowed}", clause=cite, options=self
        )

    def choose(self, rng: random.Random) -> Action:
        """Any legal answer, at random: for tests, bots and simulations."""
        offers = self.offers
        offer = offers[int(rng.random() * len(offers))]
        return _CONSTANT.get(offer.kind) or offer.pick(rng)

    def to_json(self) -> dict[str, object]:
        offers = [offer.to_json() for offer in self.offers]
        return {"seat": self.seat, "hand": self.hand or None, "offers": offers}


class Together(NamedTuple):
    """Several seats that are asked at once; they answer in any order."""

    asked: tuple[Options, ...]
