"""Cover: a player-dealer wins or loses no more than he has put up."""

from __future__ import annotations

from dataclasses import dataclass, field

from houseway.money import ZERO, Cents

CONSUMPTION = "consumption"  # every chip that moves, either way, uses cover up
CEILINGS = "ceilings"  # payments and collections have the cover each
NET = "net"  # what is collected may be paid out again
MODELS = (CONSUMPTION, CEILINGS, NET)


@dataclass(slots=True)
class Cover:
    """What is left of the player-dealer's wager, as wagers are settled in the printed order."""

    amount: Cents
    model: str = CONSUMPTION
    paid: Cents = field(default=ZERO)
    taken: Cents = field(default=ZERO)

    def takes(self, stake: int) -> Cents:
        """How much of a losing wager the bank may collect."""
        part = Cents(min(stake, self._room_to_take))
        self.taken = Cents(self.taken + part)
        return part

    def pays(self, winnings: int) -> Cents:
        """How much of a winning wager's payout the bank can pay."""
        part = Cents(min(winnings, self._room_to_pay))
        self.paid = Cents(self.paid + part)
        return part

    @property
    def spent(self) -> bool:
        """Whether nothing more can be paid or taken: what is left is handed back."""
        return self._room_to_take <= 0 and self._room_to_pay <= 0

    @property
    def _room_to_take(self) -> int:
        if self.model == CONSUMPTION:
            return self.amount - self.paid - self.taken
        return self.amount - (self.taken if self.model == CEILINGS else self.taken - self.paid)

    @property
    def _room_to_pay(self) -> int:
        if self.model == CONSUMPTION:
            return self.amount - self.paid - self.taken
        return self.amount - (self.paid if self.model == CEILINGS else self.paid - self.taken)
