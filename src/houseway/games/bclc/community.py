"""What BCLC's community poker games print alike: acts, blinds, fees and how hands are read."""

from __future__ import annotations

from typing import TypedDict

from houseway.money import dollars
from houseway.play.pot import Acts, Bets, Blinds, Posted, RaiseCap, Refusals, Showdown, Told
from houseway.rulebook import Clause, section
from houseway.wagers import Rake

big_bet = section("bclc-poker/33")


class Common(TypedDict):
    """The facts of a game that its section repeats from Texas Hold'em."""

    house: str
    family: str
    acts: Acts
    opens: Blinds
    bets: Bets
    fee: Rake
    showdown: Showdown
    posted: Posted
    told: Told


def refusals(posted: Clause) -> Refusals:
    """What stands against a wager: posted bets in limit, section 33 otherwise."""
    return Refusals(
        size=posted,
        least=big_bet("1.2"),
        stack=big_bet("intro.2.a"),
        most=big_bet("intro.3"),
        closed=big_bet("1.4"),
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
) -> Common:
    """The clauses of a section, which stand under the same numbers but for the showdown's."""
    rule = section(f"bclc-poker/{number}")
    return Common(
        house="bclc",
        family="Community poker",
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
