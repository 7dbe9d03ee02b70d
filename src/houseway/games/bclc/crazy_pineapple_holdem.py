"""Crazy Pineapple Hold'em: BCLC poker, section 19."""

from __future__ import annotations

from houseway.games.bclc.community import community
from houseway.hands import FIVE_CARD
from houseway.play.pot import BIG, Discarding, High, PotGame, Street
from houseway.rulebook import section

rule = section("bclc-poker/19")

GAME = PotGame(
    **community(19, shown="10.15", read="10.16", oversize=False),
    slug="crazy-pineapple-holdem",
    name="Crazy Pineapple Hold'em",
    about="Three cards of your own, one of them thrown away once you have seen the flop.",
    cite=rule("1.1"),
    seats=11,
    seats_cite=rule("3.1"),
    posted_cite=rule("3.5"),
    no_back=rule("3.4"),
    odd_chip=rule("1.3"),
    streets=(
        Street("pre-flop", rule("10.2"), down=3),
        Street("flop", rule("10.8"), burn=1, board=3, steps=(Discarding(1, rule("10.9")),)),
        Street("turn", rule("10.11"), burn=1, board=1, bet=BIG),
        Street("river", rule("10.13"), burn=1, board=1, bet=BIG),
    ),
    shares=(High(FIVE_CARD, cite=rule("10.15")),),
)
