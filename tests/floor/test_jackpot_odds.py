"""How often jackpots are won: dealt at random, judged by what is printed."""

from __future__ import annotations

import pytest

from houseway.errors import BadInput
from houseway.floor.jackpots import programme
from houseway.floor.jackpots.odds import Odds, odds

DEALS = 1 << 15


def test_too_few_players_win_no_bad_beat() -> None:
    """At least five are dealt in (bclc-poker/28/2.5.1)."""
    assert odds(programme("bad-beat"), 4, DEALS).won == 0


def test_pocket_pairs_make_quads_as_often_as_binomials_say() -> None:
    """Of five players each has a pair in 3/51 of deals, and then both fellows among five cards in
    C(48, 3) of C(50, 5) boards; straight flushes and the rare deal that another wins aside."""
    found = odds(programme("high-hand"), 5, DEALS)
    quads = 5 * 3 / 51 * (48 * 47 * 46 / 6) / (50 * 49 * 48 * 47 * 46 / 120)
    assert abs(found.chance - quads) < 4 * found.stderr


def test_the_same_deals_come_again() -> None:
    assert odds(programme("high-hand"), 6, DEALS) == odds(programme("high-hand"), 6, DEALS)


def test_odds_say_how_far_they_may_be_off() -> None:
    told = Odds(6, 4, 400).to_json()
    assert told["once_in"] == 100
    assert told["stderr"] == pytest.approx((0.01 * 0.99 / 400) ** 0.5)


@pytest.mark.parametrize(("players", "rounds", "said"), [(12, DEALS, "12 players"), (6, 0, "none")])
def test_what_cannot_be_dealt_is_said_in_a_line(players: int, rounds: int, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        odds(programme("bad-beat"), players, rounds)
