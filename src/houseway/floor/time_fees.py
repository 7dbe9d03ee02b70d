"""Collection by time: what each player at a poker table owes for the half hour, and when."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from houseway.errors import IllegalBet
from houseway.floor.kill_table import KillTable
from houseway.money import ZERO, Cents
from houseway.play.pot import PotGame
from houseway.play.pot.pot_collecting import Rates
from houseway.play.settings import Settings
from houseway.wagers import Line
from houseway.wagers.line import charged
from houseway.wagers.party import COLLECTION

MINUTE = 60
MINUTES = 30
HALF_HOUR = MINUTES * MINUTE  # in seconds; the marks are the clock's hours and half hours


def mark_after(now: float) -> float:
    """The next hour or half hour, in seconds since 1970."""
    return (now // HALF_HOUR + 1) * HALF_HOUR


def minutes_left(now: float) -> int:
    """How many minutes of the half hour are left, the one that has begun not counted."""
    return int((mark_after(now) - now) // MINUTE)


class HalfHours:
    """Until when each player has paid, and when the fee was last taken."""

    def __init__(self) -> None:
        self.paid: dict[str, float] = {}  # by person, who may change seats
        self.taken_at: float | None = None

    @property
    def next_mark(self) -> float | None:
        """When the first of those who have paid must pay again."""
        return min(self.paid.values(), default=None)

    def pay(self, people: Iterable[str], until: float, at: float) -> None:
        """These have paid; whoever was not asked at the mark pays his share when he plays again."""
        paid = dict.fromkeys(people, until)
        self.taken_at = at if paid else self.taken_at
        self.paid = {who: to for who, to in self.paid.items() if to >= until} | paid


class TimedTable(KillTable):
    """A table that may collect by the half hour: from everybody who plays, before the cards."""

    def __init__(self, game: PotGame, settings: Settings) -> None:
        super().__init__(game, settings)
        self.hours: HalfHours = HalfHours()
        self.collected: list[Line] = []  # what was last taken by time, between hands

    @property
    def time_rates(self) -> Rates | None:
        """What the table has posted by time, if it does not collect by the hand."""
        rates = self.stakes.fees.rates
        return rates if rates and rates.by_time else None

    def players(self) -> list[int]:
        """Those who pay for their time: they are there and have chips."""
        return [seat for seat, who in sorted(self.seats.items()) if who.stack and not who.away]

    def unpaid(self, now: float) -> list[int]:
        """Who plays and has not paid for the half hour that runs."""
        if self.time_rates is None:
            return []
        paid = self.hours.paid
        return [seat for seat in self.players() if paid.get(self.seats[seat].person, 0) <= now]

    def short(self, minutes: int, seats: Collection[int]) -> list[int]:
        """Of these the players whom the fee would leave nothing to play with."""
        rates = self.time_rates
        fee = rates.time_fee(minutes) if rates else ZERO
        return [seat for seat in seats if fee and self.seats[seat].stack <= fee]

    def collects_time(self, minutes: int = MINUTES, *seats: int) -> list[Line]:
        """Take the fee for the half hour from each player, before the cards.

        With `minutes` it is that part of the half hour, for those who have just sat down: name
        their `seats`. Who cannot pay it and play sits out until he has bought chips.
        """
        rates = self.time_rates
        if rates is None:
            raise IllegalBet(f"this table of {self.game.name} does not collect by time")
        if self.in_round:
            raise IllegalBet("the fee for the half hour is taken before the cards")
        asked = [seat for seat in self.players() if not seats or seat in seats]
        for seat in self.short(minutes, asked):
            self.away(seat)
        fee = rates.time_fee(minutes)
        able = [seat for seat in asked if fee and not self.seats[seat].away]
        self.collected = [self._pays(seat, fee, minutes, rates) for seat in able]
        return self.collected

    def _pays(self, seat: int, fee: Cents, minutes: int, rates: Rates) -> Line:
        who = self.seats[seat]
        who.stack = Cents(who.stack - fee)
        why, cite = f"for {minutes} minutes", rates.schedule.cite
        return charged(seat, "collection", fee, why, cite, COLLECTION)
