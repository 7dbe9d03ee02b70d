"""Collection at a table: flat fees, taken before the cards by the option that is posted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from houseway.errors import BadInput, BadSetting, IllegalBet
from houseway.money import Cents, text
from houseway.play.happenings import ALL
from houseway.play.settings import Setting, Settings, switch
from houseway.rulebook import Clause
from houseway.wagers import Line
from houseway.wagers.collection import Option, procedure, shown
from houseway.wagers.line import charged
from houseway.wagers.party import COLLECTION
from houseway.wagers.schedules import Schedules

if TYPE_CHECKING:
    from houseway.play.banked.banked_felt import BankedFelt
    from houseway.play.banked.layout import Layout


@dataclass(frozen=True, slots=True)
class Collecting:
    """Which wagers count as the action on the table, which a player pays for, what is posted."""

    schedules: Schedules  # of the house
    section: str
    action: tuple[str, ...]  # spots that count
    base: str  # a player pays once for each wager here, by it where the option says so
    cite: Clause
    notices: tuple[Clause, ...] = ()  # why everybody is told who pays, and the posted rates
    suggest: int = 1  # the option that a form offers first

    def __post_init__(self) -> None:
        for schedule in self.schedules.of(self.section):
            if {*schedule.options[0].counts} != {*self.action}:
                raise BadInput(
                    f"{schedule.cite} counts {', '.join(schedule.options[0].counts)}, "
                    f"not {', '.join(self.action)}"
                )

    def settings(self) -> tuple[Setting, ...]:
        """What a table posts."""
        return (
            Setting(
                "collection_option",
                "integer",
                "the posted collection option; one at a time",
                required=True,
                suggest=self.suggest,
                least=1,
                cite=self.cite,
            ),
            switch(
                "collection_confirmed",
                "the operator has confirmed an option whose printed row is missing or unreadable",
                self.cite,
            ),
        )

    def option(self, settings: Settings) -> Option | None:
        number = settings.get("collection_option")
        if not isinstance(number, int):
            return None
        try:
            return self.schedules.option(self.section, number)
        except BadInput as error:
            raise BadSetting(error.message, clause=self.cite) from None

    def check(self, settings: Settings) -> None:
        """Refuse an option that is not there or not confirmed, or limits outside its schedule."""
        option = self.option(settings)
        if option is None:
            return
        option.check_confirmed(confirmed=bool(settings.get("collection_confirmed")))
        posted = (settings.get(name) for name in ("minimum", "maximum"))
        least, most = (limit if isinstance(limit, int) else None for limit in posted)
        self.schedules.of_option(option).check_limits(option, least, most)

    def check_bets(self, layout: Layout, settings: Settings) -> None:
        """Refuse a bonus bet over the option's most, and bets that leave no chips for the fee."""
        option = self.option(settings)
        if option is None:
            return
        for spot, most, cite in option.caps:
            for seat, by, name, amount in _wagers(layout):
                if name == spot and amount > most:
                    raise IllegalBet(
                        f"{by or f'seat {seat}'}'s {spot} of {text(amount)} is over {text(most)}, "
                        "the most under this collection option",
                        clause=cite,
                    )
        for seat in layout.bets:
            self._check_chips(layout, settings, seat)

    def check_bank(self, layout: Layout, settings: Settings) -> None:
        """Refuse a player-dealer who has put up everything and has nothing left for the fee."""
        if layout.bank:
            self._check_chips(layout, settings, layout.bank.seat)

    def _check_chips(self, layout: Layout, settings: Settings, seat: int) -> None:
        owed = sum(f.amount for f in self.fees(layout, settings) if f.seat == seat and not f.by)
        behind = _behind(layout, seat)
        if behind is not None and behind < owed:
            raise IllegalBet(
                f"seat {seat} has {text(behind)} left; the collection fee is {text(owed)}",
                clause=self.cite,
            )

    def random_option(self, rng: random.Random) -> dict[str, int]:
        """An option for a round at random: one that takes any wager, or now and then none."""
        fitting = [
            option.number
            for schedule in self.schedules.of(self.section)
            for option in schedule.options
            if not option.caps and not option.confirm and option.most_wager is None
        ]
        number = rng.choice([0, *fitting])
        return {"collection_option": number} if number else {}

    def fees(self, layout: Layout, settings: Settings) -> Iterator[Fee]:
        """What is due for a round: the player-dealer's fee by the action, then each player's."""
        option = self.option(settings)
        if option is None:
            return
        wagers = list(_wagers(layout))
        action = option.action((spot, amount) for _, _, spot, amount in wagers)
        if layout.bank and (due := option.dealer_fee(action)):
            yield Fee(layout.bank.seat, "", due, f"player-dealer, {text(action)} on the table")
        paying = self.action if option.player == "spots" else (self.base,)
        for seat, by, spot, amount in wagers:
            if spot in paying and (due := option.player_fee(action, amount)):
                yield Fee(seat, by, due, f"{spot.replace('_', ' ')} of {text(amount)}")

    def collect(self, t: BankedFelt) -> None:
        """Post the option that is used and take its fees, before any card."""
        option = self.option(t.settings)
        if option is None:
            return
        for cite, words in zip(self.notices, (procedure(option), shown(option)), strict=False):
            t.heads(f"Collection: {words}", cite, to=ALL)
        if not option.after_deal:
            self._take(t, option)

    def drop(self, t: BankedFelt) -> bool:
        """Take the fees that are dropped only now, when everybody has his first cards.

        They are the fees of the bets before the cards, whatever has been dealt.
        """
        option = self.option(t.settings)
        if option is None or not option.after_deal:
            return False
        self._take(t, option)
        return True

    def _take(self, t: BankedFelt, option: Option) -> None:
        for fee in self.fees(t.layout, t.settings):
            t.pay([fee.line(option.schedule)])
            stack = t.at(fee.seat).stack
            if not fee.by and stack is not None:
                t.at(fee.seat).stack = Cents(stack - fee.amount)


class Fee(NamedTuple):
    """A flat fee that somebody owes for a round."""

    seat: int
    by: str  # a back bettor's name
    amount: Cents
    reason: str

    def line(self, cite: Clause) -> Line:
        fee = charged(self.seat, "collection", self.amount, self.reason, cite, COLLECTION)
        return fee._replace(by=self.by)


def _behind(layout: Layout, seat: int) -> int | None:
    """What a seat has left once its bets, or its bank, are down."""
    if layout.bank and layout.bank.seat == seat:
        return layout.stacks[seat] - layout.bank.roll if seat in layout.stacks else None
    return layout.chips_behind(seat)


def _wagers(layout: Layout) -> Iterator[tuple[int, str, str, Cents]]:
    """Every wager of a player, and every backline wager: seat, whose, spot, amount."""
    for seat in sorted(layout.bets):
        for spot, amount in layout.bets[seat].items():
            yield seat, "", spot, amount
    for bet in layout.back:
        yield bet.on, bet.by, bet.spot, bet.amount
