"""A year of the poker club: its events as printed, with prices and dates made up."""

from __future__ import annotations

from houseway.houses.year_plan import PlannedEvent, YearPlan
from houseway.money import Cents

FOURTH = 4
LEAGUE = tuple(
    PlannedEvent(
        kind="league",
        id=f"L{week}",
        month=week + 1,
        week=week,
        head=Cents(5_00 if week == 1 else 0),  # bounties in the first week (rule 13)
        dealer_fee=Cents(1_00),
    )
    for week in range(1, 11)
)
SPECIAL = (
    PlannedEvent(
        kind="heads-up", id="Heads Up", month=4, ordinal=FOURTH, buy_in=Cents(20_00), seats=2
    ),
    PlannedEvent(
        kind="deepstack",
        id="Deepstack",
        month=6,
        ordinal=FOURTH,
        buy_in=Cents(50_00),
        late=4,
        re_entry=True,
    ),
    PlannedEvent(
        kind="sizzler",
        id="Sizzler",
        month=8,
        ordinal=FOURTH,
        buy_in=Cents(20_00),
        head=Cents(10_00),
    ),
    PlannedEvent(kind="stomaha", id="Stomaha", month=10, ordinal=FOURTH, gamecards=True),
    PlannedEvent(
        kind="ho-ho-homaha",
        id="Homaha",
        month=12,
        ordinal=1,
        game="omaha",
        buy_in=Cents(25_00),
    ),
    PlannedEvent(
        kind="champion-of-champions",
        id="Champions",
        month=12,
        buy_in=Cents(30_00),
        winners_only=True,
    ),
)
BATTLE = PlannedEvent(kind="battle", id="Battle", month=1)  # of the year after

YEAR = YearPlan(
    fee=Cents(100_00),
    points="place <= 20 ? floor(10 * sqrt(entries / place)) + bounties : 1",
    best=8,
    events=(*sorted((*LEAGUE, *SPECIAL), key=lambda each: each.month), BATTLE),
    seats=(900_00, 750_00, 650_00, 550_00, 450_00, 400_00, 350_00, 300_00, 250_00, 200_00),
    final_dealer=Cents(10_00),
    levels=(
        *((25, 50), (50, 100), (75, 150), (100, 200), (150, 300), (200, 400), (300, 600)),
        *((400, 800), (500, 1000), (600, 1200), (800, 1600), (1000, 2000), (1500, 3000)),
        *((2000, 4000), (3000, 6000), (5000, 10_000), (10_000, 20_000), (20_000, 40_000)),
    ),
    percent={
        1: ("100",),
        2: ("65", "35"),
        3: ("50", "30", "20"),
        4: ("45", "27", "18", "10"),
        5: ("40", "25", "17", "11", "7"),
        6: ("38", "24", "16", "10", "7", "5"),
        7: ("35", "22", "15", "11", "8", "5", "4"),
        8: ("34", "21", "14", "10", "8", "6", "4", "3"),
        9: ("33", "20", "13", "10", "8", "6", "4", "3", "3"),
    },
)
