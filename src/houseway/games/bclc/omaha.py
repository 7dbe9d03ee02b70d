"""Omaha: BCLC poker, section 27."""

from __future__ import annotations

from houseway.games.bclc.community import community
from houseway.hands import OMAHA
from houseway.play.pot import BIG, Button, High, PotGame, Street
from houseway.rulebook import section

rule = section("bclc-poker/27")

GAME = PotGame(
    **community(27, shown="10.14", read="10.15", posted="3.3", no_back="3.2"),
    slug="omaha",
    name="Omaha",
    about="Four cards of your own: two of them, and three of the board.",
    cite=rule("1.1"),
    seats=10,
    seats_cite=rule("1.2"),
    button=Button(drawn=rule("7.1")),
    streets=(
        Street("pre-flop", rule("10.2"), down=4, turns=rule("10.3")),
        Street("flop", rule("10.8"), burn=1, board=3, turns=rule("10.9")),
        Street("turn", rule("10.10"), burn=1, board=1, bet=BIG, turns=rule("10.11")),
        Street("river", rule("10.12"), burn=1, board=1, bet=BIG, turns=rule("10.13")),
    ),
    shares=(High(OMAHA, cite=rule("1.4")),),
)
