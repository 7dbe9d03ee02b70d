"""What the button may add to a game with a board: cards, an open suit, more boards or streets."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from houseway.play.pot import BIG, Lay, Street, ThreeTwoOne, Twist, with_hole_cards
from houseway.rulebook import section

stomaha = section("bcpc/stomaha")
FLOPS = ("flop 1", "flop 2", "flop 3")


def board_twists(
    game: str, streets: tuple[Street, ...], hands: Iterable[int], big: str
) -> tuple[Twist, ...]:
    """The five options of a gamecard, in its order; `big` is the clause on lake and ocean."""
    return (
        *(
            Twist(f"{count} cards", stomaha(f"{game}.1"), with_hole_cards(streets, count))
            for count in hands
        ),
        *suit_and_streets(game, streets, big),
    )


def suit_and_streets(game: str, streets: tuple[Street, ...], big: str) -> tuple[Twist, ...]:
    """The options of a gamecard from the second on."""
    lake = Street("lake", stomaha(f"{game}.{big}"), burn=1, board=1, bet=BIG)
    ocean = replace(lake, name="ocean")
    return (
        Twist("stomaha", stomaha(f"{game}.2"), suits=True),
        Twist("3-2-1", stomaha(f"{game}.3"), three_two_one(streets), ThreeTwoOne()),
        Twist("lake", stomaha(f"{game}.4"), (*streets, lake)),
        Twist("ocean", stomaha(f"{game}.5"), (*streets, lake, ocean)),
    )


def three_two_one(streets: tuple[Street, ...]) -> tuple[Street, ...]:
    """The same streets with three flops, two turns and one river.

    What is turned up before the flop's betting, all of it or a first card, is turned up on each.
    """
    *flop, turn, river = streets
    return (
        *(
            replace(each, board=0, boards=tuple(Lay(place, each.board) for place in FLOPS))
            if each.board
            else each
            for each in flop
        ),
        replace(turn, board=0, boards=(Lay("turns", 2),)),
        replace(river, board=0, boards=(Lay("river", 1),)),
    )
