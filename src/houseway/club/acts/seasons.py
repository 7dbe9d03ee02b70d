"""Acts about a season: it is opened, members enrol and pay, the committee sets its points."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from houseway.club.acts.act import Act, Entry, Pence
from houseway.club.books import OUTSIDE, Move, purse
from houseway.club.fees import Means, Payment
from houseway.club.league import ByFormula, ByPlace, Scheme
from houseway.club.season import Season
from houseway.errors import BadInput, IllegalAction
from houseway.money import Cents

if TYPE_CHECKING:
    from houseway.club.state import Club

SEASON = "season"


@dataclass(frozen=True, slots=True)
class OpenSeason(Act):
    """A season begins: what it costs, and how many games it has."""

    season: str
    fee: Pence
    games: int = 0  # as the rules have it
    act: ClassVar[str] = "open_season"

    def done(self, club: Club, entry: Entry) -> Club:
        if self.season in club.seasons:
            raise IllegalAction(f"there is a season {self.season!r} already")
        if not self.season.strip() or ":" in self.season:
            raise BadInput(f"{self.season!r} is no name of a season; write '2026'")
        games = self.games or club.rules.league.games
        return club.with_season(Season(self.season, Cents(self.fee), games))


@dataclass(frozen=True, slots=True)
class Enrol(Act):
    """A member registers for a season, to play or as a sleeping partner."""

    season: str
    name: str
    sleeping: bool = False
    act: ClassVar[str] = "enrol"

    def done(self, club: Club, entry: Entry) -> Club:
        club.season(self.season)
        register = club.register.enrol(self.season, self.name, sleeping=self.sleeping)
        return replace(club, register=register)


@dataclass(frozen=True, slots=True)
class PayFee(Act):
    """A member pays of the season's fee, before a week's game or on its night."""

    season: str
    name: str
    amount: Pence
    week: int
    how: str = "online"
    on_the_night: bool = False
    act: ClassVar[str] = "pay_fee"

    def done(self, club: Club, entry: Entry) -> Club:
        if self.name not in club.register.players(self.season):
            raise IllegalAction(f"{self.name} is not registered for {self.season}")
        if self.how not in list(Means):
            raise BadInput(f"{self.how!r} is no way to pay; there are {', '.join(Means)}")
        payment = Payment(Cents(self.amount), Means(self.how), self.week, self.on_the_night)
        season = club.season(self.season).pays(club.rules.fees, self.name, payment)
        cite = club.rules.fees.cite("instalments")
        told = f"fee of {self.name} for {self.season}, {self.how}"
        move = Move(
            purse(OUTSIDE, self.name), purse(SEASON, self.season), self.amount, told,
            cite.id if cite else "",
        )  # fmt: skip
        return club.with_season(season).post([move], entry)


@dataclass(frozen=True, slots=True)
class SetPoints(Act):
    """The committee sets the points of a season: by place, or by a formula."""

    season: str
    by_place: tuple[str, ...] = ()  # as decimals
    formula: str = ""
    best: int = 0
    act: ClassVar[str] = "set_points"

    def done(self, club: Club, entry: Entry) -> Club:
        return club.with_season(replace(club.season(self.season), scheme=self.scheme()))

    def scheme(self) -> Scheme:
        """How a season would be scored by it."""
        if bool(self.by_place) == bool(self.formula) or self.best < 0:
            raise BadInput("points are set by place or by a formula, one of the two")
        if self.formula:
            return Scheme(ByFormula.read(self.formula), self.best)
        try:
            return Scheme(ByPlace(tuple(map(Fraction, self.by_place))), self.best)
        except (ValueError, ZeroDivisionError):
            told = ", ".join(self.by_place)
            raise BadInput(f"{told} are no points; write numbers such as 10 or 7.5") from None
