"""The year around the nights: fees, league, seats, dealers and dates of a club."""

from __future__ import annotations

from houseway.club.calendar import Fixture, Stage, memorial_day, usual_day
from houseway.club.dealers import DealersPaid, Turn, collected, pay_dealers
from houseway.club.fees import Account, Means, Payment, account, due_by, instalments
from houseway.club.formula import Formula, parse
from houseway.club.league import (
    ByFormula,
    ByPlace,
    Night,
    Row,
    Scheme,
    SeatAwards,
    award_seats,
    preview,
    records,
    standings,
)
from houseway.club.seats import Division, Seat, SeatState, Use
from houseway.club.standing import Event, Standing

__all__ = [
    "Account",
    "ByFormula",
    "ByPlace",
    "DealersPaid",
    "Division",
    "Event",
    "Fixture",
    "Formula",
    "Means",
    "Night",
    "Payment",
    "Row",
    "Scheme",
    "Seat",
    "SeatAwards",
    "SeatState",
    "Stage",
    "Standing",
    "Turn",
    "Use",
    "account",
    "award_seats",
    "collected",
    "due_by",
    "instalments",
    "memorial_day",
    "parse",
    "pay_dealers",
    "preview",
    "records",
    "standings",
    "usual_day",
]
