"""What BCLC's stud games print alike: acts, antes and fees."""

from __future__ import annotations

from typing import TypedDict

from houseway.money import dollars
from houseway.play.pot import Acts, RaiseCap
from houseway.rulebook import Clause, section
from houseway.wagers import Rake


class Common(TypedDict):
    """The facts of a game that every stud section has."""

    house: str
    family: str
    structures: tuple[str, ...]
    acts: Acts
    raises: RaiseCap
    rake: Rake
    excess: Clause
    seats_cite: Clause
    buy_in_cite: Clause
    newcomer_cite: Clause
    no_tips: Clause
    table_places: tuple[str, ...]
    odd_by_card: bool


def stud(number: int, *, percent: int = 10, nearest: bool = False) -> Common:
    """The clauses of a section, which stand under the same numbers."""
    rule = section(f"bclc-poker/{number}")
    return Common(
        house="bclc",
        family="Stud poker",
        structures=("limit",),
        acts=Acts(
            fold=rule("2.1"),
            check=rule("2.2"),
            bet=rule("2.3"),
            raise_=rule("2.4"),
            call=rule("2.5"),
            all_in=rule("6.1.1"),
        ),
        raises=RaiseCap(3, cite=rule("2.4")),
        rake=Rake(percent, dollars(15), dollars(1), rule("8.1"), nearest),
        excess=rule("6.2"),
        seats_cite=rule("3.1"),
        buy_in_cite=rule("5.1"),
        newcomer_cite=rule("4.1"),
        no_tips=rule("9.1"),
        table_places=("community",),
        odd_by_card=True,
    )
