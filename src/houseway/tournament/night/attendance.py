"""Where players are: at their seats, within reach, away, back, or gone for good."""

from __future__ import annotations

from houseway.errors import IllegalSeat
from houseway.tournament.night.acts import Away, Back, Leave, Stand
from houseway.tournament.night.records import Stage, Where
from houseway.tournament.night.room import Room, does
from houseway.tournament.night.sanctions import PENALTIES

ABANDONED, WAIT = "abandoned", "wait"


@does(Away)
def away(room: Room, act: Away) -> None:
    """A player goes out of reach of his chair; if he has still to act, there may be a ruling."""
    player, _ = room.seated(act.player)
    left = player.absconded or to_act(room, player.name)
    room.state.change(player.name, where=Where.AWAY, absconded=left)


def to_act(room: Room, name: str) -> bool:
    """Whether somebody has a live hand and action pending on it."""
    table = room.table_of(name)
    hand = table.hand if table else None
    if hand is None or hand.stage not in (Stage.OPEN, Stage.DEALING):
        return False
    return hand.holds(name) and (name in hand.queue or hand.stage is Stage.DEALING)


def perhaps_abandoned(room: Room) -> tuple[str, ...]:
    """Those away from live hands in which action has begun (46.s3)."""
    if not room.state.busy:
        return ()
    hands = (table.hand for table in room.state.tables.values() if table.busy)
    waiting = (name for hand in hands if hand and hand.did for name in hand.queue)
    return tuple(name for name in waiting if room.state.player(name).where is not Where.SEAT)


@does(Stand)
def stand(room: Room, act: Stand) -> None:
    """Who can touch his chair is at his seat."""
    player, _ = room.seated(act.player)
    room.state.change(player.name, where=Where.SEAT)


@does(Back)
def back(room: Room, act: Back) -> None:
    """A player is at his seat again, if no penalty keeps him away."""
    player, _ = room.seated(act.player)
    player.ledger.returns()
    if player.where is Where.GONE:
        raise IllegalSeat(f"{player.name} has left for good", clause=room.cite("blinded_off"))
    room.state.change(player.name, where=Where.SEAT, absconded=False)
    if player.absconded:
        room.ask(
            player.name, PENALTIES, f"{player.name} left before he had acted", "action_pending"
        )


@does(Leave)
def leave(room: Room, act: Leave) -> None:
    """A player leaves for good: his chips stay, and are blinded off."""
    player = room.playing(act.player)
    room.state.change(player.name, where=Where.GONE)
