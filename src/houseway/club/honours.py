"""What people talk about: who has won what and how often, and how two have fared together."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from houseway.club.events import Scheduled
from houseway.club.state import Club

PODIUM = 3


@dataclass(frozen=True, slots=True)
class Honours:
    """All nights of a player: how many, how many won, how often among the first three."""

    name: str
    nights: int
    wins: int
    podiums: int
    best: int  # the best place he ever had
    put_out: int  # players, where it was written down
    titles: tuple[str, ...] = ()  # seasons he has won, and years of the memorial game


def honours(club: Club) -> list[Honours]:
    """Everybody who has played, those with the most wins first."""
    places: dict[str, list[int]] = {}
    for event in _played(club):
        for place, name in enumerate(event.finish, 1):
            places.setdefault(name, []).append(place)
    out = _put_out(club)
    won = dict(_titles(club))
    found = [
        Honours(
            name,
            nights=len(had),
            wins=had.count(1),
            podiums=sum(place <= PODIUM for place in had),
            best=min(had),
            put_out=out.get(name, 0),
            titles=tuple(title for title, winner in won.items() if winner == name),
        )
        for name, had in places.items()
    ]
    return sorted(found, key=lambda each: (-each.wins, -each.podiums, each.nights, each.name))


def _played(club: Club) -> Iterator[Scheduled]:
    return (each for each in club.events.values() if each.played)


def _put_out(club: Club) -> dict[str, int]:
    found: dict[str, int] = {}
    for season in club.seasons.values():
        for night in season.nights:
            for name, number in night.bounties.items():
                found[name] = found.get(name, 0) + number
    return found


def _titles(club: Club) -> Iterator[tuple[str, str]]:
    """Seasons that are over with the winner of their table, and the memorial games."""
    for season in club.seasons.values():
        if season.scheme and len(season.nights) >= season.games:
            first = [row.name for row in season.table(club.rules) if row.rank == 1]
            if len(first) == 1:
                yield f"Season {season.id}", first[0]
    title = club.rules.calendar.year_title or "Memorial game"
    for year, name in club.standing.champions.items():
        yield f"{title} {year}", name


@dataclass(frozen=True, slots=True)
class HeadToHead:
    """How two players have fared on nights that both played."""

    nights: int
    ahead: int  # the first finished before the second
    behind: int


def head_to_head(club: Club, one: str, two: str) -> HeadToHead:
    """Who finished ahead of whom."""
    both = [e.finish for e in club.events.values() if one in e.finish and two in e.finish]
    ahead = sum(finish.index(one) < finish.index(two) for finish in both)
    return HeadToHead(len(both), ahead, len(both) - ahead)


def battle(club: Club, year: int) -> list[str]:
    """Who has won an event of the year before the memorial game of a year: its champions."""
    won = (
        each.finish[0]
        for each in sorted(_played(club), key=lambda each: each.fixture.day)
        if club.memorial_year(each.fixture.day) == year and each.kind.id != club.rules.memorial
    )
    return list(dict.fromkeys(won))
