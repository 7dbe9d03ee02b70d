"""Moves between tables: one player, a table that breaks, tables that are balanced."""

from __future__ import annotations

from collections.abc import Sequence

from houseway.errors import Illegal, IllegalSeat
from houseway.houses.night_rules import FinalTable, Landing, Moves
from houseway.tournament.night.acts import Balance, Break, DrawOrder, Move, SetOrder
from houseway.tournament.night.clock import FIRST_TABLE, break_begins_if_due
from houseway.tournament.night.draws import Each
from houseway.tournament.night.hand.positions import next_big_blind
from houseway.tournament.night.hand.rotation import Rotation
from houseway.tournament.night.records import Chair, Where
from houseway.tournament.night.room import Room, does
from houseway.tournament.night.seating import chairs_at, draw_chair, is_free, table_left
from houseway.tournament.night.state import by_name


@does(Move)
def move(room: Room, act: Move) -> None:
    """A seat is drawn; the namecard goes there at once, the player as soon as he can."""
    player, chair = room.seated(act.player)
    if player.ledger.away and not act.sits:
        act = Move(act.player, sits=True, drawn=act.drawn)  # his card and his chips go without him
    room.free_between_hands(player.name)
    moved_to(
        room,
        player.name,
        draw_chair(room, but=chair.table, by="moves", own_too=True),
        walking=not act.sits,
    )


def moved_to(room: Room, name: str, chair: Chair, *, walking: bool) -> None:
    """A player, his chips and his namecard belong to another seat from now on."""
    player = room.state.player(name)
    table_left(room, player, chair.table)
    where = player.where
    if walking and where not in (Where.NO_SHOW, Where.GONE):
        where = Where.WALKING
    elif where is Where.WALKING:
        where = Where.SEAT
    room.state.seat(name, chair, new=True, where=where)


# Breaking


@does(DrawOrder)
def draw_order(room: Room, act: DrawOrder) -> None:
    """The computer draws the order in which tables break, the first to go first."""
    left = sorted(room.state.tables, key=by_name)
    order = []
    while left:
        found = room.drawing.one_of(left, clause=room.cite("breaking_order"))
        left.remove(found)
        order.append(found)
    room.state.note(order=tuple(order))


@does(SetOrder)
def set_order(room: Room, act: SetOrder) -> None:
    """The club changes the order; it names every table once."""
    if sorted(act.tables) != sorted(room.state.tables):
        told = " ".join(sorted(room.state.tables, key=by_name))
        raise Illegal(f"the order names each table once: {told}", clause=room.cite("order_changed"))
    room.state.note(order=act.tables)


@does(Break)
def break_table(room: Room, act: Break) -> None:
    """A table goes; its players draw seats in the order of theirs (T25)."""
    name = act.table or _next_to_break(room)
    table, order = room.state.table(name), room.state.tonight.order
    if order and name != order[0]:
        raise Illegal(f"table {order[0]} breaks before {name}", clause=room.cite("breaking_order"))
    if table.busy:
        raise Illegal(f"a hand is being played at table {name}", clause=room.cite("breaking_order"))
    others = room.state.room - table.room
    if len(table.taken) > others or len(room.state.tables) == 1:
        raise IllegalSeat(
            f"{len(table.taken)} players of table {name}, and {others} chairs elsewhere",
            clause=room.cite("destination"),
        )
    for seat in sorted(table.taken):
        who = table.taken[seat]
        absent = room.state.player(who).ledger.away
        moved_to(
            room,
            who,
            draw_chair(room, but=name, by="destination"),
            walking=act.walking and not absent,
        )
    if table.astray:
        _strays_follow(room, name)
    room.state.drop_table(name)
    if table.rotation and len(room.state.tables) == 1:
        _merge_cards(room, table.rotation)
    room.state.note(order=tuple(each for each in order if each != name))
    _after_breaking(room)


def _next_to_break(room: Room) -> str:
    if not room.state.tonight.order:
        raise Illegal("no order was drawn", clause=room.cite("breaking_order"))
    return room.state.tonight.order[0]


