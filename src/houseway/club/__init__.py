"""The year around the nights: people, fees, league, seats, dates and books of a club.

    from houseway.club import found, read_club, write_club
    from houseway.club.acts import Enrol, Join, OpenSeason, PayFee

    club = found("bcpc")                                     # by the rules of a house
    club = club.do(Join("Ann"), by="Kay", day=today)         # each act gives the club after it
    club.season("2026").table(club.rules), club.books.statement("season:2026")
    write_club(club), read_club(text)                        # a club is its log, played again

Each part stands by itself too, as values without a log: `Seat`, `standings`, `account`,
`pay_dealers`, `Fixture`, `Books`.
"""

from __future__ import annotations

from houseway.club.awards import SeatAwards, award_seats
from houseway.club.books import Books, Move, purse
from houseway.club.calendar import Fixture, Stage, memorial_day, usual_day
from houseway.club.cashes import Division, Use
from houseway.club.dealers import DealersPaid, Turn, collected, pay_dealers
from houseway.club.events import Scheduled
from houseway.club.fees import Account, Means, Payment, account, due_by, instalments
from houseway.club.formula import Formula, parse
from houseway.club.honours import HeadToHead, Honours, battle, head_to_head, honours
from houseway.club.league import (
    ByFormula,
    ByPlace,
    Night,
    Row,
    Scheme,
    preview,
    records,
    standings,
)
from houseway.club.pages import (
    MemberPage,
    Penalty,
    Reminder,
    expiring,
    member_page,
    reminders,
)
from houseway.club.register import Lists, Person, Register
from houseway.club.season import Season
from houseway.club.seats import HeldSeat, Seat, SeatState
from houseway.club.spreadsheet import Imported, Problem, read_members, write_members
from houseway.club.standing import Event, Standing
from houseway.club.state import Club, found, replay
from houseway.club.statements import (
    Statement,
    event_statement,
    member_statement,
    purse_statement,
    season_statement,
)
from houseway.club.whole import read_club, write_club

__all__ = [
    "Account",
    "Books",
    "ByFormula",
    "ByPlace",
    "Club",
    "DealersPaid",
    "Division",
    "Event",
    "Fixture",
    "Formula",
    "HeadToHead",
    "HeldSeat",
    "Honours",
    "Imported",
    "Lists",
    "Means",
    "MemberPage",
    "Move",
    "Night",
    "Payment",
    "Penalty",
    "Person",
    "Problem",
    "Register",
    "Reminder",
    "Row",
    "Scheduled",
    "Scheme",
    "Season",
    "Seat",
    "SeatAwards",
    "SeatState",
    "Stage",
    "Standing",
    "Statement",
    "Turn",
    "Use",
    "account",
    "award_seats",
    "battle",
    "collected",
    "due_by",
    "event_statement",
    "expiring",
    "found",
    "head_to_head",
    "honours",
    "instalments",
    "member_page",
    "member_statement",
    "memorial_day",
    "parse",
    "pay_dealers",
    "preview",
    "purse",
    "purse_statement",
    "read_club",
    "read_members",
    "records",
    "reminders",
    "replay",
    "season_statement",
    "standings",
    "usual_day",
    "write_club",
    "write_members",
]
