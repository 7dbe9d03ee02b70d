"""Collection at a poker table: a flat fee from the button before the cards, or by time."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from houseway.errors import BadInput, BadSetting
from houseway.money import ZERO, Cents
from houseway.play.happenings import ALL
from houseway.play.settings import Setting, Settings, count, switch
from houseway.rulebook import Clause
from houseway.wagers.collection import Option, Schedule, procedure, shown

if TYPE_CHECKING:
    from houseway.play.pot.pot_round import PotRound

TIERS = 3
BANDS = (1, 5, 7)  # the least players of each band that a tier prices


class Rates(NamedTuple):
    """What a table has posted: one option, or the options of a tier for each number of players."""

    schedule: Schedule
    options: tuple[Option, ...]

    @property
    def by_time(self) -> bool:
        return self.schedule.charge == "time"

    def fee(self, players: int) -> Cents:
        """What the button pays for a hand of so many players."""
        if self.by_time:
            return ZERO
        fitting = (each for each in self.options if each.rows[-1].holds(players))
        return next(fitting, self.options[-1]).button_fee(players)

    def time_fee(self, minutes_left: int = 30) -> Cents:
        """What each player pays for a half hour, or for what is left of it."""
        return self.options[0].time_fee(minutes_left) if self.by_time else ZERO

    @property
    def words(self) -> str:
        return "; ".join(map(shown, self.options))


@dataclass(frozen=True, slots=True)
class PotCollecting:
    """The schedules of a game's section, of which a table posts one at a time."""

    schedules: tuple[Schedule, ...]
    cite: Clause
    posted: Clause  # everybody is told the rates
    procedure: Clause  # and how they are collected

    def settings(self) -> tuple[Setting, ...]:
        """What a table posts; without a schedule it takes no fee."""
        names = tuple(each.cite.id for each in self.schedules)
        return (
            Setting(
                "collection_schedule",
                "choice",
                "the posted schedule of collection; one at a time",
                choices=names,
                cite=self.cite,
            ),
            count("collection_option", "its option, at a no-limit table or by time", self.cite),
            count(
                "collection_tier",
                "its price level at a limit table; the number of players picks the option",
                self.cite,
                most=TIERS,
            ),
            switch(
                "collection_confirmed",
                "the operator has confirmed an option whose printed row is missing or unreadable",
                self.cite,
            ),
        )

    def rates(self, settings: Settings) -> Rates | None:
        """What is posted, or None where no fee is taken."""
        schedule, option, tier = (settings.get(name) for name in _POSTED)
        if schedule is option is tier is None:
            return None
        return _read(self, schedule, option, tier, str(settings["limit"]), _limit(settings))

    def check(self, settings: Settings) -> None:
        """Refuse what is not posted as a whole, for another kind of table, or not confirmed."""
        rates = self.rates(settings)
        if rates is None:
            return
        for option in rates.options:
            option.check_confirmed(confirmed=bool(settings.get("collection_confirmed")))
        least, most = (settings.get(each) for each in ("minimum_buy_in", "maximum_buy_in"))
        if rates.schedule.buy_ins and isinstance(least, int):
            rates.schedule.check_buy_in(least, most if isinstance(most, int) else None)

    def announce(self, t: PotRound) -> None:
        """Everybody knows the posted rates before the cards, and who pays them when."""
        if rates := t.stakes.fees.rates:
            t.dealer.heads(f"Collection: {rates.words}", self.posted, to=ALL)
            t.dealer.heads(f"Collection: {procedure(rates.options[0])}", self.procedure, to=ALL)

    def random(self, rng: random.Random, structure: str) -> dict[str, object]:
        """The settings of some table: a schedule that fits it, or now and then none."""
        fitting = [
            each
            for each in self.schedules
            if each.charge == "time" or bool(each.options[0].tier) == (structure == "limit")
        ]
        schedule = rng.choice([None, *fitting])
        if schedule is None:
            return {}
        of_tier = schedule.options[0].tier
        number = rng.randint(1, TIERS) if of_tier else rng.choice(schedule.options).number
        name = "collection_tier" if of_tier else "collection_option"
        return {"collection_schedule": schedule.cite.id, name: number}


_POSTED = ("collection_schedule", "collection_option", "collection_tier")


def _limit(settings: Settings) -> tuple[int, int]:
    limits, blinds = settings.get("limits"), settings.get("blinds")
    if isinstance(limits, tuple) and len(limits) > 1:
        return limits[0], limits[1]
    big = blinds[-1] if isinstance(blinds, tuple) else 0
    return big, 2 * big


def _read(
    collecting: PotCollecting,
    name: object,
    number: object,
    tier: object,
    structure: str,
    limit: tuple[int, int],
) -> Rates:
    """The rates of a schedule for a table, or why they cannot be posted there."""
    schedule = next((s for s in collecting.schedules if s.cite.id == name), None)
    if schedule is None:
        raise BadSetting("collection needs its schedule", clause=collecting.cite)
    if (number is None) == (tier is None):
        raise BadSetting(
            "one option or one tier of a schedule is posted at a time", clause=collecting.cite
        )
    try:
        if isinstance(tier, int):
            return Rates(schedule, _tier(collecting, schedule, tier, structure, limit))
        assert isinstance(number, int)
        return Rates(schedule, (_option(collecting, schedule, number, structure),))
    except BadSetting:
        raise
    except BadInput as error:
        raise BadSetting(error.message, clause=schedule.cite) from None


def _tier(
    collecting: PotCollecting,
    schedule: Schedule,
    tier: int,
    structure: str,
    limit: tuple[int, int],
) -> tuple[Option, ...]:
    """The options of a tier, the fewest players first."""
    if structure != "limit":
        raise BadSetting(
            f"a {structure} table posts an option; tiers are for limit tables",
            clause=collecting.cite,
        )
    small, big = limit
    named = f"{small // 100}-{big // 100}" if schedule.options[0].limit else ""
    options = tuple(schedule.tier(tier, players, named) for players in BANDS)
    for option in options:
        schedule.check_limit_game(option, small, big)
    return options


def _option(collecting: PotCollecting, schedule: Schedule, number: int, structure: str) -> Option:
    option = schedule.option(number)
    if option is None:
        raise BadSetting(f"{schedule.cite} has no option {number}", clause=collecting.cite)
    if option.tier:
        raise BadSetting(
            f"option {number} of {schedule.cite} prices one number of players; post its tier",
            clause=collecting.cite,
        )
    if structure == "limit" and schedule.charge != "time":
        raise BadSetting(
            f"option {number} of {schedule.cite} is for no-limit tables", clause=collecting.cite
        )
    return option
