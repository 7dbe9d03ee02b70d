"""The list of those who wait for a seat, and the seats that are held for those called.

It has no clock: whoever keeps it says until when a seat is held, and asks later who did not come.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from houseway.errors import IllegalSeat


@dataclass(frozen=True, slots=True)
class Hold:
    """A seat kept for somebody until a moment, in seconds since 1970."""

    seat: int
    person: str
    until: float


class WaitingList:
    """First come, first called. Each seat that opens is held for one person at a time.

    Who takes his seat is off the list, and so is who does not come. Who declines goes to the
    end of it, and is not called to that seat again before somebody has sat in it.
    """

    def __init__(self) -> None:
        self._people: list[str] = []  # in the order they are called; those called are not here
        self._holds: dict[int, Hold] = {}
        self._declined: dict[int, set[str]] = {}  # by seat

    @property
    def people(self) -> tuple[str, ...]:
        """Who waits, the next first."""
        return tuple(self._people)

    @property
    def holds(self) -> tuple[Hold, ...]:
        """The seats that are held, by number."""
        return tuple(self._holds[seat] for seat in sorted(self._holds))

    def place(self, person: str) -> int | None:
        """How many are called before him, and himself: 1 is the next."""
        return self._people.index(person) + 1 if person in self._people else None

    def held_for(self, person: str) -> Hold | None:
        """The seat that is held for somebody."""
        return next((hold for hold in self._holds.values() if hold.person == person), None)

    def join(self, person: str) -> None:
        """Come to the end of the list."""
        if hold := self.held_for(person):
            raise IllegalSeat(f"seat {hold.seat} is held for {person} already")
        if (place := self.place(person)) is not None:
            raise IllegalSeat(f"{person} is on the list already, in place {place}")
        self._people.append(person)

    def leave(self, person: str) -> None:
        """Wait no longer; a seat that was held goes to the next."""
        if hold := self.held_for(person):
            del self._holds[hold.seat]
        elif person in self._people:
            self._people.remove(person)
        else:
            raise IllegalSeat(f"{person} is not on the list")
        self._forget(person)

    def next_call(self, open_seats: Collection[int]) -> tuple[int, str] | None:
        """The seat to be called next, and to whom: the lowest that somebody may be called to."""
        for seat in sorted(set(open_seats) - self._holds.keys()):
            refused = self._declined.get(seat, set())
            if person := next((each for each in self._people if each not in refused), None):
                return seat, person
        return None

    def call(self, seat: int, person: str, until: float) -> Hold:
        """Hold a seat for somebody until then."""
        if (seat, person) != self.next_call([seat]):
            raise IllegalSeat(f"{person} is not the next to be called to seat {seat}")
        self._people.remove(person)
        hold = self._holds[seat] = Hold(seat, person, until)
        return hold

    def decline(self, person: str) -> Hold:
        """Let a seat go by and wait for another, behind everybody else."""
        hold = self.held_for(person)
        if hold is None:
            raise IllegalSeat(f"no seat is held for {person}")
        del self._holds[hold.seat]
        self._people.append(person)
        self._declined.setdefault(hold.seat, set()).add(person)
        return hold

    def late(self, now: float) -> Hold | None:
        """The first of those who did not come in time."""
        return next((hold for hold in self.holds if hold.until <= now), None)

    def pass_over(self, seat: int) -> Hold:
        """Whoever the seat was held for has not come: he is off the list."""
        if seat not in self._holds:
            raise IllegalSeat(f"seat {seat} is not held for anybody")
        hold = self._holds.pop(seat)
        self._forget(hold.person)
        return hold

    def check_seat(self, seat: int, person: str) -> None:
        """Refuse a seat that is held for somebody else, or another than the one held."""
        hold = self._holds.get(seat)
        if hold and hold.person != person:
            raise IllegalSeat(f"seat {seat} is held for {hold.person}")
        mine = self.held_for(person)
        if mine and mine.seat != seat:
            raise IllegalSeat(f"seat {mine.seat} is held for {person}, not seat {seat}")

    def sits(self, seat: int, person: str) -> None:
        """Somebody sits down: he waits no longer, and the seat is nobody's to call."""
        self.check_seat(seat, person)
        self._holds.pop(seat, None)
        if person in self._people:
            self._people.remove(person)
        self._declined.pop(seat, None)
        self._forget(person)

    def _forget(self, person: str) -> None:
        for refused in self._declined.values():
            refused.discard(person)
