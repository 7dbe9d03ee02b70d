"""The command that plays a whole season from one seed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from houseway import houses
from houseway.cli.club.file import money, read, write
from houseway.cli.club.listing import number, print_table
from houseway.cli.listing import print_json
from houseway.club import Club
from houseway.errors import BadInput
from houseway.year import SimulatedSeason

TOP = 10


def first_house() -> str:
    """The first house of which a year can be simulated."""
    return next(house.id for house in houses.every().values() if house.year)


def simulate(season: SimulatedSeason, out: Path | None, *, json: bool) -> None:
    """Play it, step by step into the file if there is one; what was played before is kept."""
    club: Club | None = None
    begun = read(out) if out and out.exists() else None
    if begun is not None:
        _must_be_of(season, begun, out)
    for club in season.steps(begun):
        if out:
            write(club, out)
        if not json:
            _progress(club)
    club = club or begun
    assert club is not None
    if json:
        print_json(_told(season, club))
    else:
        _print(season, club)


def _must_be_of(season: SimulatedSeason, begun: Club, out: Path | None) -> None:
    """Refuse to go on with a club that this season did not begin."""
    opening = next(season.steps()).log
    if begun.log[: len(opening)] != opening:
        raise BadInput(f"{out} holds another club, or a season of another seed; name a new file")


def _progress(club: Club) -> None:
    played = [each.id for each in club.events.values() if each.played]
    if played and sys.stderr.isatty():
        print(f"\r{len(played)} of {len(club.events)}: {played[-1]:<20}", end="", file=sys.stderr)
        if len(played) == len(club.events):
            print(file=sys.stderr)


def _nights(club: Club) -> Iterator[dict[str, object]]:
    for each in club.events.values():
        if each.played:
            yield {
                "event": each.id,
                "kind": each.kind.id,
                "day": each.fixture.day.isoformat(),
                "players": len(each.finish),
                "winner": each.finish[0],
                "prizes": sum(each.prizes.values()),
                "bounties": sum(each.bounties.values()),
            }


def _told(season: SimulatedSeason, club: Club) -> dict[str, object]:
    table = club.season(season.name).table(club.rules)
    return {
        "seed": season.seed,
        "members": season.members,
        "nights": list(_nights(club)),
        "table": [
            {"rank": row.rank, "name": row.name, "points": number(row.points)} for row in table
        ],
        "seats": {held.id: held.holder for held in club.seats.values()},
        "champions": {str(year): name for year, name in club.standing.champions.items()},
        "held": club.books.held,
        "acts": len(club.log),
    }


def _print(season: SimulatedSeason, club: Club) -> None:
    currency = money(club)
    rows = [
        (
            str(each["day"]), str(each["event"]), str(each["players"]), str(each["winner"]),
            currency.text(int(str(each["prizes"]))),
        )
        for each in _nights(club)
    ]  # fmt: skip
    print_table([("day", "event", "players", "winner", "prizes"), *rows], right=(2, 4))
    print()
    table = club.season(season.name).table(club.rules)[:TOP]
    seats = {held.holder: held.seat.value for held in club.seats.values()}
    told = [
        (str(row.rank), row.name, number(row.points), currency.text(seats.get(row.name, 0)))
        for row in table
    ]
    print_table([("", "league", "points", "seat"), *told], right=(0, 2, 3))
    for year, name in club.standing.champions.items():
        print(f"\n{club.rules.calendar.year_title or 'champion'} of {year}: {name}")
    print(f"in hand: {currency.text(club.books.held)}, all of it in purses that add up")
