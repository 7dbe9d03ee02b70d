"""Texas Hold'em with the Mississippi straddle: BCLC poker, sections 17 and 33.

A table may offer to run the board twice (section 21, which prints the whole game once more) or
play with a kill (section 22).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from houseway.games.bclc.community import community
from houseway.hands import FIVE_CARD
from houseway.play.pot import BIG, High, JackpotDrop, Kill, PotGame, SecondRun, Street
from houseway.rulebook import Clause, section

rule = section("bclc-poker/17")
twice = section("bclc-poker/21")
kill = section("bclc-poker/22")


def streets(rule: Callable[[str], Clause]) -> tuple[Street, ...]:
    """The cards of a hand, which both sections print under the same numbers."""
    return (
        Street("pre-flop", rule("10.2"), down=2, turns=rule("10.3")),
        Street("flop", rule("10.8"), burn=1, board=3, turns=rule("10.9")),
        Street("turn", rule("10.10"), burn=1, board=1, bet=BIG, turns=rule("10.11")),
        Street("river", rule("10.12"), burn=1, board=1, bet=BIG, turns=rule("10.13")),
    )


KILL = Kill(
    offered=kill("1.1"),
    limits=kill("1.5.1.a"),
    half_limits=kill("1.5.2.a"),
    half=kill("6.2.2"),
    completes=kill("6.1.1"),
    straddle=kill("5.2.5"),
    no_chop=kill("5.2.6"),
    sign=kill("1.4"),
    announced=kill("1.7"),
    button=kill("2.1.1"),
    split=kill("3.4"),
    newcomer=kill("6.5"),
)

SECOND_RUN = SecondRun(
    offered=twice("11.1"),
    structures=twice("11.1"),
    two=twice("11.1.1"),
    all_in=twice("11.1.2"),
    agreed=twice("11.1.4"),
    both=twice("11.2.8"),
    each=twice("11.2.9"),
    read=twice("11.2.10"),
    preflop=twice("11.2.6"),
)

DROP = JackpotDrop(section("bclc-poker/28")("1.3"))

ALIKE = community(17, shown="10.14", read="10.15")
ALIKE["opens"] = replace(
    ALIKE["opens"],
    mississippi=rule("4.1.5"),
    supersedes=rule("4.1.5.a"),
    late=rule("4.1.5.c"),
)
HOLDEM = PotGame(
    **ALIKE,
    slug="texas-holdem",
    name="Texas Hold'em",
    about="Two cards of your own, five on the board, the best five win.",
    cite=rule("1.1"),
    seats=11,
    seats_cite=rule("3.1"),
    streets=streets(rule),
    shares=(High(FIVE_CARD, cite=rule("1.2")),),
)

ALIKE_TWICE = community(21, shown="10.14", read="10.15", most="3.6")
ALIKE_TWICE["bets"] = replace(ALIKE_TWICE["bets"], structures=("no-limit", "pot-limit"))
RUN_TWICE = replace(
    HOLDEM,
    **ALIKE_TWICE,
    cite=twice("1.1"),
    seats_cite=twice("3.1"),
    streets=streets(twice),
    shares=(High(FIVE_CARD, cite=twice("1.2")),),
    extras=(DROP, SECOND_RUN, KILL),
)

GAME = replace(HOLDEM, extras=(DROP, replace(SECOND_RUN, section=RUN_TWICE), KILL))
