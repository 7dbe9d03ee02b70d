"""The pages of a club, by allow-list: what is public has no money and no addresses."""

from __future__ import annotations

from fractions import Fraction

from houseway import houses
from houseway.club import HeldSeat, Row, Season, Stage, member_page
from houseway.club.books import OVERDRAWN, OWED
from houseway.club.events import Scheduled
from houseway.server.clubs.live_club import LiveClub
from houseway.server.shapes.clubs import (
    AskedActView,
    BookingView,
    ClubBooks,
    ClubLine,
    ClubPage,
    FixtureView,
    MemberView,
    NightView,
    PrizeSeatView,
    RowView,
    ScoreView,
    SeasonView,
    TicketView,
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
        committee=list(club.standing.committee),
        events=[_fixture(live, each) for each in events],
        seasons=[_season(live, each) for each in club.seasons.values()],
        champions={str(year): name for year, name in club.standing.champions.items()},
        member=member,
        keeps=keeps,
    )


def _fixture(live: LiveClub, event: Scheduled) -> FixtureView:
    day = event.fixture.day
    return FixtureView(
        id=event.id,
        kind=event.kind.name,
        day=day.isoformat(),
        venue=live.club.standing.venue(day),
        season=event.season,
        week=event.week,
        fixed=event.fixture.stage is Stage.FIXED,
        finish=list(event.finish),
    )


def _season(live: LiveClub, season: Season) -> SeasonView:
    over = len(season.nights) >= season.games
    rows = season.table(live.club.rules, final=over) if season.scheme else []
    return SeasonView(id=season.id, games=season.games, table=[_row(row) for row in rows])


def _row(row: Row) -> RowView:
    return RowView(
        rank=row.rank,
        name=row.name,
        points=points(row.points),
        games=row.games,
        nights=[
            ScoreView(week=s.week, place=s.place, points=points(s.points), counts=s.counts)
            for s in row.scores
        ],
    )


def points(of: Fraction) -> str:
    """Points as people write them: 20, 7.5."""
    return f"{float(of):.2f}".rstrip("0").rstrip(".")


def member_view(live: LiveClub, name: str) -> MemberView:
    """A member's own page."""
    page, person = member_page(live.club, name), live.club.register.person(name)
    return MemberView(
        name=name,
        guest=person.guest,
        email=person.email,
        phone=person.phone,
        nights=[
            NightView(
                event=night.event,
                day=night.day.isoformat(),
                place=night.place,
                entries=night.entries,
                points=None if night.points is None else points(night.points),
                prize=night.prize,
            )
            for night in page.nights
        ],
        seats=[seat_view(live, held) for held in page.seats],
        money=[
            BookingView(
                day=line.move.day.isoformat() if line.move.day else None,
                why=line.move.why,
                clause=line.move.clause,
                amount=line.amount,
                balance=line.balance,
            )
            for line in page.money
        ],
        paid_in=page.paid_in,
        paid_out=page.paid_out,
        owed=page.owed,
    )


def seat_view(live: LiveClub, held: HeldSeat) -> PrizeSeatView:
    seat = held.seat
    return PrizeSeatView(
        id=held.id,
        holder=held.holder,
        value=seat.value,
        left=seat.left,
        state=seat.state.value,
        expires=seat.expires.isoformat() if seat.won else None,
        code=live.code(held.id),
    )


def ticket_view(live: LiveClub, seat: str) -> TicketView:
    """What whoever is shown a ticket may know of it."""
    held = seat_view(live, live.club.held(seat))
    return TicketView(
        seat=held.id, holder=held.holder, value=held.value, state=held.state, expires=held.expires
    )


def club_books(live: LiveClub) -> ClubBooks:
    """Every purse with what is in it, and what waits."""
    club, beyond = live.club, (*OVERDRAWN, OWED)
    debts = {name: club.books.owed_by(name) for name in club.register.people}
    return ClubBooks(
        seq=live.seq,
        symbol=houses.find(club.house).currency.symbol,
        purses={
            name: amount
            for name, amount in sorted(club.books.balances.items())
            if name.partition(":")[0] not in beyond and amount
        },
        held=club.books.held,
        owed={name: owed for name, owed in debts.items() if owed},
        seats=[seat_view(live, held) for held in club.seats.values()],
        asked=[
            AskedActView(number=each.number, act=each.act.to_json(), by=each.name)
            for each in live.asked.values()
        ],
        acts=len(club.log),
    )
