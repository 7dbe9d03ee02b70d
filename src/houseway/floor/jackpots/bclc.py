"""The five jackpots of a poker room, as bclc-poker/28 to 32 print them."""

from __future__ import annotations

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

BAD_BEAT = Rules(
    name="bad-beat",
    title="Bad beat jackpot",
    section="bclc-poker/28",
    main_game=HOLDEM,
    never=NEVER,
    rake=RAKE,
    offered=bad("1.1"),
    game_cite=bad("2.1.1"),
    one_game=bad("2.1"),
    qualifier=BadBeat(
        "full house A T", "quads", bad("4.2"), bad("2.5.6"), bad("2.5.7"), bad("2.5.5.a")
    ),
    players=5,
    players_cite=bad("2.5.1"),
    away_cite=bad("2.5.2"),
    best_five=bad("2.5.3"),
    mucked=bad("2.4"),
    both_cards=bad("2.5.5"),
    as_posted=bad("4.1"),
    books=Books(
        drop=bad("1.3"),
        seed=bad("1.3.1"),
        posting=bad("3.1"),
        available=bad("3.1.1"),
        pays=bad("2.5.6"),
        back=bad("3.2"),
        talking=bad("2.3.1"),
        dealt_a_hand=bad("3.4"),
    ),
)

WIDE_AREA = Rules(
    name="wide-area-bad-beat",
    title="Wide area bad beat jackpot",
    section="bclc-poker/29",
    main_game=HOLDEM,
    never=NEVER,
    rake=RAKE,
    offered=wide("1.1"),
    game_cite=wide("2.1"),
    qualifier=BadBeat(
        "quads 8", "quads", wide("4.2"), wide("2.5.6"), wide("2.5.7"), wide("2.5.5.a")
    ),
    players=5,
    players_cite=wide("2.5.1"),
    away_cite=wide("2.5.2"),
    best_five=wide("2.5.3"),
    mucked=wide("2.4"),
    both_cards=wide("2.5.5"),
    as_posted=wide("4.1"),
    linked=wide("1.4"),
    local=wide("5.1"),
    local_as="bad-beat",
    not_both=wide("5.2"),
    books=Books(
        drop=wide("1.3"),
        seed=wide("1.3.1"),
        posting=wide("3.1"),
        available=wide("3.1.1"),
        pays=wide("2.5.6"),
        back=wide("3.2"),
        talking=wide("2.3.1"),
        dealt_a_hand=wide("3.4"),
    ),
)

# Twenty-three by number and not by list: every four of a kind, every straight flush below the
# royal, and the royal make exactly as many.
HIGH_HAND = Rules(
    name="high-hand",
    title="High hand progressive jackpot",
    section="bclc-poker/30",
    main_game=HOLDEM,
    never=NEVER,
    rake=RAKE,
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

DAILY = Rules(
    name="daily-high-hand",
    title="Daily high hand bonus",
    section="bclc-poker/31",
    main_game=HOLDEM,
    never=NEVER,
    rake=RAKE,
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


LIMIT_NO_LIMIT = Rules(
    name="limit-no-limit",
    title="Limit and no-limit hold'em high hand progressive jackpot",
    section="bclc-poker/32",
    main_game=HOLDEM,
    never=NEVER,
    rake=RAKE,
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
