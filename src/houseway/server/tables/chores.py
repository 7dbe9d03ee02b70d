"""What the house does at a table as time passes: each chore, and the moment it is due.

Held seats are given on, players who have gone are sat out and picked up, bots go home with the
last player, the fee for the half hour is taken, cards that were waited for are dealt, and an empty
table is closed in the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import NamedTuple

from houseway.floor.attendance import Limits
from houseway.floor.bot import answer, risk_no_more
from houseway.floor.bot_styles import style_of
from houseway.play.written_actions import action_to_json
from houseway.server.house import House
from houseway.server.logs.events import Draft
from houseway.server.tables.between import BY_HOUSE, OUT_OF_TIME
from houseway.server.tables.bots import needs_bank
from houseway.server.tables.early_posts import awaited
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.long_hands import without_raising
from houseway.server.tables.time_fees import at_mark, before_cards, marked_at

AT_ONCE = 0.0


class Chore(NamedTuple):
    """Something the house will do, and when; the event is made only when it is wanted."""

    at: float
    event: Callable[[], Draft]


def next_chore(live: LiveTable, house: House, now: float) -> Draft | None:
    """The first chore that is due."""
    due = min(_chores(live, house, now), key=lambda chore: chore.at, default=None)
    return due.event() if due and due.at <= now else None


def due_at(live: LiveTable, house: House) -> float | None:
    """When the house has to look at a table again, in seconds since 1970."""
    return min((chore.at for chore in _chores(live, house, live.now)), default=None)


def _chores(live: LiveTable, house: House, now: float) -> Iterator[Chore]:
    if live.between.closed or live.event:
        return
    yield from _seats(live)
    if live.orders.paused and not live.table.in_round:
        return
    yield from _people(live, house)
    if live.table.in_round:
        return
    if seat := live.showing.seat:
        yield Chore(live.showing.ends_at, lambda: Draft("mucked", {"seat": seat, BY_HOUSE: True}))
    if (mark := marked_at(live)) is not None:
        yield Chore(mark, lambda: at_mark(live, now))
    if live.between.deals_at is not None and live.table.can_deal() is None:
        waits = bool(live.undecided) if live.banked else awaited(live)
        when = live.between.deals_at if waits else AT_ONCE
        dealt = Draft("dealt", {"round": live.round_number + 1})
        yield Chore(when, lambda: before_cards(live, now) or dealt)
    if not live.humans and not live.between.waiting.people and not live.between.waiting.holds:
        yield from _empty(live, house)


def _seats(live: LiveTable) -> Iterator[Chore]:
    """Seats that are held for those who do not come."""
    for hold in live.between.waiting.holds:
        told = {"seat": hold.seat, "person": hold.person}
        yield Chore(hold.until, lambda told=told: Draft("passed_over", told))  # type: ignore[misc]


def _people(live: LiveTable, house: House) -> Iterator[Chore]:
    """Players who have gone: they are sat out first, and picked up when they have been away."""
    attendance, limits = live.between.attendance, limits_of(live, house)
    for seat in live.humans:
        silent = attendance.silent_until(seat, limits)
        gone = attendance.picked_up_at(seat, limits)
        if seat == live.to_act:
            yield Chore(silent, lambda: out_of_time(live))
        elif gone is None:
            told = {"seat": seat, BY_HOUSE: True}
            yield Chore(silent, lambda told=told: Draft("away", told))  # type: ignore[misc]
        elif not live.table.playing(seat):
            yield Chore(gone, lambda seat=seat: Draft("picked_up", {"seat": seat}))  # type: ignore[misc]


def _empty(live: LiveTable, house: House) -> Iterator[Chore]:
    """A table without players: its bots leave, and in the end it is closed."""
    unseen = not live.between.visited
    kept = live.now + (house.kept.unvisited_seconds if unseen else house.kept.empty_seconds)
    if live.players:
        seat = min(live.players)
        stays = needs_bank(live) or unseen
        yield Chore(kept if stays else AT_ONCE, lambda: Draft("left", {"seat": seat}))
    else:
        yield Chore(kept, lambda: Draft("closed", {"by": None}))


def answered(live: LiveTable, rng: random.Random) -> Draft:
    """What the house answers for the seat to act: its bot's choice, or what risks no more."""
    seat, played = live.to_act, live.table.round
    assert seat is not None
    assert played is not None
    player = live.players[seat]
    if not player.bot:
        return out_of_time(live)
    action = without_raising(played, answer(played, rng, style_of(player.name)))
    return Draft("acted", {"seat": seat, "action": action_to_json(action)})


def out_of_time(live: LiveTable) -> Draft:
    """What is done for the player to act when his time has run out."""
    seat, played = live.to_act, live.table.round
    assert played is not None
    told = {"seat": seat, "action": action_to_json(risk_no_more(played))}
    return Draft("acted", {**told, OUT_OF_TIME: True})


def limits_of(live: LiveTable, house: House) -> Limits:
    """How long a player may be away: as the table posts it, or the room."""
    minutes, hands = live.settings.get("away_limit"), live.settings.get("away_hands")
    return Limits(
        minutes if isinstance(minutes, int) else house.pace.away_minutes,
        hands if isinstance(hands, int) else None,
    )
