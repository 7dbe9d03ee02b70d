"""What the director is asked: by somebody, or by how things stand."""

from __future__ import annotations

from collections.abc import Iterator

from houseway.tournament.night.attendance import ABANDONED, WAIT, perhaps_abandoned
from houseway.tournament.night.records import Question
from houseway.tournament.night.room import Room
from houseway.tournament.night.seating import LEAVE, MOVE_BACK, wants_chairs, wrong_seats


def open_questions(room: Room) -> tuple[Question, ...]:
    """Every question that is open now."""
    return (*room.state.tonight.questions, *_standing(room))


def _standing(room: Room) -> Iterator[Question]:
    if choices := wants_chairs(room):
        waiting = len(room.state.unseated)
        says = f"{waiting} to be seated, and {room.state.room} chairs"
        yield Question("chairs", choices, says, room.cite("extra_chair"))
    for name in perhaps_abandoned(room):
        says = f"{name} is away with a live hand"
        yield Question(f"hand {name}", (ABANDONED, WAIT), says, room.cite("abandoned"))
    for name in wrong_seats(room):
        says = f"{name} sits in the wrong seat"
        cite = room.cite("wrong_seats_one_by_one")
        yield Question(f"seat {name}", (MOVE_BACK, LEAVE), says, cite)
