"""What turns out to have been keyed wrong, and is put right with a reason."""

from __future__ import annotations

from dataclasses import replace

from houseway.errors import BadInput, Illegal
from houseway.money import ZERO
from houseway.tournament.night.acts import Reinstate, SwapPlaces
from houseway.tournament.night.chips import PUT_RIGHT
from houseway.tournament.night.records import Where
from houseway.tournament.night.room import Room, does


def _reason(why: str) -> None:
    if not why.strip():
        raise BadInput("a correction has a reason; say it")


@does(SwapPlaces)
def swap_places(room: Room, act: SwapPlaces) -> None:
    """Two went out in the other order: each has the other's place."""
    _reason(act.why)
    one, other = room.entrant(act.player), room.entrant(act.other)
    for each in (one, other):
        if each.playing:
            raise Illegal(f"{each.name} is in the game and has no place yet")
    if one.name == other.name:
        raise BadInput(f"{one.name} cannot change places with himself")
    room.state.change(one.name, out=other.out, out_turn=other.out_turn)
    room.state.change(other.name, out=one.out, out_turn=one.out_turn)


@does(Reinstate)
def reinstate(room: Room, act: Reinstate) -> None:
    """He is not out after all; who went out later has gone out as one fewer."""
    _reason(act.why)
    player, tonight = room.entrant(act.player), room.state.tonight
    if player.playing:
        raise Illegal(f"{player.name} is not out")
    if player.ledger.disqualified:
        raise Illegal(f"{player.name} is disqualified", clause=room.cite("disqualified"))
    if tonight.ended or tonight.till.chopped:
        raise Illegal("the prizes have been divided; nobody comes back")
    if act.chips < 1:
        raise BadInput(f"{player.name} with {act.chips} chips; who is in the game has some")
    for each in list(room.state.players.values()):
        if each.out >= player.out and each.name != player.name:
            room.state.change(each.name, out=each.out - 1)
    room.state.note(outs=tonight.outs - 1)
    chair = player.out_at
    room.state.change(player.name, stack=act.chips, out=0, out_with=0, where=Where.SEAT, chair=None)
    room.chips_change(act.chips, PUT_RIGHT)
    heads = room.state.tonight.till.heads
    if heads is not None and player.name not in heads.on:  # it was won; the club checks it
        room.state.note(heads=replace(heads, on={**heads.on, player.name: ZERO}))
    table = room.state.tables.get(chair.table) if chair else None
    if chair and table and chair.seat in table.free:
        room.state.seat(player.name, chair, new=tonight.hours.started)
