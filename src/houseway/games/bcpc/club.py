"""What the club's tournament rules say of every game for a pot: acts, showdown, odd chips."""

from __future__ import annotations

from typing import TypedDict

from houseway.play.pot import Acts, Blinds, RaiseCap, Sizes, Ties
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


class Common(TypedDict):
    """The facts that no section about a single game repeats."""

    house: str
    acts: Acts
    unopposed: Clause
    show: Clause
    read: Clause
    excess: Clause
    posted_cite: Clause
    odd_chip: Clause
    splits_once: Clause
    button_last: Clause
    dead_button: Clause
    last_bet_shows: Clause
    faces_up: Clause
    big_bet_raise: Clause
    pot_raise: Clause


def club(limits: Clause, posted: Clause, odd_chip: Clause = BY_BUTTON) -> Common:
    """The numbered rules: `limits` fixes bets, `odd_chip` goes by the button or by cards."""
    return Common(
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
        unopposed=rule("34.s5"),
        show=rule("34"),
        read=rule("31"),
        excess=rule("70.s4"),
        posted_cite=posted,
        odd_chip=odd_chip,
        splits_once=rule("35.s5"),
        button_last=rule("49.s2"),
        dead_button=rule("47.s2"),
        last_bet_shows=rule("34.s2"),
        faces_up=rule("32"),
        big_bet_raise=rule("58"),
        pot_raise=rule("pot-limit.a"),
    )


class Flop(Common):
    """What the club's flop games have besides."""

    family: str
    seats: int
    seats_cite: Clause
    raises: RaiseCap
    desk_prompts: tuple[tuple[str, Clause], ...]


def flop(posted: Clause, limits: Clause = STRUCTURE) -> Flop:
    return Flop(
        **club(limits, posted),
        family="Community poker",
        seats=FLOP_SEATS,
        seats_cite=rule("flop-games.a"),
        raises=FOUR_RAISES,
        desk_prompts=(
            ("no-limit", rule("no-limit.c")),
            ("pot-limit", rule("pot-limit.c")),
            ("pot-limit", rule("pot-limit.d.s2")),
        ),
    )


class Master(Common):
    """What the games of the Stomaha Masters have besides."""

    seats: int
    seats_cite: Clause
    structures: tuple[str, ...]
    raises: RaiseCap
    doubles: Clause
    twists_cite: Clause | None


def master(may_choose: str = "", odd_chip: Clause = BY_BUTTON) -> Master:
    """`may_choose` is the clause by which the button adds a twist."""
    return Master(
        **club(stomaha("limits"), stomaha("limit"), odd_chip),
        seats=EVENT_SEATS,
        seats_cite=stomaha("table-size"),
        structures=("limit",),
        raises=THREE_RAISES,
        doubles=stomaha("limits"),
        twists_cite=stomaha(may_choose) if may_choose else None,
    )
