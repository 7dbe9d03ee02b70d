"""A house: its rulebooks, what it says of every table, and where its games are."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from houseway.errors import BadInput
from houseway.houses.club_rules import ClubRules
from houseway.houses.night_rules import NightRules
from houseway.houses.year_plan import YearPlan
from houseway.money import DOLLARS, Currency
from houseway.play import Game
from houseway.rulebook import Clause, Rulebook
from houseway.wagers.schedules import Schedules

NONE_POSTED = Schedules()


def checked_out(*folders: str) -> tuple[Path, ...]:
    """Our own scenarios, which lie with the tests: a checkout has them, a wheel leaves them out."""
    tests = Path(__file__).parents[3] / "tests" / "scenarios"
    return tuple(tests / each for each in folders if (tests / each).is_dir())


@dataclass(frozen=True, slots=True, kw_only=True)
class KillClauses:
    """The clauses of the kill button: where it lies and why, who kills, who may not."""

    neutral: Clause  # before anybody has won a pot
    split: Clause  # nobody won the pot alone
    split_keeps: Clause  # its holder won a part, and may keep it
    leg_up: Clause
    leg_up_unseen: Clause  # won before the flop
    no_second: Clause  # the second pot saw no flop
    chopped: Clause
    small_pot: Clause
    killed: Clause
    again: Clause  # the killer wins the kill pot
    again_unseen: Clause
    holder_left: Clause
    killer_left: Clause
    put_out: Clause  # who will not post the kill
    one_a_hand: Clause
    newcomer_waits: Clause
    newcomer_kills: Clause


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRules:
    """What a house prints of every poker table between hands; None where it prints nothing."""

    one_seat: Clause | None = None  # nobody plays two
    buying: Clause | None = None  # chips are bought between hands
    table_stakes: Clause | None = None  # nobody takes a part of his chips away
    straddle_closed: Clause | None = None  # no straddle once a card is dealt
    kill: KillClauses | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """A landlord of games. Modules are named here, and loaded when they are asked for."""

    id: str
    title: str
    rulebooks: tuple[Rulebook, ...] = ()
    currency: Currency = DOLLARS
    games: str = ""  # the package with its game files
    scenarios: tuple[Path, ...] = ()  # folders of rounds that prove its clauses
    table: TableRules = TableRules()
    clock: Clause | None = None  # a player who takes too long is given so much time, no more
    rulings: str = ""  # the module that says what an act counts as
    jackpots: str = ""  # the module that declares its jackpots
    analysis: str = ""  # the package that counts what its banked games cost
    collection: Schedules = NONE_POSTED  # flat fees, by schedules of which a table posts one
    night: NightRules | None = None  # how its tournaments are run, where it has any
    club: ClubRules | None = None  # prizes, seasons and seats, where the house is a club
    year: YearPlan | None = None  # a year of the club as it might be planned

    def modules(self) -> Iterator[Any]:
        """The game files, imported one by one."""
        if not self.games:
            return
        package = import_module(self.games)
        for each in pkgutil.iter_modules(package.__path__, f"{self.games}."):
            yield import_module(each.name)

    def catalogue(self) -> list[Game]:
        """Every game of the house: what its files call `GAME`."""
        found = [getattr(module, "GAME", None) for module in self.modules()]
        return [game for game in found if isinstance(game, Game)]

    def prints(self, clause: Clause) -> bool:
        """Whether a clause stands in one of its rulebooks."""
        return any(clause.id in book.clauses for book in self.rulebooks)

    def check(self) -> None:
        """Refuse a house with games or rulebooks of another, or without what it names."""
        if missing := [path for path in self.scenarios if not path.is_dir()]:
            raise BadInput(f"{self.id!r} has no scenarios at {missing[0]}")
        for module in filter(None, (self.rulings, self.jackpots)):
            import_module(module)
        for schedule in self.collection:
            if not self.prints(schedule.cite):
                raise BadInput(f"{self.id!r} collects by {schedule.cite}, which it does not print")
        for game in self.catalogue():
            if game.house != self.id:
                raise BadInput(f"{game.id} is no game of {self.id!r}")
            if not self.prints(game.cite):
                raise BadInput(f"{game.id} cites {game.cite}, which {self.id!r} does not print")

    def facts(self) -> dict[str, Any]:
        """What a lobby shows of the house."""
        return {
            "id": self.id,
            "title": self.title,
            "currency": self.currency.code,
            "symbol": self.currency.symbol,
            "rulebooks": [{"id": book.id, "title": book.title} for book in self.rulebooks],
        }
