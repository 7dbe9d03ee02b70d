"""Seats at the end of a season: whose they are, and what the committee still has to say."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from houseway.club.league import Row, ties
from houseway.errors import IllegalAction
from houseway.houses.season_rules import LeagueRules, Over
from houseway.money import Cents, text


@dataclass(frozen=True, slots=True)
class SeatAwards:
    """Seats of a season: whose they are, those that nobody is there for, and what to look at."""

    to: Mapping[str, Cents]
    club: tuple[Cents, ...] = ()
    warnings: tuple[str, ...] = ()
    undecided: tuple[str, ...] = ()  # level, for seats of different value: say who is ahead


def award_seats(
    rules: LeagueRules,
    rows: Sequence[Row],
    values: Sequence[int],
    subs: int | None = None,
    *,
    ahead: Sequence[str] = (),
) -> SeatAwards:
    """The top of the table has the seats, the best first.

    `ahead` puts those who are level in order, as the committee says.
    """
    if len(values) > rules.seats:
        raise IllegalAction(
            f"{len(values)} seats; a season has {rules.seats}", clause=rules.cite("seats")
        )
    for value in values:
        if value < rules.least_seat:
            raise IllegalAction(
                f"a seat of {text(value)}; it is worth at least {text(rules.least_seat)}",
                clause=rules.cite("least_seat"),
            )
    warnings = _over_subs(rules, sum(values), subs)
    said = {name: at for at, name in enumerate(ahead)}
    order = sorted(rows, key=lambda row: (row.rank, said.get(row.name, len(said))))
    to = {row.name: Cents(value) for row, value in zip(order, values, strict=False)}
    left = tuple(map(Cents, values[len(rows) :]))
    return SeatAwards(to, left, warnings, tuple(_undecided(rows, to, said)))


def _undecided(
    rows: Sequence[Row], to: Mapping[str, Cents], said: Collection[str]
) -> Iterator[str]:
    """Those who are level for seats of different value, and whom nobody has put in order."""
    for names in ties(rows):
        worth = {to.get(name, 0) for name in names}
        unsaid = [name for name in names if name not in said]
        if len(worth) > 1 and len(unsaid) > 1:
            yield from unsaid


def _over_subs(rules: LeagueRules, worth: int, subs: int | None) -> tuple[str, ...]:
    if subs is None or worth <= subs:
        return ()
    told = f"seats worth {text(worth)} of subs of {text(subs)}"
    if rules.seats_over_subs is Over.REFUSE:
        raise IllegalAction(told, clause=rules.cite("seats_over_subs"))
    return (told,)
