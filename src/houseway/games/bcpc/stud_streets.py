"""What the club's three stud games print alike: the deal, the button's ante, the bring-in."""

from __future__ import annotations

from functools import partial

from houseway.games.bcpc.club import master
from houseway.play.pot import BIG, Antes, Opener, PotGame, Street, Twist, Twists
from houseway.rulebook import section

stomaha = section("bcpc/stomaha")


def stud(
    game: str, dealt: str, *, may_choose: str, brings_in: Opener, leads: Opener
) -> partial[PotGame]:
    """Three cards, the last face up, then one each street.

    `dealt` is the clause on later cards, `may_choose` that by which the button adds a twist.
    """
    start, later = stomaha(f"{game}.p1"), stomaha(f"{game}.{dealt}")
    return partial(
        master(by_card=True),
        family="Stud poker",
        # The button alone antes, two big blinds, and nobody posts a blind (resolution S01).
        # The bring-in is the small blind, or a whole bet at once (resolution S02).
        opens=Antes(
            stomaha(f"{game}.p2"),
            stomaha(f"{game}.p2"),
            forced=stomaha(f"{game}.p2.s2"),
            completes=stomaha(f"{game}.p2.s2"),
            button=stomaha(f"{game}.p2"),
        ),
        streets=(
            Street("third street", start, down=2, up=1, opener=brings_in),
            Street("fourth street", later, burn=1, up=1, opener=leads),
            Street("fifth street", later, burn=1, up=1, bet=BIG, opener=leads),
            Street("sixth street", later, burn=1, up=1, bet=BIG, opener=leads),
            Street("seventh street", later, burn=1, down=1, bet=BIG, opener=leads),
        ),
        extras=(
            Twists(
                stomaha(f"{game}.{may_choose}"),
                (Twist("stomaha", stomaha(f"{game}.stomaha"), suits=True),),
            ),
        ),
    )
