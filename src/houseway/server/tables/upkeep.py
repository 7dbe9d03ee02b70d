"""What the house does by itself once a change has happened at a table."""

from __future__ import annotations

import random
from dataclasses import dataclass

from houseway.server.house import House
from houseway.server.logs.events import Draft
from houseway.server.tables import bots
from houseway.server.tables.chores import next_chore
from houseway.server.tables.dealing import Shuffle, shuffle
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.results import result
from houseway.server.tables.showing import asked


@dataclass(frozen=True, slots=True)
class Step:
    """An event the house adds, and the new shuffle that goes with it."""

    draft: Draft
    made: Shuffle | None = None


def next_step(live: LiveTable, house: House, now: float) -> Step | None:
    """Settle a finished round, shuffle for the next, fill the bots' stacks, deal when asked.

    And whatever else is due by now, in seconds since 1970.
    """
    table, rng = live.table, house.rng
    if not table.in_round and not live.settled:
        told = {"round": live.round_number, "moves": result(live)}
        return Step(Draft("settled", {**told, **asked(live, house, now)}))
    if live.next_root is None and not table.in_round and not live.between.closed:
        return _next_cards(live, rng)
    if live.event:
        return None
    if chore := next_chore(live, house, now):
        return Step(chore)
    if table.in_round or live.between.closed or live.orders.paused:
        return None
    if rebuy := bots.rebuy(live):
        return Step(rebuy)
    if banking := bots.bank_step(live):
        return Step(banking)
    waits = live.between.deals_at is not None and live.undecided
    if live.banked and live.everybody_ready and not waits and table.can_deal() is None:
        return Step(Draft("dealt", {"round": live.round_number + 1}))
    return None


def _next_cards(live: LiveTable, rng: random.Random) -> Step:
    """The cards of the next round: what is left in the shoe, or a fresh shuffle."""
    number, carried = live.round_number + 1, live.carried
    if carried:
        made = carried.shuffle.carried_to(number)
        told = {"round": number, "root": made.root, "from": carried.used}
        return Step(Draft("shuffled", told), made)
    made = shuffle(number, live.game.deck_for(live.settings), rng)
    return Step(Draft("shuffled", {"round": number, "root": made.root}), made)
