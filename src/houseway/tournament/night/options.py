"""What a director may do next: what the rules ask for first, then what may happen."""

from __future__ import annotations

from collections.abc import Iterator

from houseway.rulings.penalties import LADDER
from houseway.tournament.night import acts
from houseway.tournament.night.acts import Act
from houseway.tournament.night.moving import uneven
from houseway.tournament.night.questions import open_questions
from houseway.tournament.night.records import Stage
from houseway.tournament.night.room import Room
from houseway.tournament.night.sanctions import OFFENCES
from houseway.tournament.night.state import by_name


def possible(room: Room, *, table: str = "", player: str = "") -> Iterator[Act]:
    """Acts that make sense now; some of them the rules may still refuse."""
    if player:
        yield from with_player(room, player)
    elif table:
        yield from at_table(room, table)
    else:
        yield from due(room)
        yield from (acts.OpenTable(), acts.Announce(room.state.tonight.hours.level + 1))


def due(room: Room) -> Iterator[Act]:
    """What somebody has to do: questions, seats, breaks of tables and of the night, the end."""
    for question in open_questions(room):
        yield from (acts.Decide(question.about, choice) for choice in question.choices)
    state = room.state
    if state.unseated and (state.room or not state.tables):
        yield acts.Seat()
    if len(state.tables) > 1 and not state.tonight.order:
        yield acts.DrawOrder()
    if move := move_due(room):
        yield move
    yield from (acts.TakeBreak(), acts.Resume())
    if state.in_it == 1 and state.tonight.outs:
        yield acts.End()


def move_due(room: Room) -> Act | None:
    """A table that has to go, or else a player who has to move (T21)."""
    if name := table_to_break(room):
        return acts.Break(name)
    return acts.Balance() if uneven(room) else None


def table_to_break(room: Room) -> str:
    """The next table in order, once the others have chairs for all its players (T21)."""
    state, order = room.state, room.state.tonight.order
    name = order[0] if order else max(state.tables, key=by_name, default="")
    if not name or len(state.tables) < 2:
        return ""
    table = state.tables[name]
    return name if len(table.taken) <= state.room - table.room else ""


def at_table(room: Room, name: str) -> Iterator[Act]:
    """What may happen at a table."""
    table = room.state.table(name)
    stage = table.hand.stage if table.hand else Stage.OVER
    yield from (acts.Begin(name), acts.Deal(name), acts.DealOn(name))
    yield from (acts.Misdeal(name), acts.FindLevel(name), acts.Finish(name))
    if stage is Stage.OPEN and table.hand:
        for who in table.hand.seats:
            yield acts.Finish(name, who)
            yield from (acts.Play(who, what) for what in ("fold", "check", "call", "raise"))
    yield from (acts.AddChair(name), acts.Break(name), acts.DamageCard(name))


def with_player(room: Room, name: str) -> Iterator[Act]:
    """What may happen to a player."""
    yield from (acts.ReEnter(name, draws=True), acts.Forfeit(name, draws=True))
    yield from (acts.Rebuy(name), acts.AddOn(name))
    yield from (acts.Sit(name), acts.Correct(name), acts.Move(name), acts.Dodge(name))
    yield from (acts.Away(name), acts.Back(name), acts.Leave(name), acts.Bust(name))
    table = room.table_of(name)
    if table:
        others = (who for who in table.taken.values() if who != name)
        yield from (acts.Bust(name, to=who) for who in others)
    yield from (acts.Penalise(name, what) for what in LADDER)
    yield from (acts.Offend(name, how) for how in OFFENCES)
