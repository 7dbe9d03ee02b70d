"""What a member sees of himself and the committee of everything: money, seats, addresses."""

from __future__ import annotations

from collections.abc import Iterator

from houseway import houses
from houseway.club import HeldSeat, MemberPage, member_page
from houseway.club.books import OVERDRAWN, OWED, Line
from houseway.club.letters import next_week
from houseway.server.clubs.club_views import points
from houseway.server.clubs.live_club import LiveClub
from houseway.server.shapes.clubs import (
    AskedActView,
    BookingView,
    ClubBooks,
    FeeView,
    MemberView,
    NightView,
    PenaltyView,
    PrizeSeatView,
    TicketView,
)


def member_view(live: LiveClub, name: str) -> MemberView:
    """A member's own page."""
    page, person = member_page(live.club, name), live.club.register.person(name)
    return MemberView(
        name=name,
        guest=person.guest,
        email=person.email,
        phone=person.phone,
        nights=list(_nights(page)),
        seats=[seat_view(live, held) for held in page.seats],
        money=[booking(line) for line in page.money],
        paid_in=page.paid_in,
        paid_out=page.paid_out,
        owed=page.owed,
        fees=list(_fees(live, name)),
        penalties=[
            PenaltyView(
                day=each.day.isoformat() if each.day else None,
                what=each.what,
                why=each.why,
                event=each.event,
            )
            for each in page.penalties
        ],
        symbol=symbol(live),
    )


def _nights(page: MemberPage) -> Iterator[NightView]:
    for night in page.nights:
        yield NightView(
            event=night.event,
            day=night.day.isoformat(),
            place=night.place,
            entries=night.entries,
            points=None if night.points is None else points(night.points),
            prize=night.prize,
        )


def _fees(live: LiveClub, name: str) -> Iterator[FeeView]:
    club = live.club
    for season in club.seasons.values():
        if name in club.register.players(season.id):
            week = next_week(club, season.id)
            account = season.account(club.rules.fees, name, week)
            yield FeeView(
                season=season.id,
                fee=season.fee,
                paid=season.paid(name),
                owed=account.owed,
                week=week,
            )


def booking(line: Line) -> BookingView:
    """A move of money, as one purse sees it."""
    return BookingView(
        day=line.move.day.isoformat() if line.move.day else None,
        why=line.move.why,
        clause=line.move.clause,
        amount=line.amount,
        balance=line.balance,
    )


def symbol(live: LiveClub) -> str:
    """What the club's money is written with."""
    return houses.find(live.club.house).currency.symbol


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
        symbol=symbol(live),
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
