"""The pages of a club for everybody, by allow-list: no money and no addresses."""

from __future__ import annotations

from fractions import Fraction

from houseway.club import (
    ByFormula,
    Honours,
    Row,
    Season,
    Stage,
    battle,
    head_to_head,
    honours,
    member_page,
    memorial_day,
)
from houseway.club.events import Scheduled
from houseway.club.league import Night
from houseway.server.clubs.live_club import LiveClub
from houseway.server.shapes.clubs import (
    BattleView,
    ClubLine,
    ClubPage,
    FixtureView,
    HonoursView,
    PlayedView,
    PlayerView,
    RivalView,
    RowView,
    ScoreView,
    SeasonView,
)


def listed(live: LiveClub) -> ClubLine:
    return ClubLine(id=live.id, name=live.name, house=live.club.house)


def club_page(live: LiveClub, *, member: str | None, keeps: bool) -> ClubPage:
    """The club as everybody may see it."""
    club = live.club
    events = sorted(club.events.values(), key=lambda each: (each.fixture.day, each.id))
    return ClubPage(
        id=live.id,
        seq=live.seq,
        name=live.name,
        house=club.house,
        venue=club.rules.calendar.venue,
        committee=list(club.standing.committee),
        members=len(list(club.register.members())),
        kinds={id: kind.name for id, kind in club.rules.events.items()},
        events=[_fixture(live, each) for each in events],
        seasons=[_season(live, each) for each in club.seasons.values()],
        honours=[_honours(each) for each in honours(club)],
        champions={str(year): name for year, name in club.standing.champions.items()},
        battle=_battle(live),
        member=member,
        keeps=keeps,
    )


def _fixture(live: LiveClub, event: Scheduled) -> FixtureView:
    fixture = event.fixture
    asked = fixture.requests[-1] if fixture.requests else None
    fixed = fixture.stage is Stage.FIXED
    return FixtureView(
        id=event.id,
        kind=event.kind.name,
        day=fixture.day.isoformat(),
        venue=live.club.standing.venue(fixture.day),
        season=event.season,
        week=event.week,
        fixed=fixed,
        asks="" if event.played else fixture.stage.value,
        asked_for=asked.day.isoformat() if asked and not fixed else None,
        finish=list(event.finish),
    )


def _season(live: LiveClub, season: Season) -> SeasonView:
    over = len(season.nights) >= season.games
    rows = season.table(live.club.rules, final=over) if season.scheme else []
    nights = {night.week: night for night in season.nights}
    return SeasonView(
        id=season.id,
        games=season.games,
        played=len(season.nights),
        scored=_scored(season),
        best=season.scheme.best if season.scheme else 0,
        table=[_row(row, nights) for row in rows],
    )


def _scored(season: Season) -> str:
    if season.scheme is None:
        return ""
    given = season.scheme.points
    if isinstance(given, ByFormula):
        return given.formula.text
    return ", ".join(points(Fraction(each)) for each in given.points)


def _row(row: Row, nights: dict[int, Night]) -> RowView:
    return RowView(
        rank=row.rank,
        name=row.name,
        points=points(row.points),
        games=row.games,
        nights=[
            ScoreView(
                week=score.week,
                place=score.place,
                entries=len(nights[score.week].finish),
                put_out=nights[score.week].bounties.get(row.name, 0),
                points=points(score.points),
                counts=score.counts,
            )
            for score in row.scores
        ],
    )


def _honours(of: Honours) -> HonoursView:
    return HonoursView(
        name=of.name,
        nights=of.nights,
        wins=of.wins,
        podiums=of.podiums,
        best=of.best,
        put_out=of.put_out,
        titles=list(of.titles),
    )


def _battle(live: LiveClub) -> BattleView | None:
    """The next memorial game after the last event that was played."""
    club, rules = live.club, live.club.rules
    days = [each.fixture.day for each in club.events.values() if each.played]
    if not rules.memorial or not days:
        return None
    year = club.memorial_year(max(days))
    return BattleView(
        kind=rules.event(rules.memorial).name,
        title=rules.calendar.year_title,
        day=memorial_day(rules.calendar, year).isoformat(),
        champions=battle(club, year),
    )


def points(of: Fraction) -> str:
    """Points as people write them: 20, 7.5."""
    return f"{float(of):.2f}".rstrip("0").rstrip(".")


def player_view(live: LiveClub, name: str) -> PlayerView:
    """Somebody's nights, and how he has fared against everybody he has met."""
    club = live.club
    page = member_page(club, name)
    met = {each for event in club.events.values() if name in event.finish for each in event.finish}
    rivals = [(other, head_to_head(club, name, other)) for other in sorted(met - {name})]
    rivals.sort(key=lambda each: -each[1].nights)
    return PlayerView(
        name=name,
        honours=next((_honours(each) for each in honours(club) if each.name == name), None),
        nights=[
            PlayedView(
                event=night.event,
                kind=club.event(night.event).kind.name,
                day=night.day.isoformat(),
                place=night.place,
                entries=night.entries,
                points=None if night.points is None else points(night.points),
            )
            for night in page.nights
        ],
        rivals=[
            RivalView(name=other, nights=each.nights, ahead=each.ahead, behind=each.behind)
            for other, each in rivals
        ],
    )
