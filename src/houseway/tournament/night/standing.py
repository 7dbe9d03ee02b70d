"""A night that began on paper: how it stands when it is taken over."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from houseway.errors import BadInput, IllegalSeat
from houseway.floor.dead_button import Lie
from houseway.money import Cents
from houseway.rulings.penalties import Ledger
from houseway.tournament.bounties import Heads
from houseway.tournament.night.paying import pool
from houseway.tournament.night.records import Chair, Player, Table, Where
from houseway.tournament.night.room import Room
from houseway.tournament.night.seating import fresh_cards


@dataclass(frozen=True, slots=True)
class Standing:
    """Who sits where with what, and how far it is."""

    tables: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # "": an empty chair
    entered: tuple[str, ...] = ()  # without a seat yet
    stacks: Mapping[str, int] = field(default_factory=dict)
    entrants: int = 0  # those who are out already among them
    level: int = 1
    minute: int = 0
    order: tuple[str, ...] = ()
    button: Mapping[str, int] = field(default_factory=dict)  # of the next hand
    last: Mapping[str, tuple[int, int, int]] = field(default_factory=dict)  # of the hand before
    no_shows: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    penalty: Mapping[str, int] = field(default_factory=dict)  # hands still to miss
    arrears: Mapping[str, int] = field(default_factory=dict)  # in cents
    heads: Mapping[str, int] = field(default_factory=dict)  # in cents
    pool: Cents | None = None
    pending: tuple[str, ...] = ()
    used_cards: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # gamecards in the box
    final: bool = False

    def seated(self) -> Iterator[tuple[str, Chair]]:
        for name, row in self.tables.items():
            for seat, who in enumerate(row, start=1):
                if who:
                    yield who, Chair(name, seat)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Standing:
        if unknown := said.keys() - {each.name for each in fields(cls)}:
            raise BadInput(f"an event does not stand with {min(unknown)!r}")
        told: dict[str, Any] = {k: tuple(v) if isinstance(v, list) else v for k, v in said.items()}
        for name in ("tables", "last", "used_cards"):
            told[name] = {k: tuple(v) for k, v in told.get(name, {}).items()}
        return cls(**told)


def take_over(room: Room, standing: Standing) -> None:
    """Put everything where it is."""
    _check(standing)
    for name, row in standing.tables.items():
        _table(room, standing, name, len(row))
    for who, chair in standing.seated():
        _player(room, standing, who)
        room.state.seat(who, chair)
    absent = [who for who in standing.no_shows if who not in room.state.players]
    for who in dict.fromkeys((*standing.entered, *absent)):
        _player(room, standing, who)
    for who, hands in standing.penalty.items():
        at = room.state.player(who).chair
        room.state.change(who, ledger=Ledger(at.table if at else "", left=hands))
    _the_rest(room, standing)


def _check(standing: Standing) -> None:
    named = [who for who, _ in standing.seated()] + list(standing.entered)
    if twice := [who for who in named if named.count(who) > 1]:
        raise IllegalSeat(f"{twice[0]} is in two places")
    known = set(named)
    known.update(standing.no_shows)  # whose stacks are in play all the same
    for key in ("stacks", "away", "penalty"):
        if strays := [who for who in getattr(standing, key) if who not in known]:
            raise BadInput(f"{key} names {strays[0]}, who has not entered")


def _table(room: Room, standing: Standing, name: str, listed: int) -> None:
    if listed > room.setup.most_chairs:
        fixed = not room.format.extra_chairs
        raise IllegalSeat(
            f"{listed} chairs at table {name}; at most {room.setup.most_chairs}",
            clause=room.cite("table_size" if fixed else "most_players"),
        )
    last, cards = standing.last.get(name), fresh_cards(room)
    for seat in (standing.button.get(name, 0), *(last or ())):
        if not 0 <= seat <= room.setup.most_chairs:
            raise IllegalSeat(
                f"seat {seat} of table {name}; there are {room.setup.most_chairs} at most",
                clause=room.cite("first_button"),
            )
    room.state.set_table(
        Table(
            name,
            max(room.setup.chairs, listed),
            button=standing.button.get(name, 0),
            lie=Lie(last[0], last[1] or last[0], last[2]) if last else None,
            rotation=cards.used(standing.used_cards.get(name, ())) if cards else None,
        )
    )


def _where(standing: Standing, name: str) -> Where:
    if name in standing.no_shows:
        return Where.NO_SHOW
    return Where.AWAY if name in standing.away else Where.SEAT


def _player(room: Room, standing: Standing, name: str) -> None:
    if room.format.registered_only and name in room.setup.register.guests:
        raise IllegalSeat(f"{name} is a guest", clause=room.cite("registered_only"))
    stack = standing.stacks.get(name, room.setup.chips)
    player = Player(
        name,
        stack,
        entries=1,
        queue=room.state.tonight.till.entries + 1,
        paid=room.setup.price,
        where=_where(standing, name),
    )
    room.state.put(player)
    tonight = room.state.tonight
    room.state.note(sold=tonight.rack.sold + stack, entries=tonight.till.entries + 1)


def _the_rest(room: Room, standing: Standing) -> None:
    minutes = room.setup.structure.minutes
    level, minute = standing.level, standing.minute
    if minute:
        level = room.setup.structure.level_at(minute)
    else:
        minute = (level - 1) * minutes
    named = len(room.state.players)
    border = minute % minutes == 0 and level - 1 in room.setup.structure.breaks
    due = level - 1 if border and standing.minute else 0  # the level is over, play not on yet
    room.state.note(
        minute=minute,
        level=level,
        break_due=due,
        break_had=0 if due else max(0, level - 2),
        started=minute > 0 or bool(standing.last),
        order=standing.order,
        other_entrants=max(0, standing.entrants - named),
        owed=dict(standing.arrears),
        pending=standing.pending,
        final=standing.final,
    )
    if standing.heads:
        room.state.note(heads=Heads.of(room.setup.bounties, standing.heads))
    if standing.pool is not None:
        room.state.note(pool_shift=standing.pool - pool(room))
