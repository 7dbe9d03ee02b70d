"""Omaha hi/lo: BCLC poker, section 26."""

from __future__ import annotations

from houseway.games.bclc.community import community
from houseway.hands import OMAHA, OMAHA_EIGHT_LOW
from houseway.play.pot import BIG, High, Low, PotGame, Street, Ties
from houseway.rulebook import section

rule = section("bclc-poker/26")
TIES = Ties(odd=rule("1.4.4"), shared=rule("1.4.4"))

GAME = PotGame(
    **community(26, shown="10.14", read="10.15", posted="3.3", no_back="3.2"),
    slug="omaha-hi-lo",
    name="Omaha Hi/Lo",
    about="Omaha in which the best hand and the best low of eight or under divide the pot.",
    cite=rule("1.1"),
    seats=10,
    seats_cite=rule("1.2"),
    streets=(
        Street("pre-flop", rule("10.2"), down=4, turns=rule("10.3")),
        Street("flop", rule("10.8"), burn=1, board=3, turns=rule("10.9")),
        Street("turn", rule("10.10"), burn=1, board=1, bet=BIG, turns=rule("10.11")),
        Street("river", rule("10.12"), burn=1, board=1, bet=BIG, turns=rule("10.13")),
    ),
    shares=(
        High(OMAHA, cite=rule("1.4.3"), name="high", ties=TIES, alone=rule("1.4.3.a")),
        Low(OMAHA_EIGHT_LOW, cite=rule("1.4.3"), ties=TIES),
    ),
)
