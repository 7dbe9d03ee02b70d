"""What BCLC's stud games print alike: acts, antes and fees."""

from __future__ import annotations

from functools import partial

from houseway.money import dollars
from houseway.play.pot import Acts, Bets, OddChips, Posted, PotGame, RaiseCap, Refusals
from houseway.rulebook import section
from houseway.wagers import Rake


def stud(
    number: int,
    *,
    posted: str,
    sized: bool = True,
    no_back: str = "3.4",
    percent: int = 10,
    nearest: bool = False,
    no_check_raise: str = "",
) -> partial[PotGame]:
    """The clauses of a section, which stand under the same numbers."""
    rule = section(f"bclc-poker/{number}")
    return partial(
        PotGame,
        house="bclc",
        family="Stud poker",
        cite=rule("1.1"),
        acts=Acts(
            fold=rule("2.1"),
            check=rule("2.2"),
            bet=rule("2.3"),
            raise_=rule("2.4"),
            call=rule("2.5"),
            all_in=rule("6.1.1"),
        ),
        bets=Bets(
            RaiseCap(3, cite=rule("2.4")),
            excess=rule("6.2"),
            structures=("limit",),
            refusals=Refusals(size=rule(posted)) if sized else Refusals(),
            no_check_raise=rule(no_check_raise) if no_check_raise else None,
        ),
        fee=Rake(percent, dollars(15), dollars(1), rule("8.1"), nearest),
        seats_cite=rule("3.1"),
        posted=Posted(
            rule(posted),
            buy_in=rule("5.1"),
            newcomer=rule("4.1"),
            no_tips=rule("9.1"),
            no_back=rule(no_back) if no_back else None,
        ),
        odd_chips=OddChips(by_card=True),
    )
