"""A table of a banked game: bets lie on the layout until the dealer closes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway.cards import Shoe
from houseway.errors import IllegalBet
from houseway.floor.table import Table
from houseway.money import Cents
from houseway.play import BankedGame, BankedRound, Layout, Round
from houseway.play.settings import Settings
from houseway.wagers import Meter


class BankedTable(Table[BankedGame]):
    """Seats bet, the dealer closes the bets, the round is played and settled."""

    def __init__(self, game: BankedGame, settings: Settings, meter: Meter | None = None) -> None:
        """A table with a progressive meter of its own, or linked to one that others feed too."""
        super().__init__(game, {**settings, **game.feeds(meter)} if meter else settings)
        self.meter = meter or game.meter(settings)
        self.seats_each, self.seats_each_cite = game.positions_for(settings)
        self.seats_cite = game.seats_cite
        self.shared_cite = game.shared_cite

    def bet(
        self, seat: int, bets: Mapping[str, Cents], tips: Mapping[str, Cents] | None = None
    ) -> None:
        who = self._at(seat)
        if self.in_round:
            raise IllegalBet(
                f"bets are closed; seat {seat} may bet when the round is over",
                clause=self.game.opens_cite,
            )
        staked = {name: amount for name, amount in bets.items() if amount}
        tipped = {name: amount for name, amount in (tips or {}).items() if amount}
        if staked or tipped:
            trial = self._layout({**self._bets(), seat: staked}, {**self._tips(), seat: tipped})
            trial.check(self.game, self.settings)
        who.bets, who.tips = staked, tipped

    def can_deal(self) -> str | None:
        return None if self._bets() else "there is no bet on the table"

    def open_round(self, shoe: Shoe) -> Round[Any]:
        layout = self._layout(self._bets(), self._tips())
        return self.game.round(layout, shoe, self.settings, self.meter)

    def clear(self) -> None:
        """Bets come off the layout; a bet for the dealer stays only where a push may ride."""
        assert isinstance(self.round, BankedRound)
        for seat in self.round.numbers():
            self.seats[seat].bets = {}
            self.seats[seat].tips = self.round.carried(seat)

    def _bets(self) -> dict[int, dict[str, Cents]]:
        return {seat: who.bets for seat, who in self.seats.items() if who.bets and not who.away}

    def _tips(self) -> dict[int, dict[str, Cents]]:
        betting = self._bets()
        return {seat: who.tips for seat, who in self.seats.items() if who.tips and seat in betting}

    def _layout(
        self, bets: Mapping[int, Mapping[str, Cents]], tips: Mapping[int, Mapping[str, Cents]]
    ) -> Layout:
        return Layout(
            bets,
            {seat: stakes for seat, stakes in tips.items() if stakes},
            people={seat: self.seats[seat].person for seat in bets},
            stacks={seat: self.seats[seat].stack for seat in bets},
        )
