"""What BCLC's community poker games print alike: acts, blinds, fees and how hands are read."""

from __future__ import annotations

from typing import TypedDict

from houseway.money import dollars
from houseway.play.pot import Acts, Blinds, RaiseCap, Refusals
from houseway.rulebook import Clause, section
from houseway.wagers import Rake

big_bet = section("bclc-poker/33")


class Common(TypedDict):
    """The facts of a game that its section repeats from Texas Hold'em."""

    house: str
    family: str
    acts: Acts
    blinds: Blinds
    raises: RaiseCap
    refusals: Refusals
    rake: Rake
    unopposed: Clause
    show: Clause
    read: Clause
    excess: Clause
    posted_cite: Clause
    buy_in_cite: Clause
    newcomer_cite: Clause
    no_tips: Clause
    big_bet_raise: Clause
    pot_raise: Clause
    big_bet_prompts: tuple[Clause, ...]


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
    number: int, *, shown: str, read: str, posted: str = "3.5", oversize: bool = True
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
        blinds=Blinds(
            small=rule("4.1.1"),
            big=rule("4.1.2"),
            straddle=rule("4.1.3"),
            no_button=rule("4.1.3.a"),
            oversize=rule("4.1.4") if oversize else None,
            live=big_bet("1.11"),
        ),
        raises=RaiseCap(3, cite=rule("2.4")),
        refusals=refusals(rule(posted)),
        posted_cite=rule(posted),
        rake=Rake(10, most=dollars(15), unit=dollars(1), cite=rule("8.1")),
        unopposed=rule("10.5"),
        show=rule(shown),
        read=rule(read),
        excess=rule("6.2"),
        buy_in_cite=rule("5.1"),
        newcomer_cite=rule("4.3"),
        no_tips=rule("9.1"),
        big_bet_raise=big_bet("1.3"),
        pot_raise=big_bet("2.1"),
        big_bet_prompts=(big_bet("1.5"), big_bet("1.6")),
    )
