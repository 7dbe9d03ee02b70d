"""Seats: drawn for everybody, taken rightly or wrongly, put right, and given by the club."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from houseway.errors import IllegalSeat
from houseway.tournament.night.acts import AddChair, Correct, OpenTable, Place, Seat, Sit
from houseway.tournament.night.draws import Each
from houseway.tournament.night.hand.rotation import Rotation
from houseway.tournament.night.records import Chair, Player, Table, Where
from houseway.tournament.night.room import Room, does

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
EXTRA_CHAIR, NEW_TABLE = "extra chair", "new table"
MOVE_BACK, LEAVE = "move back", "leave"


def table_names() -> Iterator[str]:
    """A to Z, then AA to ZZ, and so on."""
    width = 1
    while True:
        yield from _names(width)
        width += 1


def _names(width: int) -> Iterator[str]:
    if width == 0:
        yield ""
        return
    for first in _names(width - 1):
        for letter in LETTERS:
            yield first + letter


# The draw


@does(Seat)
def seat(room: Room, act: Seat) -> None:
    """Everybody without a seat draws one, by computer or by hand; who finds no chair waits."""
    waiting = sorted(room.state.unseated, key=lambda name: room.state.player(name).queue)
    if not room.state.tables:
        needed = -(-len(waiting) // room.setup.chairs)
        for _ in range(min(needed, room.setup.tables or needed)):
            open_table(room, OpenTable())
    for name in waiting:
        if not room.state.room:
            return
        draw_seat(room, name)


def draw_seat(room: Room, name: str) -> None:
    """Somebody without a seat draws one."""
    chair = draw_chair(room, by="seating")
    player = room.state.player(name)
    new = player.new or room.state.tonight.hours.started
    room.state.seat(name, chair, new=new, ledger=player.ledger.moved(chair.table))


def draw_chair(room: Room, *, but: str = "", by: str, own_too: bool = False) -> Chair:
    """A free chair of another table, of one with the fewest players where a computer draws."""
    offered = _emptiest(room, but) or (_emptiest(room, "") if own_too else [])
    closed = "" if own_too else but
    found = room.drawing.one_of(
        offered, lambda each: is_free(room, each, closed), clause=room.cite(by)
    )
    return Chair.read(found)


def _emptiest(room: Room, but: str) -> Sequence[str]:
    for size in room.state.sizes:
        groups = room.state.of_size(size, room=True)
        found = [[each for each in group if each != but] for group in groups]
        if any(found):
            return chairs_at(room, [group for group in found if group])
    return []


def chairs_at(room: Room, groups: list[list[str]]) -> Sequence[str]:
    """The free chairs of some tables, in groups that have as many each."""
    state = room.state
    if len(groups) == 1:
        free = state.tables[groups[0][0]].room
        return Each(groups[0], free, lambda name, at: f"{name} {state.tables[name].free[at]}")
    return [f"{name} {at}" for group in groups for name in group for at in state.tables[name].free]


def is_free(room: Room, written: str, but: str = "") -> bool:
    """Whether a chair is there and nobody's, at a table other than one."""
    chair = Chair.read(written)
    table = room.state.tables.get(chair.table)
    return table is not None and chair.table != but and chair.seat in table.free


# Tables and chairs


@does(OpenTable)
def open_table(room: Room, act: OpenTable) -> None:
    """One more table, with the next letter."""
    name = next(each for each in table_names() if each not in room.state.tables)
    room.state.set_table(Table(name, room.setup.chairs, rotation=fresh_cards(room)))
    order = room.state.tonight.order
    if order:
        room.state.note(order=(*order, name))


def fresh_cards(room: Room) -> Rotation | None:
    """The gamecards that a new table starts with."""
    kept = room.setup.gamecards and room.format.gamecards
    return Rotation(room.format.gamecards) if kept else None


@does(AddChair)
def add_chair(room: Room, act: AddChair) -> None:
    """One more chair at a table, if the event allows and the deck serves as many."""
    if act.table not in room.state.tables and not room.state.tables:
        open_table(room, OpenTable())
    table = room.state.table(act.table)
    if table.chairs >= room.setup.most_chairs:
        fixed = not room.format.extra_chairs
        raise IllegalSeat(
            f"table {table.name} has {table.chairs} chairs; at most {room.setup.most_chairs}",
            clause=room.cite("table_size" if fixed else "extra_chair"),
        )
    room.state.set_table(replace(table, chairs=table.chairs + 1))


def wants_chairs(room: Room) -> tuple[str, ...]:
    """What the club may do for those who find no chair (12.1.s2)."""
    state = room.state
    standing = sum(state.players[name].chair is None for name in state.unseated)
    if not state.tables or standing <= state.room:
        return ()
    grows = any(table.chairs < room.setup.most_chairs for table in state.tables.values())
    full = 0 < room.setup.tables <= len(state.tables)  # who is left over waits for a chair
    return (EXTRA_CHAIR,) * grows + (NEW_TABLE,) * (not full)


