"""The poker club's year: its events, and what it prints of money, seats and dates."""

from __future__ import annotations

from datetime import date

from houseway.houses.club_rules import BountyRules, ClubRules, PrizeRules, RaceRules, RaceStart
from houseway.houses.event_kinds import Bounty, EventKind, PartOfField, Steps
from houseway.houses.season_rules import (
    CalendarRules,
    DealerRules,
    FeeRules,
    LeagueRules,
    SeatRules,
)
from houseway.rulebook import section

rule = section("bcpc")

FRIDAY = 4

LADDER = Steps(rule("11.2.table"), rows=((10, 2), (20, 3), (30, 4), (40, 5)), then=6)
DEEPSTACK_LADDER = PartOfField(rule("11.3.table"), percent=15)

EVENTS = (
    EventKind(
        id="league",
        name="League game",
        ladder=LADDER,
        keeps=True,
        bounty=Bounty.PROGRESSIVE,
        bounty_weeks=(1,),
        season=True,
    ),
    EventKind(id="champion-of-champions", name="Champion of Champions", ladder=LADDER, keeps=True),
    EventKind(id="deepstack", name="Summer Deepstack", ladder=DEEPSTACK_LADDER, keeps=True),
    EventKind(
        id="sizzler",
        name="Super Summer Sizzler",
        ladder=LADDER,
        keeps=True,
        bounty=Bounty.PROGRESSIVE,
    ),
    EventKind(id="heads-up", name="Heads Up", ladder=LADDER, keeps=True),
    EventKind(id="ho-ho-homaha", name="Ho-Ho-Homaha", ladder=LADDER, keeps=True),
    EventKind(id="stomaha", name="Stomaha Masters", ladder=LADDER, keeps=True),
    EventKind(id="battle", name="Battle of the Champions", ladder=LADDER),
    EventKind(id="mystery", name="Mystery Bounty", ladder=LADDER, bounty=Bounty.MYSTERY),
    EventKind(id="shootout", name="Shootout", ladder=LADDER),
    EventKind(id="other", name="Another event", ladder=LADDER),
)

CLUB = ClubRules(
    events={each.id: each for each in EVENTS},
    memorial="battle",
    prizes=PrizeRules(
        kept_percent=10,
        cites={
            "entry": rule("3.1"),
            "kept_percent": rule("3.5"),
            "kept_of": rule("5.4"),
            "unlisted_keep": rule("3.5"),
            "counted": rule("11.2.table"),
            "rest": rule("11.1.s2"),
            "correction": rule("11.1.s5"),
            "transfer": rule("11.1"),
            "seat": rule("11.1.s4"),
        },
    ),
    bounties=BountyRules(
        head_percent=50,
        mystery_prizes=18,
        cites={
            "event": rule("13"),
            "head_percent": rule("13"),
            "namecard": rule("13.s2"),
            "published": rule("13.s3"),
            "disqualified_to_pool": rule("76"),
            "mystery_prizes": rule("14"),
            "mystery_seats": rule("14.s2"),
        },
    ),
    race=RaceRules(
        race_starts=RaceStart.SEAT_ONE,
        race_most_each=1,
        cites={
            "race_rounding": rule("39.a"),
            "race_starts": rule("39.a"),
            "race_most_each": rule("39.a"),
            "race_spares": rule("39.a.s2"),
            "watched": rule("39.b"),
            "late": rule("39.c"),
            "late_removed": rule("39.c.s2"),
        },
    ),
    fees=FeeRules(
        instalments=3,
        first_online=True,
        first_night_cash=False,
        cites={
            "instalments": rule("3.1.s2"),
            "odd_penny": rule("3.1.s2"),
            "due": rule("3.1.s3"),
            "first_online": rule("3.3.s2"),
            "first_night_cash": rule("3.3.s3"),
            "first_night_online": rule("3.3.s3"),
            "arrears": rule("3.4"),
            "registered": rule("4.1"),
            "late": rule("3.2"),
        },
    ),
    league=LeagueRules(
        games=10,
        seats=10,
        least_seat=200_00,
        cites={
            "unpaid": rule("3.2"),
            "void": rule("3.2.s2"),
            "places_move_up": rule("3.2.s2"),
            "seats": rule("15.1"),
            "seats_over_subs": rule("15.1"),
            "tie_break": rule("15.1"),
            "least_seat": rule("15.1.s2"),
        },
    ),
    seats=SeatRules(
        seat_months=24,
        parts=2,
        first_part=50,
        club_percent=50,
        nominee_percent=25,
        nominee_member=True,
        live_only=True,
        cites={
            "seat_months": rule("15.1.s3"),
            "last_day": rule("15.1.s3"),
            "parts": rule("15.3"),
            "first_part": rule("15.3"),
            "club_percent": rule("15.2"),
            "nominee_percent": rule("15.2.s2"),
            "nominee_member": rule("15.1.s3"),
            "nominee_keeps": rule("15.2.s3"),
            "added": rule("15.2.s4"),
            "live_only": rule("15.4"),
            "satellites": rule("15.4"),
            "season_benefits": rule("15.1.s4"),
        },
    ),
    dealers=DealerRules(
        cites={
            "fund": rule("84.1"),
            "share": rule("84.1.s2"),
            "set_aside": rule("84.1.s3"),
            "single_table": rule("84.1.s3"),
            "complete": rule("84.2"),
            "taken_over": rule("84.2.s2"),
            "moved_dealer": rule("84.2.s3"),
        },
    ),
    calendar=CalendarRules(
        weekday=FRIDAY,
        ordinal=2,
        memorial_month=1,
        memorial_ordinal=1,
        venue="Wheatsheaf",
        since=date(2026, 1, 1),
        year_title="Player of the Year",
        cites={
            "weekday": rule("9"),
            "ordinal": rule("9"),
            "proposed": rule("9.s2"),
            "request": rule("9.s3"),
            "moves": rule("9.s4"),
            "venue": rule("1.b"),
            "committee": rule("1.c"),
            "member": rule("1.d"),
            "director": rule("1.e"),
            "memorial_month": rule("3.5.s2"),
            "memorial_ordinal": rule("3.5.s2"),
        },
    ),
)
