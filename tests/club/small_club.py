"""A club of three, in the middle of its season."""

from datetime import date

from houseway.club import Club, found
from houseway.club.acts import Enrol, Join, OpenSeason, PayFee, RecordNight, Schedule, SetPoints

NAMES = ("Ann", "Bob", "Cid")


def three_members() -> Club:
    """One night played, another event to come; Bob has paid in full, the others a third."""
    club, day = found("bcpc"), date(2026, 1, 9)
    for name in NAMES:
        club = club.do(Join(name, email=f"{name.lower()}@example.org"), by="Kay", day=day)
    club = club.do(OpenSeason("2026", fee=90_00, games=10), by="Kay", day=day)
    for name in NAMES:
        paid = 90_00 if name == "Bob" else 30_00
        club = club.do(Enrol("2026", name), by="Kay", day=day)
        club = club.do(PayFee("2026", name, paid, week=1), by="Kay", day=day)
    club = club.do(SetPoints("2026", by_place=("10", "7.5", "5")), by="Kay", day=day)
    club = club.do(Schedule("L1", "league", month="2026-02", season="2026", week=1), day=day)
    club = club.do(Schedule("D1", "deepstack", day=date(2026, 6, 26)), day=day)
    night = RecordNight("L1", ("Bob", "Ann", "Cid"), dealer_fee=1_00, dealers={"Ann": 2_00})
    return club.do(night, by="Kay", day=date(2026, 2, 13), seconded="Lou")
