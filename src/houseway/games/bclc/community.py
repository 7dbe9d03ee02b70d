"""What BCLC's community poker games print alike: acts, blinds, streets, fees, who wins."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from houseway.hands import FIVE_CARD
from houseway.money import dollars
from houseway.play.pot import (
    BIG,
    Acts,
    Bets,
    Blinds,
    High,
    Posted,
    PotGame,
    RaiseCap,
    Refusals,
    Showdown,
    Street,
    Told,
)
from houseway.rulebook import Clause, section
from houseway.wagers import Rake

big_bet = section("bclc-poker/33")


def refusals(posted: Clause) -> Refusals:
    """What stands against a wager: posted bets in limit, section 33 otherwise."""
    return Refusals(
        size=posted,
        least=big_bet("1.2"),
        stack=big_bet("intro.2.a"),
        most=big_bet("intro.3"),
        closed=big_bet("1.4"),
    )


def streets(rule: Callable[[str], Clause], down: int = 2) -> tuple[Street, ...]:
    """The cards of a hand, which most sections print under the same numbers."""
    return (
        Street("pre-flop", rule("10.2"), down=down, turns=rule("10.3")),
        Street("flop", rule("10.8"), burn=1, board=3, turns=rule("10.9")),
        Street("turn", rule("10.10"), burn=1, board=1, bet=BIG, turns=rule("10.11")),
        Street("river", rule("10.12"), burn=1, board=1, bet=BIG, turns=rule("10.13")),
    )


def community(
    number: int,
    *,
    shown: str,
    read: str,
    posted: str = "3.5",
    no_back: str = "3.4",
    most: str = "",
    oversize: bool = True,
) -> partial[PotGame]:
    """A hold'em game by its section; most numbers stand alike but for the showdown's."""
    rule = section(f"bclc-poker/{number}")
    return partial(
        PotGame,
        house="bclc",
        family="Community poker",
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
        opens=Blinds(
            small=rule("4.1.1"),
            big=rule("4.1.2"),
            straddle=rule("4.1.3"),
            no_button=rule("4.1.3.a"),
            oversize=rule("4.1.4") if oversize else None,
            live=big_bet("1.11"),
        ),
        bets=Bets(
            RaiseCap(3, cite=rule("2.4")),
            excess=rule("6.2"),
            big_bet_raise=big_bet("1.3"),
            pot_raise=big_bet("2.1"),
            refusals=refusals(rule(posted)),
            max_bet=rule(most) if most else None,
        ),
        streets=streets(rule),
        shares=(High(FIVE_CARD, cite=rule("1.2")),),
        fee=Rake(10, most=dollars(15), unit=dollars(1), cite=rule("8.1")),
        showdown=Showdown(rule("10.5"), show=rule(shown), read=rule(read)),
        posted=Posted(
            rule(posted),
            buy_in=rule("5.1"),
            newcomer=rule("4.3"),
            no_tips=rule("9.1"),
            no_back=rule(no_back),
        ),
        told=Told(big_bet_prompts=(big_bet("1.5"), big_bet("1.6"))),
    )
