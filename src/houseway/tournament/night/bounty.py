"""Bounties of a night: heads that grow, and mystery prizes that are drawn near the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from houseway.errors import Illegal
from houseway.money import Cents
from houseway.tournament.knockouts import Knockout
from houseway.tournament.mystery import Mystery
from houseway.tournament.night.room import Room
from houseway.tournament.night.written_prizes import prize_text, read_prize
from houseway.tournament.prizes import Prize

Winners = Mapping[str, tuple[str, ...]]  # of the last chips of each who is out


def made_up(room: Room) -> Mystery | None:
    """The mystery prizes of the event, where it has any."""
    prizes = tuple(read_prize(each) for each in room.setup.mystery)
    return Mystery(room.setup.club.bounties, 0, prizes) if prizes else None


def set_aside(room: Room) -> Cents:
    """What mystery prizes take out of the prize pool, less what went back."""
    mystery = room.state.tonight.till.mystery
    if mystery is None:
        return Cents(0)
    prizes = (read_prize(each) for each in room.state.tonight.till.made_up or room.setup.mystery)
    return Cents(sum(each.worth for each in prizes if not each.seat) - mystery.pool)


def won(room: Room, out: Sequence[str], by: Winners) -> None:
    """Players go out in one hand, the lowest place first: heads are won, prizes drawn."""
    for name in out:
        _head(room, name, by.get(name, ()))
    mystery = _as_it_is(room)
    if mystery is None or not mystery.due(len(out)):
        return
    if missing := [name for name in out if not by.get(name)]:
        raise Illegal(
            f"a mystery prize is drawn by whoever put {missing[0]} out: say who",
            clause=room.setup.club.bounties.cite("mystery_prizes"),
        )
    gone = [Knockout(name, by[name]) for name in out]
    drawn = _draw(room, mystery, mystery.due(len(out)))
    room.state.note(mystery=mystery.knocks_out(gone, drawn))


def _head(room: Room, name: str, winners: tuple[str, ...]) -> None:
    heads = room.state.tonight.till.heads
    if heads is None or name not in heads.on:
        return
    if winners:
        room.state.note(heads=heads.knocks_out(Knockout(name, winners)))
    else:
        left = tuple(other for other in heads.on if other != name)
        room.ask(f"bounty {name}", left, f"who won the bounty on {name}?", "not_covered")


def lost(room: Room, name: str) -> None:
    """Somebody is disqualified: nobody has won his bounty."""
    heads, mystery = room.state.tonight.till.heads, _as_it_is(room)
    if heads is not None and name in heads.on:
        room.state.note(heads=heads.disqualified(name))
    if mystery is not None and mystery.due():
        room.state.note(mystery=mystery.disqualified(_draw(room, mystery, 1)))


def collected(room: Room, winner: str) -> None:
    """The winner of the event has his own head, and the last mystery prize."""
    heads, mystery = room.state.tonight.till.heads, room.state.tonight.till.mystery
    if heads is not None and winner in heads.on:
        room.state.note(heads=heads.wins(winner))
    if mystery is not None and winner:
        room.state.note(mystery=replace(mystery, left=1).wins(winner))


def kept(room: Room, name: str) -> None:
    """The event ends by a deal: everybody who is left has his own head."""
    heads = room.state.tonight.till.heads
    if heads is not None and name in heads.on:
        room.state.note(heads=heads.kept(name))


def _as_it_is(room: Room) -> Mystery | None:
    """The mystery prizes, with as many players left as there are before somebody goes out."""
    mystery = room.state.tonight.till.mystery
    return None if mystery is None else replace(mystery, left=room.state.in_it)


def _draw(room: Room, mystery: Mystery, number: int) -> list[Prize]:
    left = [prize_text(each) for each in mystery.prizes]
    drawn = []
    for _ in range(number):
        # Its number among the prizes names the draw: nothing that is done before changes it.
        found = room.drawing.one_of(
            left, clause=mystery.rules.cite("mystery_prizes"), label=f"mystery {len(left)}"
        )
        left.remove(found)
        drawn.append(read_prize(found))
    return drawn
