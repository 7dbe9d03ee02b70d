"""The books of a banked table: who pays a wager, in which chips, and how far a bank covers it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.money import ZERO, Cents, text
from houseway.play.banked.bank import Covering
from houseway.play.banked.layout import Layout
from houseway.play.banked.seat import Wager
from houseway.play.settings import Settings
from houseway.rulebook import Clause
from houseway.wagers import Commission, Cover, Line, Result
from houseway.wagers.line import charged, lost
from houseway.wagers.party import BANK, COMMISSION, PLAYER_BANK, Party

if TYPE_CHECKING:
    from houseway.play.banked.banked_game import BankedGame

HALF_DOLLAR = 50  # the smallest chip of a table that has no smaller ones


class Books:
    """What becomes of a wager once its result is known: the lines that the dealer settles by."""

    def __init__(
        self, game: BankedGame, settings: Settings, layout: Layout, cover: Cover | None
    ) -> None:
        self.settings = settings
        self.layout = layout
        self.covering: Covering | None = game.covering
        self.cover = cover  # what a player-dealer has put up
        by_player = game.banking.spots if game.banking and layout.bank else ()
        self.banked: tuple[str, ...] = by_player

    def party(self, spot: str) -> Party:
        """Who pays and takes on a spot: the house, or the player who banks."""
        return PLAYER_BANK if self.cover or spot in self.banked else BANK

    def comes_out(self, line: Line, wager: Wager) -> Iterator[Line]:
        """A wager that wins by the odds of a line, or goes back as it has it."""
        line = line._replace(stake=wager.stake, tip=wager.tip, by=wager.by, hand=wager.hand)
        if line.odds:
            net = self._in_units(line.odds.winnings(wager.stake))
            yield from self.covered(line._replace(net=net, against=self.party(line.spot)))
        elif self.cover and self.cover.spent:
            yield self._uncovered(line, wager.stake, "the bank's wager is used up")
        else:
            yield line

    def takes(
        self, seat: int, spot: str, wager: Wager, reason: str, cite: Clause, *, half: bool
    ) -> Iterator[Line]:
        """A wager that is lost, or half of it where the hand was given up."""
        line = lost(seat, spot, wager.stake, reason, cite)
        line = line._replace(tip=wager.tip, by=wager.by, hand=wager.hand, against=self.party(spot))
        if half:
            line = line._replace(net=Cents(-self._half(wager.stake)))
        return self.covered(line)

    def covered(self, line: Line) -> Iterator[Line]:
        """A result as far as the bank's cover goes; the rest of the stake is handed back."""
        cover = self.cover
        if cover is None or not line.net:
            yield line
            return
        full, wins = abs(line.net), line.net > 0
        part = cover.pays(full) if wins else cover.takes(full)
        played = Cents(line.stake * part // full)
        if part:
            yield line._replace(stake=played, net=Cents(part if wins else -part))
        if left := line.stake - played:
            reason = f"the bank covers {text(part)} of {text(full)}"
            yield self._uncovered(line, Cents(left), reason)

    def _uncovered(self, line: Line, stake: Cents, reason: str) -> Line:
        """What is handed back because nobody covers it."""
        assert self.covering
        return line._replace(
            stake=stake,
            net=ZERO,
            result=Result.RETURNED,
            reason=reason,
            clause=self.covering.returned_cite,
            odds=None,
            row=None,
        )

    def commission(self, line: Line, commission: Commission) -> Line:
        """What is charged on a win."""
        unit = self.settings.get("commission_unit") or self.settings.get("min_unit") or 1
        assert isinstance(unit, int)
        reason = f"{commission.percent}% of the win"
        if line.seat in self.layout.prepaid and not line.by:
            reason += ", laid down beforehand"
        due = commission.of(line.net, unit)
        fee = charged(line.seat, "commission", due, reason, commission.cite, COMMISSION)
        return fee._replace(by=line.by, of=line.spot, hand=line.hand)

    def _in_units(self, net: Cents) -> Cents:
        """A win in the chips of the table: rounded up to its smallest unit, if it has one.

        Where half dollars are posted as the smallest chip, it is rounded down to them.
        """
        if self.settings.get("half_dollars"):
            return Cents(net // HALF_DOLLAR * HALF_DOLLAR)
        unit = self.settings.get("min_unit")
        return Cents(-(-net // unit) * unit) if isinstance(unit, int) else net

    def _half(self, stake: Cents) -> Cents:
        """What a hand costs that is given up for half; the odd cent stays with the player."""
        if self.settings.get("half_dollars"):
            return Cents(stake - stake // 2 // HALF_DOLLAR * HALF_DOLLAR)
        return Cents(stake // 2)
