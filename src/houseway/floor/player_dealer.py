"""A table where a player banks, as far as his wager covers; the house never does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from houseway.cards import Shoe
from houseway.errors import IllegalBet
from houseway.floor.banked import BankedTable
from houseway.floor.rotation import Offered, Turns
from houseway.money import ZERO, Cents, text
from houseway.play import BankedGame, Round, Settings
from houseway.play.banked.bank import Bank
from houseway.play.banked.layout_checks import check_layout
from houseway.play.chance import Thrown
from houseway.wagers import Meter


class PlayerDealerTable(BankedTable):
    """A player-dealer puts up a wager; after two rounds the bank is offered on, clockwise.

    His wager stays up for his rounds unless he changes it. A bank that nobody holds is free for
    whoever takes it first.
    """

    def __init__(self, game: BankedGame, settings: Settings, meter: Meter | None = None) -> None:
        super().__init__(game, settings, meter)
        assert game.covering
        seats = settings["seats"]
        assert isinstance(seats, int)
        self._covering = game.covering
        self._turns = Turns(seats, game.covering.rounds)

    @property
    def bank_offer(self) -> int | None:
        if self.in_round:
            return None
        present = [seat for seat, who in self.seats.items() if not who.away]
        return self._turns.offer(present, self._person)

    @property
    def offers(self) -> Sequence[Offered]:
        """Every offer of the bank that went round, and how it was answered."""
        return self._turns.offers

    def take_bank(self, seat: int, roll: Cents, dealer_bet: Cents | None = None) -> None:
        """Take the bank that is offered or free, or change one's own wager between rounds."""
        who, offered = self._at(seat), self.bank_offer
        free = offered is None and self._turns.holder in (None, seat)
        if self.in_round or (seat != offered and not free):
            raise IllegalBet(f"the bank is not offered to seat {seat}", clause=self._covering.cite)
        if roll > who.stack:
            raise IllegalBet(f"seat {seat} banks {text(roll)} and has {text(who.stack)}")
        bank = Bank(seat, roll)
        others = {n: stakes for n, stakes in self._bets().items() if n != seat}
        check_layout(self._layout(others, {}, bank), self.game, self.settings)
        if seat == offered:
            self._turns.answers(seat, who.person, taken=True)
        elif self._turns.holder is None:
            self._turns.takes(seat)
        who.bets = {}
        self.bank = bank

    def waive_bank(self, seat: int) -> None:
        """Refuse the bank that is offered, or give up one's own."""
        if seat == self._turns.holder and not self.in_round:
            self._open_bank()
            return
        if seat != self.bank_offer:
            raise IllegalBet(f"the bank is not offered to seat {seat}", clause=self._covering.cite)
        self._turns.answers(seat, self._person(seat), taken=False)

    def leave(self, seat: int) -> Cents:
        left = super().leave(seat)
        if self._turns.holder == seat:
            self._open_bank()
        return left

    def away(self, seat: int) -> None:
        super().away(seat)
        if self._turns.holder == seat and not self.in_round:
            self._open_bank()

    def can_deal(self) -> str | None:
        if not self._bets():
            return "there is no bet on the table"
        if self.bank is None:
            return "nobody banks; a player-dealer is needed"
        if (seat := self.bank_offer) is not None:
            return f"the bank is offered to seat {seat}"
        if self._too_little(self._coming(self.bank).roll):
            return f"seat {self.bank.seat} banks less than the table minimum"
        return None

    def open_round(self, shoe: Shoe, thrown: Thrown = ()) -> Round[Any]:
        last = self.bank
        self.bank = self._coming(last) if last else None
        try:
            opened = super().open_round(shoe, thrown)
        except IllegalBet:
            self.bank = last
            raise
        self._turns.passes()
        return opened

    def clear(self) -> None:
        """The wager stays up, as long as its holder is there and has it."""
        bank = self.bank
        super().clear()
        assert bank
        who = self.seats[bank.seat]
        roll = Cents(min(bank.roll, who.stack))
        if who.away or self._too_little(roll):
            self._open_bank()
        else:
            self.bank = replace(bank, roll=roll)

    def _open_bank(self) -> None:
        """Nobody banks until somebody takes it."""
        self._turns.takes(None)
        self.bank = None

    def _coming(self, bank: Bank) -> Bank:
        """The bank of the coming round; what its fee costs is kept back."""
        collecting = self.game.collecting
        layout = self._layout(self._bets(), {}, bank)
        fees = collecting.fees(layout, self.settings) if collecting else ()
        due = sum(fee.amount for fee in fees if fee.seat == bank.seat)
        most = max(ZERO, Cents(self.seats[bank.seat].stack - due))
        return replace(bank, roll=min(bank.roll, most), turn=self._turns.turn)

    def _too_little(self, roll: Cents) -> bool:
        least = self.settings.get("minimum")
        return roll <= 0 or (isinstance(least, int) and roll < least)
