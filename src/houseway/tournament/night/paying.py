"""The prize pool, places and prizes, at any moment of the night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from houseway.errors import BadInput, Illegal
from houseway.money import ZERO, Cents, text
from houseway.tournament.night import bounty
from houseway.tournament.night.acts import CorrectPool, End, PostPrizes
from houseway.tournament.night.records import Player
from houseway.tournament.night.room import Room, does
from houseway.tournament.night.written_prizes import read_prize
from houseway.tournament.prizes import (
    Entries,
    Posted,
    Prize,
    Takings,
    awarded,
    by_percent,
    places,
    takings,
)


def entries(room: Room) -> Entries:
    """How often the event was paid for."""
    tonight = room.state.tonight
    return Entries(len(room.state.players) + tonight.till.other_entrants, tonight.till.re_entries)


def taken(room: Room) -> Takings:
    """What came in, and what the club keeps; of a season's game, of all who are in it (T13)."""
    setup = room.setup
    found = takings(setup.club, setup.event, setup.price, entries(room))
    absent = [who for who in setup.register.registered if who not in room.state.players]
    if not (room.kind.season and absent):
        return found
    each = setup.club.prizes.kept_of_an_entry(room.kind, setup.price)
    more = Cents(found.kept + len(absent) * each)
    return replace(found, kept=more)


def pool(room: Room) -> Cents:
    """The prize pool: entries, less what is kept, bounties that nobody won, corrections."""
    tonight = room.state.tonight
    heads = tonight.till.heads.pool if tonight.till.heads else ZERO
    mystery = bounty.set_aside(room)
    return Cents(taken(room).pool + heads + tonight.till.pool_shift - mystery)


@does(PostPrizes)
def post_prizes(room: Room, act: PostPrizes) -> None:
    """How the pool is divided is posted once it is known how many places are paid (11.1)."""
    if room.state.tonight.ended:
        raise Illegal("the event is over")
    by_percent(room.setup.club, 0, act.percent)  # which refuses those that are not the whole
    room.state.note(percent=act.percent)


@does(CorrectPool)
def correct_pool(room: Room, act: CorrectPool) -> None:
    """A pool that was posted wrong is put right, even when the event is over (11.1.s5)."""
    if act.amount < 0:
        raise BadInput(f"a prize pool of {text(act.amount)}; it cannot be less than nothing")
    shift = room.state.tonight.till.pool_shift + act.amount - pool(room)
    room.state.note(pool_shift=shift)


# Places and prizes


def finishing(room: Room) -> list[list[Player]]:
    """Those with a place, the best first; who tie stand together."""
    done = [each for each in room.state.players.values() if not each.playing]
    rows: list[list[Player]] = []
    for each in sorted(done, key=lambda player: (-player.out, player.out_turn)):
        if rows and rows[-1][0].out == each.out:
            rows[-1].append(each)
        else:
            rows.append([each])
    if _decided(room):
        rows.insert(0, [each for each in room.state.players.values() if each.playing])
    return rows


def placed(room: Room) -> dict[str, int]:
    """Finishing places by player, of those who have one."""
    found: dict[str, int] = {}
    at = 1 if _decided(room) else room.state.in_it + 1
    for row in finishing(room):
        for each in row:
            found[each.name] = at
        at += len(row)
    return found


def _decided(room: Room) -> bool:
    """Whether one is left of several."""
    several = len(room.state.players) > 1 or room.state.tonight.till.other_entrants > 0
    return room.state.in_it == 1 and several


def posted(room: Room) -> Posted:
    """The prizes on the board, from first place on."""
    setup = room.setup
    percent = room.state.tonight.till.percent or setup.percent
    if setup.posted and not room.state.tonight.till.percent:
        return Posted(tuple(read_prize(each) for each in setup.posted))
    return by_percent(setup.club, pool(room), percent) if percent else Posted(())


def prizes(room: Room) -> dict[str, tuple[Prize, ...]]:
    """Prizes by player, of those whose place is known and whose prize is not forfeited."""
    given = _by_place(room)
    return {who: won for who, won in given.items() if not room.state.player(who).prize_forfeited}


def unpaid(room: Room) -> tuple[Prize, ...]:
    """Prizes that nobody gets, as they were forfeited; others do not move up (B29)."""
    given = _by_place(room)
    lost = [won for who, won in given.items() if room.state.player(who).prize_forfeited]
    return tuple(prize for won in lost for prize in won)


def _by_place(room: Room) -> Mapping[str, tuple[Prize, ...]]:
    board = posted(room)
    rows = finishing(room)
    still = [f"#{at}" for at in range(0 if _decided(room) else room.state.in_it)]
    finish = [*still, *(each.name for row in rows for each in row)]
    tied = [[each.name for each in row] for row in rows if len(row) > 1]
    got = awarded(board, finish, tied)
    return {who: won for who, won in got.items() if not who.startswith("#")}


def places_paid(room: Room) -> int:
    return places(room.setup.club, room.setup.event, entries(room))


@does(End)
def end(room: Room, act: End) -> None:
    """One player is left; prizes are paid, and his own bounty with them."""
    state = room.state
    if state.tonight.ended:
        raise Illegal("the event is over")
    if state.in_it > 1:
        raise Illegal(f"{state.in_it} players are left; the event ends with one")
    winner = next((each.name for each in state.players.values() if each.playing), "")
    bounty.collected(room, winner)
    state.note(ended=True)
