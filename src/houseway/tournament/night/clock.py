"""Levels, breaks and registration, from the minutes that somebody says have been played."""

from __future__ import annotations

from houseway.errors import BadInput
from houseway.houses.night_rules import Closing
from houseway.tournament.night.acts import Announce, DrawFor, Resume, SetClock, TakeBreak
from houseway.tournament.night.records import Player
from houseway.tournament.night.room import Room, does

FIRST_TABLE = -1  # the break that comes as the first table goes


@does(Announce)
def announce(room: Room, act: Announce) -> None:
    """A level is announced; it counts from the next hand."""
    if act.level < 1:
        raise BadInput(f"there is no level {act.level}; they are counted from 1")
    _to_level(room, act.level)
    room.state.note(minute=(act.level - 1) * room.setup.structure.minutes)


@does(SetClock)
def set_clock(room: Room, act: SetClock) -> None:
    """The clock of the room: breaks are not counted."""
    hours, structure = room.state.tonight.hours, room.setup.structure
    if act.minute < hours.minute:
        raise BadInput(f"minute {act.minute}; {hours.minute} have been played")
    level = structure.level_at(act.minute)
    if level != hours.level:
        _to_level(room, level)
    room.state.note(minute=act.minute, started=hours.started or act.minute > 0)
    past_the_border = act.minute > (level - 1) * structure.minutes
    if past_the_border and room.state.tonight.hours.break_due > 0:
        room.state.note(break_due=0, break_had=level - 1, on_break=False)


def _to_level(room: Room, level: int) -> None:
    """The level changes; a break that is scheduled between the two is due."""
    hours = room.state.tonight.hours
    passed = [at for at in room.setup.structure.breaks if hours.break_had < at < level]
    due = max((at for at in passed if at >= hours.level), default=0)
    room.state.note(level=level, started=hours.started or level > 1)
    if due and not hours.on_break:
        room.state.note(break_due=due)


@does(TakeBreak)
def take_break(room: Room, act: TakeBreak) -> None:
    """The scheduled break begins, which is the one after the level that is being played."""
    hours = room.state.tonight.hours
    if hours.on_break:
        return
    due = hours.break_due or _scheduled(room)
    if not due:
        raise room.refuse("no break is due", "break_at_first_table")
    room.state.note(on_break=True, break_due=due)


def _scheduled(room: Room) -> int:
    """The level after which there is a break now: the last one, if it has only just ended."""
    hours, structure = room.state.tonight.hours, room.setup.structure
    last = hours.level - 1
    just_over = hours.minute == last * structure.minutes and hours.break_had < last
    found = [last] if just_over else []
    return next((at for at in (*found, hours.level) if at in structure.breaks), 0)


@does(Resume)
def resume(room: Room, act: Resume) -> None:
    """Play goes on, once all draws of the break have been made."""
    hours = room.state.tonight.hours
    if not hours.on_break:
        raise room.refuse("there is no break", "break_at_first_table")
    play_on(room)


def play_on(room: Room) -> None:
    """The break, or one that was due, is over."""
    hours = room.state.tonight.hours
    if hours.on_break and hours.pending:
        left = ", ".join(hours.pending)
        raise room.refuse(f"first these are drawn: {left}", "draws")
    if not (hours.on_break or hours.break_due > 0):
        return
    after = hours.break_due
    level = max(hours.level, after + 1) if after > 0 else hours.level
    minute = max(hours.minute, (level - 1) * room.setup.structure.minutes)
    room.state.note(
        on_break=False,
        break_due=0,
        break_had=max(after, hours.break_had),
        level=level,
        minute=minute,
    )


@does(DrawFor)
def draw_for(room: Room, act: DrawFor) -> None:
    """A draw of the break."""
    hours = room.state.tonight.hours
    if not hours.on_break:
        raise room.refuse(f"{act.what} is drawn in the break", "draws")
    pending = list(hours.pending)
    if act.what in pending:
        pending.remove(act.what)
    room.state.note(pending=tuple(pending), made=(*hours.made, (act.what, act.player)))


def break_begins_if_due(room: Room) -> None:
    """The break that comes with the first table to go waits for every hand to end (T30)."""
    hours = room.state.tonight.hours
    if hours.break_due != FIRST_TABLE or hours.on_break:
        return
    if not any(table.busy for table in room.state.tables.values()):
        room.state.note(on_break=True)


# Registration


def registration_open(room: Room) -> bool:
    """Whether somebody may still enter."""
    hours, late = room.state.tonight.hours, room.setup.late
    if room.state.tonight.ended:
        return False
    if room.format.registered_only or not late:
        return not hours.started
    if hours.level <= late or hours.break_due == late:  # until play goes on
        return True
    return room.rules.closing is Closing.HAND and _hands_of(room, late)


def _hands_of(room: Room, level: int) -> bool:
    """Whether a hand of a level is still being played."""
    hands = (table.hand for table in room.state.tables.values())
    return any(hand.open and hand.level <= level for hand in hands if hand)


def closing_window(room: Room, player: Player) -> bool:
    """Whether a stack may be given up: registration is closing, and he has had no hand since."""
    hours, late = room.state.tonight.hours, room.setup.late
    over = hours.level == late + 1 or (hours.on_break and hours.break_due == late)
    return bool(late) and over and player.level <= late
