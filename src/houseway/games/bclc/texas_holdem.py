"""Texas Hold'em with the Mississippi straddle: BCLC poker, sections 17 and 33.

A table may offer to run the board twice (section 21, which prints the whole game once more) or
play with a kill (section 22).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from houseway.games.bclc.community import community, refusals
from houseway.hands import FIVE_CARD
from houseway.money import dollars
from houseway.play.pot import (
    BIG,
    Acts,
    Blinds,
    High,
    KillRules,
    PotGame,
    RaiseCap,
    SecondRun,
    Street,
)
from houseway.play.settings import Setting
from houseway.rulebook import Clause, section
from houseway.wagers import Rake

rule = section("bclc-poker/17")
big_bet = section("bclc-poker/33")
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


HOLDEM = PotGame(
    slug="texas-holdem",
    house="bclc",
    name="Texas Hold'em",
    family="Community poker",
    about="Two cards of your own, five on the board, the best five win.",
    cite=rule("1.1"),
    seats=11,
    seats_cite=rule("3.1"),
    acts=Acts(
        fold=rule("2.1"),
        check=rule("2.2"),
        bet=rule("2.3"),
        raise_=rule("2.4"),
        call=rule("2.5"),
        chop=rule("10.5"),
        all_in=rule("6.1.1"),
    ),
    blinds=Blinds(
        small=rule("4.1.1"),
        big=rule("4.1.2"),
        straddle=rule("4.1.3"),
        no_button=rule("4.1.3.a"),
        oversize=rule("4.1.4"),
        mississippi=rule("4.1.5"),
        supersedes=rule("4.1.5.a"),
        late=rule("4.1.5.c"),
        live=big_bet("1.11"),
    ),
    raises=RaiseCap(3, cite=rule("2.4")),
    refusals=refusals(rule("3.5")),
    streets=streets(rule),
    shares=(High(FIVE_CARD, cite=rule("1.2")),),
    rake=Rake(10, most=dollars(15), unit=dollars(1), cite=rule("8.1")),
    unopposed=rule("10.5"),
    show=rule("10.14"),
    read=rule("10.15"),
    excess=rule("6.2"),
    posted_cite=rule("3.5"),
    buy_in_cite=rule("5.1"),
    newcomer_cite=rule("4.3"),
    no_tips=rule("9.1"),
    no_back=rule("3.4"),
    big_bet_raise=big_bet("1.3"),
    pot_raise=big_bet("2.1"),
    big_bet_prompts=(big_bet("1.5"), big_bet("1.6")),
    jackpot_drop=section("bclc-poker/28")("1.3"),
    kill=KillRules(
        limits=kill("1.5.1.a"),
        half_limits=kill("1.5.2.a"),
        half=kill("6.2.2"),
        completes=kill("6.1.1"),
        straddle=kill("5.2.5"),
        no_chop=kill("5.2.6"),
        sign=kill("1.4"),
        announced=kill("1.7"),
        button=kill("2.1.1"),
    ),
    own_settings=(
        Setting(
            "run_twice",
            "switch",
            "two players who are all in may see the rest of the board dealt twice",
            False,
            cite=twice("11.1"),
        ),
        Setting(
            "run_twice_preflop",
            "switch",
            "they are asked before the flop as well",
            False,
            cite=twice("11.2.6"),
        ),
        Setting(
            "run_twice_strict",
            "switch",
            "they are asked only if neither has a chip left",
            False,
            cite=twice("11.1.2"),
        ),
        Setting(
            "kill",
            "choice",
            "in limit, what a player posts who has won two pots in a row: twice the big blind, "
            "or one and a half",
            "none",
            choices=("none", "full", "half"),
            cite=kill("1.1"),
        ),
        Setting(
            "split_keeps_button",
            "switch",
            "who shares a pot keeps his kill button",
            False,
            cite=kill("3.4"),
        ),
        Setting(
            "newcomer_kills",
            "switch",
            "a newcomer may play a kill hand if he agrees to kill the next",
            False,
            cite=kill("6.5"),
        ),
    ),
)

RUN_TWICE = replace(
    HOLDEM,
    **community(21, shown="10.14", read="10.15"),
    cite=twice("1.1"),
    seats_cite=twice("3.1"),
    structures=("no-limit", "pot-limit"),
    streets=streets(twice),
    shares=(High(FIVE_CARD, cite=twice("1.2")),),
    max_bet_cite=twice("3.6"),
    no_back=twice("3.4"),
    run_twice=SecondRun(
        structures=twice("11.1"),
        two=twice("11.1.1"),
        all_in=twice("11.1.2"),
        agreed=twice("11.1.4"),
        both=twice("11.2.8"),
        each=twice("11.2.9"),
        read=twice("11.2.10"),
    ),
)

GAME = replace(HOLDEM, twice=RUN_TWICE)
