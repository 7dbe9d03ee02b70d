"""What a seat may answer: the one source for pages, bots and the referee."""

from __future__ import annotations

import random
from typing import NamedTuple

from houseway.errors import IllegalAction
from houseway.money import Cents, text
from houseway.play.actions import PLAIN, Action, Bet, RaiseTo, Stake
from houseway.rulebook import Clause

_CONSTANT = {type(each): each for each in PLAIN.values()}


class Offer(NamedTuple):
    """One kind of answer, the amounts it may have, and the clause that grants it.

    Amounts go from `least` in steps to `most`; `most` itself is always allowed. A call's amount
    is what it costs.
    """

    kind: type[Action]
    cite: Clause
    least: int = 0
    most: int = 0
    step: int = 1
    spot: str = ""

    def accepts(self, action: Action) -> bool:
        """Whether this very answer is offered."""
        kind = type(action)
        if kind is not self.kind:
            return False
        if kind in _CONSTANT:
            return True
        amount: int = action.amount  # type: ignore[union-attr]
        if not self.least <= amount <= self.most or getattr(action, "spot", "") != self.spot:
            return False
        return amount == self.most or (amount - self.least) % self.step == 0

    def action(self, amount: int | None = None) -> Action:
        """The answer itself, for the least amount unless another is given."""
        constant = _CONSTANT.get(self.kind)
        if constant is not None:
            return constant
        cents = Cents(self.least if amount is None else amount)
        if self.kind is Stake:
            return Stake(cents, self.spot)
        return RaiseTo(cents) if self.kind is RaiseTo else Bet(cents)

    @property
    def label(self) -> str:
        """What a button says."""
        if self.kind is Stake:
            return self.spot.replace("_", " ").capitalize()
        return self.kind.act.replace("_", " ").capitalize()

    @property
    def words(self) -> str:
        """The offer in an error message: "raise to 20.00 to 480.00"."""
        name = self.label.lower()
        if not self.most:
            return name
        if self.least == self.most:
            return f"{name} {text(self.most)}"
        return f"{name} {text(self.least)} up to {text(self.most)}"

    def to_json(self) -> dict[str, object]:
        return {
            "act": self.kind.act,
            "label": self.label,
            "clause": self.cite.id,
            "spot": self.spot or None,
            "least": self.least,
            "most": self.most,
            "step": self.step,
        }


class Options(NamedTuple):
    """Who must act, and everything he may do."""

    seat: int
    offers: tuple[Offer, ...]

    def accepts(self, action: Action) -> bool:
        """Whether the answer is among the offers."""
        kind = type(action)
        for offer in self.offers:
            if offer.kind is kind and (kind in _CONSTANT or offer.accepts(action)):
                return True
        return False

    def offer(self, kind: type[Action], spot: str = "") -> Offer | None:
        """The offer of a kind, if there is one."""
        return next((o for o in self.offers if o.kind is kind and o.spot == spot), None)

    def refusal(self, action: Action) -> IllegalAction:
        """The error for an answer that is not offered."""
        allowed = ", ".join(offer.words for offer in self.offers)
        cite = next((o.cite for o in self.offers if o.kind is type(action)), None)
        return IllegalAction(
            f"seat {self.seat} may not {action}; allowed: {allowed}", clause=cite, options=self
        )

    def choose(self, rng: random.Random) -> Action:
        """Any legal answer, at random: for tests, bots and simulations."""
        offer = self.offers[int(rng.random() * len(self.offers))]
        if offer.least == offer.most:
            return offer.action()
        steps = (offer.most - offer.least) // offer.step
        return offer.action(offer.least + int(rng.random() * (steps + 1)) * offer.step)

    def to_json(self) -> dict[str, object]:
        return {"seat": self.seat, "offers": [offer.to_json() for offer in self.offers]}
