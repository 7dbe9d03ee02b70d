"""What California's two games of Seven Card Stud print alike, clause for clause."""

from __future__ import annotations

from functools import partial

from houseway.games.chico.community_poker import on_collection_pages
from houseway.hands import EXPOSED, EXPOSED_BY_SUIT
from houseway.play.pot import (
    BIG,
    Acts,
    Antes,
    Bets,
    Button,
    ButtonDraw,
    Deal,
    OddChips,
    Opener,
    Posted,
    PotGame,
    RaiseCap,
    Showdown,
    Street,
    Told,
)
from houseway.rulebook import section


def stud(
    name: str,
    read: str = "winners.1",
    *,
    odd_chip: str = "winners.3",
    by_seat: bool = False,
) -> partial[PotGame]:
    """The facts of a section; `read` says which hand takes what."""
    rule = section(f"chico/{name}")
    gathered = rule("dealing.7")
    return partial(
        PotGame,
        house="chico",
        family="Stud poker",
        cite=rule("type.1"),
        seats=7,
        seats_cite=rule("table.1"),
        posted=Posted(rule("table.1.s2")),
        acts=Acts(
            fold=rule("dealing.6.b"),
            check=rule("dealing.11.b"),
            bet=rule("dealing.11.c"),
            raise_=rule("dealing.6.c"),
            call=rule("dealing.6.a"),
            turn=rule("dealing.6"),
            paid=gathered,
        ),
        opens=Antes(
            rule("dealing.3"),
            rule("dealing.3.a"),
            forced=rule("dealing.5"),
            option=rule("dealing.6.e"),
            whole=rule("dealing.5.s4"),
        ),
        bets=Bets(
            RaiseCap(3, cite=rule("dealing.6.d")),
            excess=gathered,  # what was called goes into the pot, and nothing else
            structures=("limit",),
        ),
        deal=Deal(reshuffles=rule("dealing.note"), reshuffles_burns=True),
        streets=streets(name),
        showdown=Showdown(rule("dealing.6.b"), show=rule("dealing.28"), read=rule(read)),
        odd_chips=OddChips(rule(odd_chip), by_seat=by_seat, together=True),
        button=Button(
            drawn=rule("dealing.2.a"), draw=ButtonDraw(first=True, back=rule("dealing.2.b"))
        ),
        told=Told(shuffle=rule("deck.1.s2"), everybody=(rule("table.1.s3"),)),
        fee=on_collection_pages(name),
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
