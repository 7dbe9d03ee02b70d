"""The five jackpots of a poker room, as bclc-poker/28 to 32 print them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from houseway.floor.jackpots.rules import (
    NOON,
    BadBeat,
    Books,
    Distinct,
    HighHand,
    Rules,
    quads_names,
    royal_names,
    straight_flush_names,
)
from houseway.money import dollars
from houseway.rulebook import Clause, section

bad = section("bclc-poker/28")
wide = section("bclc-poker/29")
high = section("bclc-poker/30")
daily = section("bclc-poker/31")
limit = section("bclc-poker/32")

HOLDEM = "texas-holdem@bclc"
NEVER = {"3-2-1-holdem@bclc": section("bclc-poker/20")("1.5")}
RAKE = section("bclc-poker/17")("8.1")

printed = partial(Rules, main_game=HOLDEM, never=NEVER, rake=RAKE)


def bad_beat(rule: Callable[[str], Clause], loser: str) -> partial[Rules]:
    """What both bad beats print under the same numbers."""
    qualifier = BadBeat(loser, "quads", rule("4.2"), rule("2.5.6"), rule("2.5.7"), rule("2.5.5.a"))
    return partial(
        printed,
        offered=rule("1.1"),
        qualifier=qualifier,
        players=5,
        players_cite=rule("2.5.1"),
        away_cite=rule("2.5.2"),
        best_five=rule("2.5.3"),
        mucked=rule("2.4"),
        both_cards=rule("2.5.5"),
        as_posted=rule("4.1"),
        books=Books(
            drop=rule("1.3"),
            seed=rule("1.3.1"),
            posting=rule("3.1"),
            available=rule("3.1.1"),
            pays=rule("2.5.6"),
            back=rule("3.2"),
            talking=rule("2.3.1"),
            dealt_a_hand=rule("3.4"),
        ),
    )


BAD_BEAT = bad_beat(bad, "full house A T")(
    name="bad-beat",
    title="Bad beat jackpot",
    game_cite=bad("2.1.1"),
    one_game=bad("2.1"),
)

WIDE_AREA = bad_beat(wide, "quads 8")(
    name="wide-area-bad-beat",
    title="Wide area bad beat jackpot",
    game_cite=wide("2.1"),
    linked=wide("1.4"),
    local=wide("5.1"),
    local_as="bad-beat",
    not_both=wide("5.2"),
)

# Twenty-three by number and not by list: every four of a kind, every straight flush below the
# royal, and the royal make exactly as many.
HIGH_HAND = printed(
    name="high-hand",
    title="High hand progressive jackpot",
    offered=high("1.1"),
    game_cite=high("2.2"),
    games=(HOLDEM, "seven-card-stud@bclc"),
    qualifier=HighHand("quads", high("4.2"), high("2.4.6"), wins=high("2.4.6")),
    players=4,
    players_cite=high("2.4.1"),
    away_cite=high("2.4.2"),
    best_five=high("2.4.3"),
    mucked=high("2.3"),
    both_cards=high("2.4.4"),
    as_posted=high("4.1"),
    pot=dollars(15),
    pot_cite=high("2.4.5"),
    distinct=tuple(
        Distinct(name, high("2.4.8"))
        for name in (*quads_names(), *straight_flush_names(), "royal flush")
    ),
    books=Books(
        drop=high("1.3"),
        seed=high("1.3.1"),
        posting=high("3.1"),
        available=high("3.1.1"),
        pays=high("2.4.7"),
        back=high("3.2"),
        later=high("2.4.8"),
        next_day=high("2.4.8"),
    ),
)

DAILY = printed(
    name="daily-high-hand",
    title="Daily high hand bonus",
    offered=daily("1.1"),
    game_cite=daily("2.1"),
    games=(HOLDEM,),
    qualifier=HighHand(
        "full house", daily("4.2"), daily("2.3.4"), pair=daily("1.2.1"), picked_up=daily("2.3.3")
    ),
    players=5,
    players_cite=daily("2.3.1"),
    away_cite=daily("2.3.2"),
    best_five=daily("2.3.4"),
    mucked=daily("2.2"),
    both_cards=daily("2.3.5"),
    as_posted=daily("4.1"),
    pot=dollars(20),
    pot_cite=daily("2.3.6"),
    cut_over=NOON,
    daily=daily("1.4"),
    books=Books(
        drop=daily("1.3"),
        posting=daily("3.1"),
        available=daily("3.1"),
        pays=daily("2.3.7"),
    ),
)


def _fourteen() -> tuple[Distinct, ...]:
    """The list of 2.4.11, in the order of print."""
    names = (*royal_names(), *reversed(straight_flush_names()), "quads")
    letters = "abcdefghijklmn"
    cites: list[Clause] = [limit(f"2.4.11.{each}") for each in letters]
    return tuple(map(Distinct, names, cites))


LIMIT_NO_LIMIT = printed(
    name="limit-no-limit",
    title="Limit and no-limit hold'em high hand progressive jackpot",
    rival="high-hand",
    offered=limit("1.1"),
    game_cite=limit("2.2"),
    games=(HOLDEM,),
    structures=("limit", "no-limit"),
    qualifier=HighHand(
        "quads", limit("3.2"), limit("2.4.7"), wins=limit("2.4.7"), picked_up=limit("2.4.3")
    ),
    players=5,
    players_cite=limit("2.4.1"),
    away_cite=limit("2.4.2"),
    best_five=limit("2.4.4"),
    mucked=limit("2.3"),
    both_cards=limit("2.4.5"),
    as_posted=limit("3.1"),
    pot=dollars(20),
    pot_cite=limit("2.4.6"),
    distinct=_fourteen(),
    cut_over_cite=limit("1.4"),
    books=Books(
        drop=limit("1.3"),
        seed=limit("1.3.1"),
        posting=limit("1.4"),
        available=limit("2.4.10"),
        pays=limit("2.4.10"),
        later=limit("2.4.9"),
        next_day=limit("2.4.12"),
    ),
)

JACKPOTS: dict[str, Rules] = {
    each.name: each for each in (BAD_BEAT, WIDE_AREA, HIGH_HAND, DAILY, LIMIT_NO_LIMIT)
}
