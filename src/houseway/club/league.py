"""A season's league: points for every night, and the table after any week.

    scheme = Scheme(points=ByPlace((10, 7, 5)))              # or by a formula, or the best 8 of 10
    rows = standings(rules.league, scheme, nights, paid_up={"Ann", "Bob"})

A row has the score of every night, so that everybody can see how his points came about.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from houseway.club.formula import Formula, parse
from houseway.errors import BadInput
from houseway.houses.season_rules import LeagueRules, TieBreak

KNOWN = ("place", "entries", "bounties", "attendance", "week")  # what a formula may ask for
HUNDREDTHS = 100  # points have at most two decimals


@dataclass(frozen=True, slots=True)
class Night:
    """A night of the season: who finished where."""

    week: int
    finish: tuple[str, ...]  # the winner first
    bounties: Mapping[str, int] = field(default_factory=dict)  # players put out

    def __post_init__(self) -> None:
        if self.week < 1 or len(set(self.finish)) < len(self.finish):
            raise BadInput(f"week {self.week}: {', '.join(self.finish)} is no finishing order")


@dataclass(frozen=True, slots=True)
class ByPlace:
    """The committee's points, place by place; further places have none."""

    points: tuple[Fraction | int, ...]

    def of(self, names: Mapping[str, int]) -> Fraction:
        place = names["place"]
        return Fraction(self.points[place - 1]) if place <= len(self.points) else Fraction(0)


@dataclass(frozen=True, slots=True)
class ByFormula:
    """Points by a formula over a player's night."""

    formula: Formula

    @classmethod
    def read(cls, written: str) -> ByFormula:
        """Read it; one that could not be worked out for some night is refused."""
        read = cls(parse(written, KNOWN))
        for entries in (1, 2, 9, 60):
            for place in {1, entries}:
                read.of(dict.fromkeys(KNOWN, 1) | {"place": place, "entries": entries})
        return read

    def of(self, names: Mapping[str, int]) -> Fraction:
        found = self.formula.value(names)
        return Fraction((2 * found * HUNDREDTHS + 1) // 2, HUNDREDTHS)  # a half goes up


@dataclass(frozen=True, slots=True)
class Scheme:
    """How a season is scored."""

    points: ByPlace | ByFormula
    best: int = 0  # only so many of a player's nights count; 0: all of them


@dataclass(frozen=True, slots=True)
class Score:
    """What a player has for one night, and whether it is among those that count."""

    week: int
    place: int
    points: Fraction
    counts: bool = True


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the table."""

    name: str
    scores: tuple[Score, ...]
    paid: bool = True  # who has not paid is in the records, and in no table
    rank: int = 0  # those who tie have the same

    @property
    def points(self) -> Fraction:
        """What counts; the points of who has not paid are void."""
        if not self.paid:
            return Fraction(0)
        return sum((each.points for each in self.scores if each.counts), Fraction(0))

    @property
    def games(self) -> int:
        return len(self.scores)


def records(
    rules: LeagueRules,
    scheme: Scheme,
    nights: Iterable[Night],
    paid_up: Collection[str] | None = None,
) -> list[Row]:
    """Everybody who played, paid up or not, in the order in which they first appear."""
    played = sorted(nights, key=lambda night: night.week)
    if len({night.week for night in played}) < len(played):
        raise BadInput("two nights of a season have the same week")
    scores: dict[str, list[Score]] = {}
    for night in played:
        for name, score in _scored(rules, scheme, night, scores, paid_up):
            scores.setdefault(name, []).append(score)
    return [
        Row(name, _best(found, scheme.best), paid_up is None or name in paid_up)
        for name, found in scores.items()
    ]


def _scored(
    rules: LeagueRules,
    scheme: Scheme,
    night: Night,
    before: Mapping[str, Sequence[Score]],
    paid_up: Collection[str] | None,
) -> Iterable[tuple[str, Score]]:
    moved_up = 0  # places left by those who have not paid, if the others move up
    for at, name in enumerate(night.finish, 1):
        names = {
            "place": at - moved_up,
            "entries": len(night.finish),
            "bounties": night.bounties.get(name, 0),
            "attendance": len(before.get(name, ())) + 1,
            "week": night.week,
        }
        yield name, Score(night.week, at, scheme.points.of(names))
        if rules.places_move_up and paid_up is not None and name not in paid_up:
            moved_up += 1


def _best(scores: Sequence[Score], most: int) -> tuple[Score, ...]:
    """The scores, those beyond a player's best marked as not counting."""
    if not most or len(scores) <= most:
        return tuple(scores)
    worst = sorted(scores, key=lambda each: (each.points, -each.week))[: len(scores) - most]
    return tuple(Score(each.week, each.place, each.points, each not in worst) for each in scores)


def standings(
    rules: LeagueRules,
    scheme: Scheme,
    nights: Iterable[Night],
    paid_up: Collection[str] | None = None,
) -> list[Row]:
    """The table: those who have paid up, by points. None: everybody has."""
    rows = [row for row in records(rules, scheme, nights, paid_up) if row.paid]
    rows.sort(key=lambda row: _standing(rules, row), reverse=True)
    ranked: list[Row] = []
    for at, row in enumerate(rows, 1):
        level = ranked and _standing(rules, ranked[-1]) == _standing(rules, row)
        ranked.append(Row(row.name, row.scores, row.paid, ranked[-1].rank if level else at))
    return ranked


def _standing(rules: LeagueRules, row: Row) -> tuple[Fraction, tuple[int, ...]]:
    """What decides between two: points, and what the committee breaks ties by."""
    if rules.tie_break is TieBreak.COUNT_BACK:
        places = [each.place for each in row.scores if each.counts]
        return row.points, tuple(places.count(at) for at in range(1, max(places, default=0) + 1))
    if rules.tie_break is TieBreak.FEWER_GAMES:
        return row.points, (-row.games,)
    return row.points, ()


def ties(rows: Sequence[Row]) -> list[list[str]]:
    """Those whom the committee has to put in order."""
    by_rank: dict[int, list[str]] = {}
    for row in rows:
        by_rank.setdefault(row.rank, []).append(row.name)
    return [names for names in by_rank.values() if len(names) > 1]


# Before a scheme counts


@dataclass(frozen=True, slots=True)
class Preview:
    """What another way of scoring would have made of a player's season."""

    name: str
    points: Fraction
    rank: int
    points_now: Fraction
    rank_now: int


def preview(
    rules: LeagueRules, now: Scheme, then: Scheme, nights: Sequence[Night]
) -> list[Preview]:
    """Past nights scored in another way, in its order, beside how they stand."""
    old = {row.name: row for row in standings(rules, now, nights)}
    return [
        Preview(row.name, row.points, row.rank, old[row.name].points, old[row.name].rank)
        for row in standings(rules, then, nights)
    ]
