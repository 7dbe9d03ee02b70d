"""What a programme pays: its posted amount divided as its section and its house say."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.floor.jackpots.division import (
    Shares,
    Who,
    bad_beat_shares,
    high_hand_shares,
    placed_shares,
)
from houseway.floor.jackpots.programme import Programme
from houseway.money import Cents


def shares(
    programme: Programme,
    posted: Cents,
    *,
    winners: Sequence[Who] = (),
    losers: Sequence[Who] = (),
    others: Sequence[Who] = (),
    places: Sequence[Sequence[Who]] = (),
) -> Shares[Who]:
    """Divide a posted amount: whole dollars for everybody, and the rest back to the pool.

    A bad beat has `winners`, `losers` and `others`, a high hand its `winners` alone, and a daily
    bonus `places`, the best hands first.
    """
    rules = programme.rules
    if rules.daily:
        return placed_shares(rules, posted, programme.prizes, places)
    if rules.bad_beat is None:
        return high_hand_shares(rules, posted, winners)
    return bad_beat_shares(
        rules, programme.division, posted, winners=winners, losers=losers, others=others
    )
