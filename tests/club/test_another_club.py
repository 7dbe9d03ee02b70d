"""Another club: its own events and numbers, no book to cite, and the same code."""

from datetime import date

import pytest

from houseway.club import Club, Standing, usual_day
from houseway.club.acts import (
    AwardSeats,
    Enrol,
    Join,
    OpenSeason,
    PayFee,
    PlaySeat,
    RecordNight,
    Schedule,
    SetPoints,
)
from houseway.errors import IllegalAction
from houseway.houses.club_rules import ClubRules, PrizeRules
from houseway.houses.event_kinds import EventKind, Steps
from houseway.houses.season_rules import CalendarRules, FeeRules, LeagueRules, SeatRules
from houseway.tournament.prizes import Entries, by_percent, places, takings

LADDER = Steps(None, rows=((4, 1),), then=2)
RULES = ClubRules(
    events={
        each.id: each
        for each in (
            EventKind(id="tuesday", name="Tuesday game", ladder=LADDER, season=True),
            EventKind(id="cup", name="Cup", ladder=LADDER, keeps=True),
        )
    },
    prizes=PrizeRules(kept_percent=5),
    fees=FeeRules(instalments=2),
    league=LeagueRules(seats=1, games=4),
    seats=SeatRules(seat_months=6, club_percent=20),
    calendar=CalendarRules(weekday=1, ordinal=3),
)
DAY = date(2026, 3, 17)


def test_its_numbers_are_its_own() -> None:
    assert places(RULES, "cup", Entries(4)) == 1
    assert places(RULES, "cup", Entries(5)) == 2
    assert takings(RULES, "cup", 10_00, Entries(5, 2)).kept == 2_50
    assert usual_day(RULES.calendar, 2026, 3) == DAY
    with pytest.raises(IllegalAction) as refused:
        by_percent(RULES, 100, [50])
    assert refused.value.clause is None


def test_its_season_is_kept_in_the_same_books() -> None:
    club = Club("mine", RULES, Standing(RULES))
    acts = (
        Join("Ann"),
        Join("Bob"),
        OpenSeason("spring", fee=100_00),
        Enrol("spring", "Ann"),
        Enrol("spring", "Bob"),
        PayFee("spring", "Ann", 50_00, week=1, how="cash"),
        PayFee("spring", "Ann", 50_00, week=2, how="cash", on_the_night=True),
        PayFee("spring", "Bob", 100_00, week=1, how="cash", on_the_night=True),
        SetPoints("spring", formula="entries + 1 - place"),
        Schedule("T1", "tuesday", month="2026-03", season="spring", week=1),
        RecordNight("T1", ("Bob", "Ann")),
        AwardSeats("spring", (80_00,), DAY),
        PlaySeat("spring-1", 30_00, date(2026, 9, 17)),
    )
    for act in acts:
        club = club.do(act, by="Kay", day=DAY)
    seat = club.held("spring-1")
    assert (seat.holder, seat.seat.expires) == ("Bob", date(2026, 9, 17))
    assert (seat.seat.left, seat.seat.unplayed) == (0, 50_00)  # one part, and the rest comes back
    assert club.books.balance("club") == 50_00
    assert club.books.balance("season:spring") == 120_00
    assert not club.books.purses("memorial")
    assert {move.clause for move in club.books.moves} == {""}
