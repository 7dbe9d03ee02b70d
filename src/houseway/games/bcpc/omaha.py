"""Omaha: pot-limit in the club's events, fixed limit with options in the Stomaha Masters."""

from dataclasses import replace

from houseway.games.bcpc.club import (
    ANNOUNCED,
    EVENT_SEATS,
    THREE_RAISES,
    TIES,
    blinds,
    flop,
    rule,
    stomaha,
)
from houseway.games.bcpc.omaha_streets import omaha_streets
from houseway.games.bcpc.twists import board_twists
from houseway.hands import OMAHA
from houseway.play.pot import Event, High, HoleCards, Twists

DEALT, BLIND = rule("flop-games.omaha"), rule("flop-games.omaha.s7")
STREETS = omaha_streets(DEALT, ANNOUNCED)
WITH_EVENT = flop(DEALT, stomaha("limits"), "pot-limit", "limit")

GAME = WITH_EVENT(
    bets=replace(WITH_EVENT.keywords["bets"], doubles=stomaha("limits")),
    slug="omaha",
    aliases=("plo", "omaha high"),
    name="Omaha",
    about="Four cards of your own, or five, or six: two of them, and three of the board.",
    idea=(
        "Omaha as the club plays it, with four cards each, or five, or six if the night says "
        "so. Exactly two of your own and three of the board make a hand. The more cards, the "
        "stronger what wins: with six, expect to need the best possible hand. The betting goes "
        "round as at hold'em."
    ),
    cite=DEALT,
    opens=blinds(BLIND),
    streets=STREETS,
    extras=(
        Event(
            "stomaha",
            cite=stomaha("omaha.p1"),
            seats=EVENT_SEATS,
            seats_cite=stomaha("table-size"),
            limit=stomaha("limit"),
            raises=THREE_RAISES,
        ),
        HoleCards((4, 5, 6), rule("flop-games.omaha.s8")),
        Twists(stomaha("omaha.p2"), board_twists("omaha", STREETS, (5, 6), big="p3")),
    ),
    shares=(High(OMAHA, cite=rule("flop-games.omaha.s6"), ties=TIES),),
)
