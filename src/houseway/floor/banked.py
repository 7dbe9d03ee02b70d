"""A table of a banked game: bets lie on the layout until the dealer closes them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from houseway.cards import Shoe
from houseway.errors import Illegal, IllegalBet, IllegalSeat
from houseway.floor.rotation import Rotation
from houseway.floor.table import Table
from houseway.money import Cents, text
from houseway.play import BankedGame, BankedRound, Layout, Round, Settings
from houseway.play.banked.bank import Bank
from houseway.play.banked.layout_checks import check_layout
from houseway.play.chance import Thrown
from houseway.rulebook import Clause
from houseway.wagers import BackBet, Meter


class BankedTable(Table[BankedGame]):
    """Seats bet, the dealer closes the bets, the round is played and settled."""

    def __init__(self, game: BankedGame, settings: Settings, meter: Meter | None = None) -> None:
        """A table with a progressive meter of its own, or linked to one that others feed too."""
        super().__init__(game, {**settings, **game.feeds(meter)} if meter else settings)
        self.meter: Meter | None = meter or game.meter(settings)
        self.seats_each: int
        self.seats_each_cite: Clause | None
        self.seats_each, self.seats_each_cite = game.positions_for(settings)
        self.seats_cite: Clause | None = game.seats_cite
        self.shared_cite: Clause | None = game.shared_cite
        seats = settings["seats"]
        assert isinstance(seats, int)
        banking = game.banking
        self._rotation = Rotation(seats, clockwise=banking.clockwise) if banking else None
        self._last_bets: dict[str, Cents] = {}  # each person's latest wager against the house
        self._waived: int | None = None  # who left the bank of the coming round to the dealer
        self.bank: Bank | None = None  # of the coming round, or of the one in play
        self.behind: tuple[BackBet, ...] = ()  # of people who bet on a seat that is another's
        self.prepaid: dict[int, Cents] = {}  # commission laid down before the cards, by seat

    # The bank

    @property
    def bank_offer(self) -> int | None:
        """The seat that is offered the bank of the coming round and has not answered."""
        return None if self.in_round or self.bank or self._waived else self._next_offer()

    def bank_terms(self) -> tuple[Cents, Cents] | None:
        """What the dealer stakes against whoever is offered the bank, and all it has to cover."""
        seat, banking = self.bank_offer, self.game.banking
        if seat is None or banking is None:
            return None
        bank = Bank(seat, Cents(0), self._last_bets[self.seats[seat].person])
        covers = banking.on_table(bank, *self._against(seat), self.settings)
        return banking.dealer_stake(bank, self.settings), covers

    def _against(
        self, banker: int
    ) -> tuple[dict[int, dict[str, Cents]], dict[int, dict[str, Cents]]]:
        """The bets and tips on the table, without those of the one who would bank."""
        bets = {n: stakes for n, stakes in self._bets().items() if not self._same(n, banker)}
        return bets, {n: stakes for n, stakes in self._tips().items() if n in bets}

    def take_bank(self, seat: int, roll: Cents, dealer_bet: Cents | None = None) -> None:
        """Bank the coming round, with a roll that covers every bet on the table."""
        who = self._at(seat)
        if seat != self.bank_offer:
            raise IllegalBet(
                f"the bank is not offered to seat {seat}",
                clause=self.game.banking.cite if self.game.banking else None,
            )
        if roll > who.stack:
            raise IllegalBet(f"seat {seat} banks {text(roll)} and has {text(who.stack)}")
        bank = Bank(seat, roll, self._last_bets[who.person], dealer_bet)
        check_layout(self._layout(*self._against(seat), bank), self.game, self.settings)
        for number, other in self.seats.items():
            if self._same(number, seat):
                other.bets, other.tips = {}, {}
        self.bank = bank

    def waive_bank(self, seat: int) -> None:
        """Leave the bank of the coming round to the dealer."""
        if seat != self.bank_offer:
            raise IllegalBet(f"the bank is not offered to seat {seat}")
        self._waived = seat

    def _same(self, seat: int, other: int) -> bool:
        return self.seats[seat].person == self.seats[other].person

    def _next_offer(self) -> int | None:
        """Whose turn it is; those who have not bet against the house yet are passed over."""
        if self._rotation is None:
            return None
        eligible = [
            seat
            for seat, who in self.seats.items()
            if who.person in self._last_bets and not who.away and self._covers(seat)
        ]
        return self._rotation.offer(eligible, self._person)

    def _person(self, seat: int) -> str:
        """Who sits there; whoever waived the bank may have left since."""
        return self.seats[seat].person if seat in self.seats else f"seat {seat}"

    def _covers(self, seat: int) -> bool:
        """Whether somebody's chips answer for the others' bets and the least the dealer stakes."""
        banking, who = self.game.banking, self.seats[seat]
        assert banking  # or nobody is offered a bank
        if not banking.skips_short:
            return True
        bets, tips = self._against(seat)
        least = self.settings.get("minimum")
        lowest = least if isinstance(least, int) else self._last_bets[who.person]
        return who.stack >= banking.staked(*bets.values(), *tips.values()) + lowest

    def leave(self, seat: int) -> Cents:
        if self.bank and self.bank.seat == seat:
            if self.in_round:
                raise IllegalSeat(f"seat {seat} banks and may leave when the round is over")
            self.bank = None
        stack = super().leave(seat)
        self.prepaid.pop(seat, None)
        self.behind = tuple(each for each in self.behind if each.on != seat)
        return stack

    # The bets

    def bet(
        self, seat: int, bets: Mapping[str, Cents], tips: Mapping[str, Cents] | None = None
    ) -> None:
        who = self._at(seat)
        if self.in_round:
            raise IllegalBet(
                f"bets are closed; seat {seat} may bet when the round is over",
                clause=self.game.opens_cite,
            )
        staked, tipped = _laid(bets), _laid(tips or {})
        if staked or tipped:
            trial = self._layout(
                {**self._bets(), seat: staked}, {**self._tips(), seat: tipped}, self.bank
            )
            check_layout(trial, self.game, self.settings)
        who.bets, who.tips = staked, tipped

    def bet_behind(
        self, by: str, seat: int, bets: Mapping[str, Cents], joins: Iterable[str] = ()
    ) -> None:
        """Somebody bets on the hand of a seat that is not his, in place of what he had there."""
        if self.in_round:
            raise IllegalBet(
                f"bets are closed; {by} may bet when the round is over", clause=self.game.opens_cite
            )
        self._at(seat)
        others = (each for each in self.behind if (each.by, each.on) != (by, seat))
        his = (
            BackBet(by, seat, spot, amount, frozenset(joins))
            for spot, amount in _laid(bets).items()
        )
        self._tries(behind=(*others, *his), prepaid=self.prepaid)

    def prepay(self, seat: int, amount: Cents) -> None:
        """Lay commission beside a bet before the cards, in place of what lay there."""
        self._at(seat)
        if self.in_round:
            raise IllegalBet(f"bets are closed; seat {seat} may lay down when the round is over")
        rest = {number: held for number, held in self.prepaid.items() if number != seat}
        self._tries(behind=self.behind, prepaid={**rest, seat: amount} if amount else rest)

    def _tries(self, behind: tuple[BackBet, ...], prepaid: dict[int, Cents]) -> None:
        """Lay these as well, or leave everything as it was."""
        was = self.behind, self.prepaid
        self.behind, self.prepaid = behind, prepaid
        try:
            if self._bets() or behind or prepaid:
                trial = self._layout(self._bets(), self._tips(), self.bank)
                whole = replace(trial, back=behind, prepaid=prepaid)
                check_layout(whole, self.game, self.settings)
        except Illegal:
            self.behind, self.prepaid = was
            raise

    def can_deal(self) -> str | None:
        return None if self._bets() or self.bank else "there is no bet on the table"

    def open_round(self, shoe: Shoe, thrown: Thrown = ()) -> Round[Any]:
        layout = self._layout(self._bets(), self._tips(), self.bank, thrown)
        if self.game.burning:
            layout = replace(layout, fresh=self._loaded(shoe))
        opened = self.game.round(layout, shoe, self.settings, self.meter)
        if self._rotation:
            offered = self.bank.seat if self.bank else self._waived or self._next_offer()
            self._rotation.passes(offered, self._person)
            self._remember_bets(layout)
        return opened

    def _loaded(self, shoe: Shoe) -> bool:
        """Whether the cards were just loaded: a shoe after each shuffle, a shuffler once."""
        whole = len(shoe) == len(self.game.deck_for(self.settings))
        return whole and (self.rounds == 0 or self.game.cut_card(self.settings) is not None)

    def _remember_bets(self, layout: Layout) -> None:
        """Whoever bet against the house may be offered the bank; the dealer stakes as he did."""
        if layout.bank:
            return
        highest: dict[str, Cents] = {}
        for seat, stakes in layout.bets.items():
            person, base = layout.person(seat), stakes[self.game.opens_with[0]]
            highest[person] = max(base, highest.get(person, base))
        self._last_bets.update(highest)

    def clear(self) -> None:
        """Bets come off the layout; a bet for the dealer stays only where a push may ride."""
        assert isinstance(self.round, BankedRound)
        for seat in self.round.numbers():
            self.seats[seat].bets = {}
            self.seats[seat].tips = self.round.carried(seat)
        self.bank, self._waived = None, None
        self.behind, self.prepaid = (), {}

    def _bets(self) -> dict[int, dict[str, Cents]]:
        return {seat: who.bets for seat, who in self.seats.items() if who.bets and not who.away}

    def _tips(self) -> dict[int, dict[str, Cents]]:
        betting = self._bets()
        return {seat: who.tips for seat, who in self.seats.items() if who.tips and seat in betting}

    def _layout(
        self,
        bets: Mapping[int, Mapping[str, Cents]],
        tips: Mapping[int, Mapping[str, Cents]],
        bank: Bank | None = None,
        thrown: Thrown = (),
    ) -> Layout:
        present = [*bets, *([bank.seat] if bank else ())]
        return Layout(
            bets,
            {seat: stakes for seat, stakes in tips.items() if stakes},
            people={seat: self.seats[seat].person for seat in present},
            stacks={n: self.seats[n].stack for n in present if self.seats[n].counted},
            back=tuple(each for each in self.behind if each.on in bets),
            prepaid={seat: held for seat, held in self.prepaid.items() if seat in bets},
            bank=bank,
            thrown=thrown,
        )


def _laid(bets: Mapping[str, Cents]) -> dict[str, Cents]:
    """The spots on which anything lies."""
    return {name: amount for name, amount in bets.items() if amount}