# Sitting down


@does(Sit)
def sit(room: Room, act: Sit) -> None:
    """A player takes his seat, or another by mistake."""
    player, own = room.seated(act.player)
    player.ledger.returns()
    if player.where is Where.GONE:
        raise IllegalSeat(f"{player.name} has left for good", clause=room.cite("blinded_off"))
    chair = Chair.read(act.chair) if act.chair else own
    if chair not in (own, player.home):
        _sits_wrong(room, player, own, chair)
    elif chair == player.home:
        correct(room, Correct(player.name))
    room.state.change(player.name, where=Where.SEAT)


def _sits_wrong(room: Room, player: Player, own: Chair, chair: Chair) -> None:
    """He plays where he sits; his namecard stays where it is."""
    table = room.state.table(chair.table)
    if not 1 <= chair.seat <= table.chairs:
        raise IllegalSeat(
            f"table {table.name} has no chair {chair.seat}", clause=room.cite("seating")
        )
    home = player.home or own
    other = table.taken.get(chair.seat)
    if other:
        _changes_places(room, player, other, own, chair)
        return
    _off(room, player.name)
    _on(room, player.name, chair, home)


def _changes_places(room: Room, player: Player, other: str, own: Chair, chair: Chair) -> None:
    """The seat is another's, who has not sat down yet: each plays in the other's."""
    owner = room.state.player(other)
    if owner.where is Where.SEAT and room.state.tonight.hours.started:
        raise IllegalSeat(f"{other} sits in {chair}", clause=room.cite("seating"))
    homes = player.home or own, owner.home or chair
    _off(room, player.name)
    _off(room, other)
    _on(room, player.name, chair, homes[0])
    _on(room, other, own, homes[1])


def _off(room: Room, name: str) -> None:
    room.state.leave_chair(name)


def _on(room: Room, name: str, chair: Chair, home: Chair) -> None:
    """Somebody plays in a chair, and his namecard lies at his own."""
    room.state.set_table(room.state.table(chair.table).seated(chair.seat, name))
    if home == chair:
        room.state.change(name, chair=chair, home=None)
        return
    at_home = room.state.table(home.table)
    room.state.set_table(replace(at_home, cards={**at_home.cards, home.seat: name}))
    room.state.change(name, chair=chair, home=home, new=room.state.tonight.hours.started)


@does(Correct)
def correct(room: Room, act: Correct) -> None:
    """A player in the wrong seat goes to his own, with all the chips that he has now."""
    player, _ = room.seated(act.player)
    home = player.home
    if home is None:
        return  # he sits in his own
    if room.format.wrong_seats_one_by_one:
        return  # the director is asked: see wrong_seats
    to_own_seat(room, player.name)


def to_own_seat(room: Room, name: str) -> None:
    """Put a player where his namecard lies, and whoever sits there wrongly in his own."""
    player, wrong = room.seated(name)
    home = player.home
    assert home is not None
    room.free_between_hands(name)
    sitter = room.state.table(home.table).taken.get(home.seat)
    started = room.state.tonight.hours.started
    room.state.leave_chair(name)
    if sitter:
        own = room.state.player(sitter).home or wrong
        room.free_between_hands(sitter)
        room.state.leave_chair(sitter)
        room.state.seat(sitter, own, new=started)
    room.state.seat(name, home, new=started)


def wrong_seats(room: Room) -> tuple[str, ...]:
    """Those in wrong seats of whom the director decides one by one (29.s3)."""
    if not room.format.wrong_seats_one_by_one:
        return ()
    return tuple(each.name for each in room.state.players.values() if each.home and each.playing)


@does(Place)
def place(room: Room, act: Place) -> None:
    """The club gives a player another seat: for special needs, or to even out the tables."""
    player = room.playing(act.player)
    chair = Chair.read(act.chair)
    if chair == player.chair:
        raise IllegalSeat(f"{player.name} sits in {chair}", clause=room.cite("special_needs"))
    if not is_free(room, act.chair):
        by = "special_needs" if room.format.extra_chairs else "table_size"
        raise IllegalSeat(f"{chair} is not free", clause=room.cite(by))
    room.free_between_hands(player.name)
    table_left(room, player, chair.table)
    room.state.seat(player.name, chair, new=room.state.tonight.hours.started)


def table_left(room: Room, player: Player, to: str) -> None:
    """What goes with a player to another table, and what does not."""
    old = player.chair.table if player.chair else ""
    if old and old != to:
        if room.state.tables[old].dealer == player.name:
            room.state.change_table(old, dealer="")
        room.state.change(player.name, ledger=player.ledger.moved(to))
