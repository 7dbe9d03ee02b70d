"""Collection at a table: flat fees, taken before the cards by the option that is posted."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from houseway.errors import BadSetting, IllegalBet
from houseway.money import ZERO, Cents, text
from houseway.play.settings import Setting, Settings
from houseway.rulebook import Clause
from houseway.wagers import Line, Result
from houseway.wagers.collection import Option, find_option, schedules

if TYPE_CHECKING:
    from houseway.play.banked import BankedRound
    from houseway.play.layout import Layout


@dataclass(frozen=True, slots=True)
class Collecting:
    """Which wagers count as the action on the table, and which a player pays for."""

    section: str
    action: tuple[str, ...]  # spots that count
    base: str  # a player pays once for each wager here, by it where the option says so
    cite: Clause

    def settings(self) -> tuple[Setting, ...]:
        """What a table posts."""
        return (
            Setting(
                "collection_option",
                "integer",
                "the posted collection option; one at a time",
                required=True,
                suggest=1,
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
        """Refuse an option that is not confirmed, or limits outside its schedule's."""
        option = self.option(settings)
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
        """Refuse a bonus bet over the most that the option allows."""
        option = self.option(settings)
        for spot, most in option.caps if option else ():
            for seat, stakes in layout.bets.items():
                if stakes.get(spot, 0) > most:
                    raise IllegalBet(
                        f"seat {seat}'s {spot} of {text(stakes[spot])} is over {text(most)}, the "
                        "most under this collection option",
                        clause=option.schedule if option else None,
                    )

    def collect(self, t: BankedRound) -> None:
        """Take the fees: the player-dealer's by the action, then each player's."""
        option = self.option(t.settings)
        if option is None:
            return
        action = Cents(sum(amount for _, _, spot, amount in _wagers(t) if spot in self.action))
        if t.banker and (fee := option.dealer_fee(action)):
            reason = f"player-dealer, {text(action)} on the table"
            t.pay([_fee(t.banker.number, "", fee, reason, option.schedule)])
        if option.player == "none":
            return
        spots = self.action if option.player == "spots" else (self.base,)
        for seat, by, spot, amount in _wagers(t):
            if spot in spots and (fee := option.player_fee(action, amount)):
                reason = f"{spot.replace('_', ' ')} of {text(amount)}"
                t.pay([_fee(seat, by, fee, reason, option.schedule)])


def _wagers(t: BankedRound) -> Iterator[tuple[int, str, str, Cents]]:
    """Every wager of a player, and every backline wager: seat, whose, spot, amount."""
    for seat in t.clockwise():
        for spot, amount in seat.bets.items():
            yield seat.number, "", spot, amount
    for bet in t.layout.back:
        yield bet.on, bet.by, bet.spot, bet.amount


def _fee(seat: int, by: str, fee: Cents, reason: str, cite: Clause) -> Line:
    net = Cents(-fee)
    return Line(
        seat, "collection", ZERO, Result.PAYS, net, reason, cite, by=by, against="collection"
    )
