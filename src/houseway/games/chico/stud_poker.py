"""What California's two games of Seven Card Stud print alike, clause for clause."""

from __future__ import annotations

from typing import TypedDict

from houseway.games.chico.community_poker import on_collection_pages
from houseway.hands import EXPOSED, EXPOSED_BY_SUIT
from houseway.play.pot import (
    BIG,
    Acts,
    Antes,
    ButtonDraw,
    Opener,
    PotCollecting,
    RaiseCap,
    Street,
)
from houseway.rulebook import Clause, section


class Common(TypedDict):
    """The facts of a game of stud."""

    house: str
    family: str
    structures: tuple[str, ...]
    cite: Clause
    seats: int
    seats_cite: Clause
    posted_cite: Clause
    acts: Acts
    antes: Antes
    raises: RaiseCap
    streets: tuple[Street, ...]
    unopposed: Clause
    show: Clause
    read: Clause
    excess: Clause
    shuffle: Clause
    told: tuple[Clause, ...]
    drawn_button: Clause
    draw: ButtonDraw
    collecting: PotCollecting
    reshuffles: Clause
    reshuffles_burns: bool
    odd_together: bool


def stud(name: str, read: str = "winners.1") -> Common:
    """The facts of a section; `read` says which hand takes what."""
    rule = section(f"chico/{name}")
    gathered = rule("dealing.7")
    return Common(
        house="chico",
        family="Stud poker",
        structures=("limit",),
        cite=rule("type.1"),
        seats=7,
        seats_cite=rule("table.1"),
        posted_cite=rule("table.1.s2"),
        acts=Acts(
            fold=rule("dealing.6.b"),
            check=rule("dealing.11.b"),
            bet=rule("dealing.11.c"),
            raise_=rule("dealing.6.c"),
            call=rule("dealing.6.a"),
            turn=rule("dealing.6"),
            paid=gathered,
        ),
        antes=Antes(
            rule("dealing.3"),
            rule("dealing.3.a"),
            forced=rule("dealing.5"),
            option=rule("dealing.6.e"),
            whole=rule("dealing.5.s4"),
        ),
        raises=RaiseCap(3, cite=rule("dealing.6.d")),
        streets=streets(name),
        unopposed=rule("dealing.6.b"),
        show=rule("dealing.28"),
        read=rule(read),
        excess=gathered,  # what was called goes into the pot, and nothing else
        shuffle=rule("deck.1.s2"),
        told=(rule("table.1.s3"),),
        drawn_button=rule("dealing.2.a"),
        draw=ButtonDraw(first=True, back=rule("dealing.2.b")),
        collecting=on_collection_pages(name),
        reshuffles=rule("dealing.note"),
        reshuffles_burns=True,
        odd_together=True,
    )


def streets(name: str) -> tuple[Street, ...]:
    """Two cards down and four up, one more down; from the fifth on at the higher limit."""
    rule = section(f"chico/{name}")

    def best_shown(step: str) -> Opener:
        return Opener(EXPOSED, rule(step))

    low = Opener(EXPOSED_BY_SUIT, rule("dealing.5.s3"), lowest=True)
    fourth, fifth, sixth, last = map(
        best_shown, ("dealing.11", "dealing.16", "dealing.21", "dealing.26")
    )
    return (
        Street("third street", rule("dealing.4"), down=2, up=1, opener=low),
        Street(
            "fourth street",
            rule("dealing.9"),
            burn=1,
            up=1,
            opener=fourth,
            pair=rule("dealing.11.a"),
        ),
        Street("fifth street", rule("dealing.14"), burn=1, up=1, bet=BIG, opener=fifth),
        Street("sixth street", rule("dealing.19"), burn=1, up=1, bet=BIG, opener=sixth),
        Street("seventh street", rule("dealing.24"), burn=1, down=1, bet=BIG, opener=last),
    )
