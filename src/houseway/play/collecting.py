"""Collection at a table: flat fees, taken before the cards by the option that is posted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from houseway.errors import BadInput, BadSetting, IllegalBet
from houseway.money import ZERO, Cents, text
from houseway.play.settings import Setting, Settings
from houseway.rulebook import Clause
from houseway.wagers import Line, Result
from houseway.wagers.collection import Option, find_option, schedules

if TYPE_CHECKING:
    from houseway.play.banked import BankedRound
    from houseway.play.layout import Layout


class Fee(NamedTuple):
    """What somebody pays for a round: a seat, or whoever bets behind it."""

    seat: int
    by: str
    amount: Cents
    reason: str


@dataclass(frozen=True, slots=True)
class Collecting:
    """Which wagers count as the action on the table, and which a player pays for."""

    section: str
    action: tuple[str, ...]  # spots that count
    base: str  # a player pays once for each wager here, by it where the option says so
    cite: Clause
    suggest: int = 1  # the option that a form offers first

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
            Setting(
                "collection_confirmed",
                "switch",
                "the operator has confirmed an option whose printed row is missing or unreadable",
                False,
                cite=self.cite,
            ),
        )

    def option(self, settings: Settings) -> Option | None:
        number = settings.get("collection_option")
        return find_option(self.section, number) if isinstance(number, int) else None

    def check(self, settings: Settings) -> None:
        """Refuse an option that is not there or not confirmed, or limits outside its schedule."""
        try:
            option = self.option(settings)
        except BadInput as error:
            raise BadSetting(error.message, clause=self.cite) from None
        if option is None:
            return
        if option.confirm and not settings["collection_confirmed"]:
            raise BadSetting(
                f"collection option {option.number} is off: its printed row is {option.confirm}; "
                "it needs the operator's confirmation",
                clause=option.schedule,
            )
        schedule = next(each for each in schedules() if each.cite == option.schedule)
        for name, span in (("minimum", schedule.minimums), ("maximum", schedule.maximums)):
            posted = settings.get(name)
            if span and isinstance(posted, int) and not span[0] <= posted <= span[1]:
                raise BadSetting(
                    f"{name!r} of {text(posted)} is outside {text(span[0])} to {text(span[1])}, "
                    f"which collection option {option.number} is posted for",
                    clause=option.schedule,
                )

    def check_bets(self, layout: Layout, settings: Settings) -> None:
        """Refuse a bonus bet over the most that the option allows, and fees that nobody has."""
        option = self.option(settings)
        for spot, most in option.caps if option else ():
            own = [(f"seat {seat}", stakes.get(spot, 0)) for seat, stakes in layout.bets.items()]
            backline = [(bet.by, bet.amount) for bet in layout.back if bet.spot == spot]
            for who, amount in (*own, *backline):
                if amount > most:
                    raise IllegalBet(
                        f"{who}'s {spot} of {text(amount)} is over {text(most)}, the most under "
                        "this collection option",
                        clause=option.schedule if option else None,
                    )

        for fee in self.fees(layout, settings):
            behind = layout.chips_behind(fee.seat) if not fee.by else None
            if behind is not None and behind < fee.amount and fee.seat in layout.bets:
                raise IllegalBet(
                    f"seat {fee.seat} has {text(behind)} behind its bets, and the collection fee "
                    f"is {text(fee.amount)}",
                    clause=self.cite,
                )

    def fees(self, layout: Layout, settings: Settings) -> Iterator[Fee]:
        """The fees of a round: the player-dealer's by the action, then each player's."""
        option = self.option(settings)
        if option is None:
            return
        wagers = list(_wagers(layout))
        action = Cents(sum(amount for _, _, spot, amount in wagers if spot in self.action))
        if layout.bank and (fee := option.dealer_fee(action)):
            yield Fee(layout.bank.seat, "", fee, f"player-dealer, {text(action)} on the table")
        if option.player == "none":
            return
        spots = self.action if option.player == "spots" else (self.base,)
        for seat, by, spot, amount in wagers:
            if spot in spots and (fee := option.player_fee(action, amount)):
                yield Fee(seat, by, fee, f"{spot.replace('_', ' ')} of {text(amount)}")

    def collect(self, t: BankedRound) -> None:
        """Take the fees; what is paid is no longer there to bet with."""
        option = self.option(t.settings)
        if option is None:
            return
        for fee in self.fees(t.layout, t.settings):
            seat = t.at(fee.seat)
            if seat.stack is not None and not fee.by:
                seat.stack = Cents(seat.stack - fee.amount)
            t.pay([_fee(fee.seat, fee.by, fee.amount, fee.reason, option.schedule)])


def _wagers(layout: Layout) -> Iterator[tuple[int, str, str, Cents]]:
    """Every wager of a player, and every backline wager: seat, whose, spot, amount."""
    for seat, stakes in sorted(layout.bets.items()):
        for spot, amount in stakes.items():
            yield seat, "", spot, amount
    for bet in layout.back:
        yield bet.on, bet.by, bet.spot, bet.amount


def _fee(seat: int, by: str, fee: Cents, reason: str, cite: Clause) -> Line:
    net = Cents(-fee)
    return Line(
        seat, "collection", ZERO, Result.PAYS, net, reason, cite, by=by, against="collection"
    )
