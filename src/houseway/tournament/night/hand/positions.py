"""Where the button and the blinds lie in the next hand of a table, and who is dealt in."""

from __future__ import annotations

from houseway.floor.dead_button import HEADS_UP, Lie, from_left, next_lie
from houseway.tournament.night.records import Table
from houseway.tournament.night.room import Room


def positions(room: Room, table: Table) -> tuple[Lie, list[int]]:
    """The lie of the next hand and the seats that get cards, the first card first.

    A player on his way counts for the blinds, and gets no cards (T23).
    """
    playing = sorted(table.taken)
    if len(playing) < 2:
        raise room.refuse(f"{len(playing)} player at table {table.name}; a hand takes two", "")
    first = table.button or room.rules.first_button
    last = None if table.button else table.lie
    players = {seat: room.state.players[table.taken[seat]] for seat in playing}
    new = [seat for seat in playing if players[seat].new and not room.rules.dealt_between]
    if room.rules.dead_button and table.rotation is None:
        lie, dealt = next_lie(last, playing, first=first, new=new)
    else:
        lie, dealt = _moving(last, playing, first)
    dealt = [seat for seat in dealt if not players[seat].walking]
    if len(dealt) < 2:
        raise room.refuse(f"{len(dealt)} player is at table {table.name}; a hand takes two", "")
    return lie, dealt


def _moving(last: Lie | None, playing: list[int], first: int) -> tuple[Lie, list[int]]:
    """A button that always lies before a player, the blinds at once to his left.

    So it is where rounds are counted by the button, whatever is printed of other events.
    """
    button = from_left(playing, last.button if last else first - 1)[0]
    order = from_left(playing, button)
    if len(playing) == HEADS_UP:
        return Lie(button, button, order[0]), order
    return Lie(button, order[0], order[1]), order


def next_big_blind(room: Room, table: Table) -> str:
    """Who would have the big blind next."""
    return table.taken[positions(room, table)[0].big]
