"""What is sent to people: reminders of fees and arrears, and warnings before a seat expires."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from houseway.club.pages import Reminder, expiring, reminders
from houseway.club.seats import HeldSeat
from houseway.club.state import Club
from houseway.money import Currency


@dataclass(frozen=True, slots=True)
class Letter:
    """Something to be sent to somebody, by whatever address the club has of him."""

    to: str
    email: str
    phone: str
    about: str  # fees, arrears, seat
    text: str
    clause: str = ""


def letters(
    club: Club, currency: Currency, today: date, *, season: str = "", week: int = 0, days: int = 60
) -> list[Letter]:
    """Everything that is to be sent: what is due before a week's game, and seats to be played."""
    due = reminders(club, season, week)
    return [
        *_of_fees(club, currency, due),
        *_of_seats(club, currency, today, expiring(club, today, days)),
    ]


def _of_fees(club: Club, currency: Currency, due: list[Reminder]) -> Iterator[Letter]:
    for each in due:
        person, owed = club.register.person(each.name), currency.text(each.owed)
        about = "arrears" if each.of == "arrears" else "fees"
        of = "" if about == "arrears" else f" of the {each.of}"
        text = f"{each.name}, you owe the club {owed}{of}. Until it is paid you cannot play."
        clause = each.clause.id if each.clause else ""
        yield Letter(each.name, person.email, person.phone, about, text, clause)


def _of_seats(
    club: Club, currency: Currency, today: date, seats: list[HeldSeat]
) -> Iterator[Letter]:
    cite = club.rules.seats.cite("seat_months")
    for held in seats:
        person, seat = club.register.person(held.holder), held.seat
        left = (seat.expires - today).days
        text = (
            f"{held.holder}, {currency.text(seat.left)} of your seat {held.id} is not played yet. "
            f"It is good until {seat.expires}, {left} days from now; then it goes back to the club."
        )
        clause = cite.id if cite else ""
        yield Letter(held.holder, person.email, person.phone, "seat", text, clause)


def next_week(club: Club, season: str) -> int:
    """The first week of a season that was not played yet; the last, once all were."""
    about = club.season(season)
    played = {night.week for night in about.nights}
    return next((week for week in range(1, about.games + 1) if week not in played), about.games)
