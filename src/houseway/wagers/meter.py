"""A progressive jackpot's meter: it grows with the stakes and falls only for an award."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.money import Cents
from houseway.wagers.spot import Spot


@dataclass(slots=True)
class Meter:
    """What the display shows, what it starts from again, and how much of each stake goes in.

    Tables that are linked share one meter; `bet` is the spot that all of them have.
    """

    amount: Cents
    reseed: Cents
    increment: int  # per cent of each stake
    bet: Spot | None = None

    def takes(self, stake: Cents) -> Cents:
        """The part of the stakes that is added to the meter."""
        part = Cents(stake * self.increment // 100)
        self.amount = Cents(self.amount + part)
        return part

    def pays(self, percent: int) -> Cents:
        """An award of so many per cent, whole cents of it, taken off the meter."""
        award = Cents(self.amount * percent // 100)
        self.amount = Cents(self.amount - award)
        return award

    def starts_again(self) -> Cents:
        """After the whole of it was won: what the house puts in."""
        self.amount = self.reseed
        return self.reseed
