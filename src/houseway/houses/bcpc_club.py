"""The poker club's year: its events, and what it prints of prizes and bounties."""

from __future__ import annotations

from houseway.houses.club_rules import (
    Bounty,
    BountyRules,
    ClubRules,
    EventKind,
    PartOfField,
    PrizeRules,
    Steps,
)
from houseway.rulebook import section

rule = section("bcpc")

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
    prizes=PrizeRules(
        kept_percent=10,
        cites={
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
)
