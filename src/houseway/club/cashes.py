"""A cash with a seat: who staked what of the entry, and who has what of the money.

The entry is retained first. What is over goes by stakes, rounded down; the club has the rest.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from houseway.houses.season_rules import SeatRules
from houseway.money import ZERO, Cents

WHOLE = 100  # per cent


@dataclass(frozen=True, slots=True, kw_only=True)
class Use:
    """An event that is to be played with a seat."""

    entry: Cents  # rake and all
    on: date | None = None  # the day on which it starts
    nominee: str = ""  # who plays in the winner's stead
    added_by_nominee: bool = False  # who pays what the seat does not
    online: bool = False
    satellite: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """A seat, or a part of one, that was played."""

    use: Use
    seat: Cents  # what the seat paid of the entry
    returned: bool = False  # the club gave a forfeited seat to somebody
    cashed: Cents | None = None

    @property
    def added(self) -> Cents:
        return Cents(self.use.entry - self.seat)


@dataclass(frozen=True, slots=True)
class Division:
    """Who gets what of a cash: the entry is kept first, the others divide what is over."""

    kept_winner: Cents = ZERO
    kept_nominee: Cents = ZERO
    winner: Cents = ZERO
    nominee: Cents = ZERO
    club: Cents = ZERO
    season: Cents = ZERO  # of the club's part: what the players of the season have

    @property
    def kept(self) -> Cents:
        return Cents(self.kept_winner + self.kept_nominee)

    @property
    def all(self) -> Cents:
        return Cents(self.kept + self.winner + self.nominee + self.club)

    def __add__(self, other: Division) -> Division:
        pairs = zip(_amounts(self), _amounts(other), strict=True)
        return Division(*(Cents(one + two) for one, two in pairs))


def _amounts(of: Division) -> tuple[Cents, ...]:
    return of.kept_winner, of.kept_nominee, of.winner, of.nominee, of.club, of.season


@dataclass(frozen=True, slots=True)
class Stakes:
    """Parts of an entry: who has staked how much of it."""

    winner: Fraction
    nominee: Fraction
    club: Fraction


def stakes(rules: SeatRules, part: Part) -> Stakes:
    """How an entry was staked: the seat in part by the club, and what was added."""
    entry, seat, added = part.use.entry, part.seat, part.added
    club = Fraction(seat * rules.club_percent, WHOLE)
    nominee = Fraction(seat * rules.nominee_percent, WHOLE) if part.use.nominee else Fraction(0)
    if part.returned:
        nominee = seat - club  # the club gave it away: there is no winner to share with
    if part.use.added_by_nominee or part.returned:
        nominee += added
    return Stakes((entry - club - nominee) / entry, nominee / entry, club / entry)


def division(rules: SeatRules, part: Part, winner_keeps: int | None = None) -> Division:
    """One cash; `winner_keeps` is what winner and nominee agreed, in per cent of the entry."""
    cashed = part.cashed or 0
    kept, over = min(cashed, part.use.entry), max(0, cashed - part.use.entry)
    staked = stakes(rules, part)
    winner, nominee = int(over * staked.winner), int(over * staked.nominee)
    mine = kept * _kept_by_winner(rules, part, winner_keeps) // WHOLE
    club = over - winner - nominee
    season = club if part.returned and rules.season_benefits else 0
    return Division(*map(Cents, (mine, kept - mine, winner, nominee, club, season)))


def _kept_by_winner(rules: SeatRules, part: Part, agreed: int | None) -> int:
    if not part.use.nominee:
        return WHOLE
    if part.returned:
        return 0
    return WHOLE - rules.nominee_keeps if agreed is None else agreed
