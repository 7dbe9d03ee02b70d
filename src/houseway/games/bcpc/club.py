"""What the club's tournament rules say of every game for a pot: acts, showdown, odd chips."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from houseway.play.pot import (
    Acts,
    Bets,
    Blinds,
    Button,
    OddChips,
    Posted,
    PotGame,
    RaiseCap,
    Refusals,
    Showdown,
    Sizes,
    Ties,
    Told,
)
from houseway.rulebook import Clause, section

rule = section("bcpc")
stomaha = section("bcpc/stomaha")

FLOP_SEATS = 9
EVENT_SEATS = 6
ANNOUNCED = rule("flop-games.c")
STRUCTURE = rule("limit.a")
BY_BUTTON, BY_CARD = rule("35.s2"), rule("35.s3")  # who has the odd chip of equal hands
TIES = Ties()  # nothing else is printed of them

# A bet and four raises; in the Stomaha Masters the printed ladder stops at a bet and three
# (resolution B19). Two players left in the whole event raise as often as they like.
FOUR_RAISES = RaiseCap(4, cite=rule("limit.b"), event=rule("62.b.s2"))
THREE_RAISES = RaiseCap(3, cite=stomaha("limits"), event=rule("62.b.s2"))


def blinds(cite: Clause, ante: Clause | None = None) -> Blinds:
    """A small and a big blind; no rule of the club keeps the small one to half the big one."""
    return Blinds(small=cite, big=cite, ante=ante, half=False)


BLINDS = blinds(stomaha("button"))


def club(
    limits: Clause, posted: Clause, raises: RaiseCap, *, by_card: bool = False
) -> partial[PotGame]:
    """The numbered rules: `limits` fixes bets, the odd chip goes by the button or `by_card`."""
    return partial(
        PotGame,
        house="bcpc",
        acts=Acts(
            fold=rule("25"),
            check=rule("25"),
            bet=rule("25"),
            raise_=limits,
            call=rule("55.a"),
            all_in=rule("32"),
            turn=rule("52.d"),
            paid=rule("53"),
            sizes=(
                Sizes("limit", bet=limits, raise_=limits, most=limits),
                Sizes(
                    "no-limit", bet=rule("no-limit.b"), raise_=rule("58"), most=rule("no-limit.a")
                ),
                Sizes(
                    "pot-limit",
                    bet=rule("pot-limit.b"),
                    raise_=rule("58"),
                    most=rule("pot-limit.a"),
                ),
            ),
        ),
        bets=Bets(
            raises,
            excess=rule("70.s4"),
            big_bet_raise=rule("58"),
            pot_raise=rule("pot-limit.a"),
            refusals=Refusals(closed=rule("58.s2")),
        ),
        showdown=Showdown(
            rule("34.s5"),
            show=rule("34"),
            read=rule("31"),
            last_bet_shows=rule("34.s2"),
            faces_up=rule("32"),
        ),
        posted=Posted(posted),
        odd_chips=OddChips(
            BY_CARD if by_card else BY_BUTTON, by_card=by_card, splits_once=rule("35.s5")
        ),
        button=Button(dead=rule("47.s2"), last_card=rule("49.s2")),
    )


def flop(posted: Clause, limits: Clause = STRUCTURE, *structures: str) -> partial[PotGame]:
    """A flop game in every structure of betting, or in those named."""
    alike = club(limits, posted, FOUR_RAISES)
    if structures:
        alike.keywords["bets"] = replace(alike.keywords["bets"], structures=structures)
    return partial(
        alike,
        family="Community poker",
        seats=FLOP_SEATS,
        seats_cite=rule("flop-games.a"),
        told=Told(
            desk=(
                ("no-limit", rule("no-limit.c")),
                ("pot-limit", rule("pot-limit.c")),
                ("pot-limit", rule("pot-limit.d.s2")),
            )
        ),
    )


def master(*, by_card: bool = False) -> partial[PotGame]:
    """Fixed limit, the big blind and its double."""
    limits = stomaha("limits")
    alike = club(limits, stomaha("limit"), THREE_RAISES, by_card=by_card)
    bets = replace(alike.keywords["bets"], structures=("limit",), doubles=limits)
    return partial(alike, bets=bets, seats=EVENT_SEATS, seats_cite=stomaha("table-size"))


MASTER = master()