def _strays_follow(room: Room, name: str) -> None:
    """Chips of which nobody said who has them are somewhere among those who went."""
    other = min((each for each in room.state.tables if each != name), key=by_name)
    astray = room.state.tables[other].astray + room.state.tables[name].astray
    room.state.change_table(other, astray=astray)


def _merge_cards(room: Room, left: Rotation) -> None:
    """The last two tables put their gamecards together; otherwise a table's leave with it (S04)."""
    (last,) = room.state.tables.values()
    if last.rotation:
        room.state.change_table(last.name, rotation=last.rotation.merged(left))


def _after_breaking(room: Room) -> None:
    tonight = room.state.tonight
    if len(room.state.tables) == 1:
        room.state.note(final=True)
        if room.rules.final_table is FinalTable.EVERYBODY:
            redraw(room)
    if room.format.break_at_first_table and not tonight.hours.first_table_gone:
        room.state.note(first_table_gone=True, break_due=FIRST_TABLE)
        break_begins_if_due(room)


def redraw(room: Room) -> None:
    """Everybody draws a new seat at the last table."""
    (name,) = room.state.tables
    players = [room.state.tables[name].taken[at] for at in sorted(room.state.tables[name].taken)]
    for player in players:
        room.state.leave_chair(player)
    for player in players:
        free = chairs_at(room, [[name]])
        chair = Chair.read(room.drawing.one_of(free, clause=room.cite("final_table")))
        room.state.seat(player, chair, new=False)
    room.state.change_table(name, lie=None, button=0)


# Balancing


def uneven(room: Room) -> bool:
    """Whether tables differ by so much that somebody has to move."""
    sizes = room.state.sizes
    return bool(sizes) and sizes[-1] - sizes[0] >= room.rules.balance_at


@does(Balance)
def balance(room: Room, act: Balance) -> None:
    """A player of a biggest table goes to a seat of a smallest."""
    cite = room.cite("balance_at")
    if not uneven(room):
        raise Illegal("the tables are even", clause=cite)
    least, *_, most = room.state.sizes
    name = room.drawing.one_of(
        _movers(room, most), lambda each: _may_go(room, each, most), clause=cite
    )
    room.free_between_hands(name)
    free = chairs_at(room, room.state.of_size(least, room=True))
    if room.rules.landing is Landing.WORST:
        free = _worst(room, free)
    found = room.drawing.one_of(free, lambda each: _is_for(room, each, least), clause=cite)
    absent = room.state.player(name).ledger.away
    moved_to(room, name, Chair.read(found), walking=act.walking and not absent)


def _worst(room: Room, free: Sequence[str]) -> list[str]:
    """Of these chairs, those that the big blind reaches first."""

    def hands_away(written: str) -> int:
        chair = Chair.read(written)
        table = room.state.table(chair.table)
        last = table.lie.big if table.lie else room.rules.first_button
        return (chair.seat - last - 1) % table.chairs

    least = min(map(hands_away, free), default=0)
    return [each for each in free if hands_away(each) == least]


def _may_go(room: Room, name: str, size: int) -> bool:
    table = room.table_of(name)
    if table is None or len(table.taken) != size:
        return False
    return room.rules.moves is Moves.RANDOM or name == next_big_blind(room, table)


def _is_for(room: Room, chair: str, size: int) -> bool:
    return is_free(room, chair) and len(room.state.tables[Chair.read(chair).table].taken) == size


def _movers(room: Room, size: int) -> Sequence[str]:
    """Who may be drawn to go; between hands first, where a computer draws."""
    state = room.state
    tables = [each for group in state.of_size(size) for each in group]
    if room.rules.moves is Moves.BIG_BLIND:
        return [next_big_blind(room, state.tables[each]) for each in tables]
    if state.busy:
        tables = [each for each in tables if not state.tables[each].busy] or tables
    return Each(tables, size, lambda each, at: list(state.tables[each].taken.values())[at])
