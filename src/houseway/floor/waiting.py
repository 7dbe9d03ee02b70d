"""The list of those who wait for a seat, and the seats that are held for those called.

It has no clock: whoever keeps it says when somebody came and until when a seat is held, and asks
later who did not come. The seats are those of one table, or `Place`s at several.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from houseway.errors import IllegalSeat


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A seat at one of several tables."""

    table: str
    seat: int
    name: str = field(default="", compare=False)  # what the table is called

    def __str__(self) -> str:
        return f"{self.seat} of {self.name or self.table}"


SeatT = TypeVar("SeatT", int, Place)


@dataclass(frozen=True, slots=True)
class Hold(Generic[SeatT]):
    """A seat kept for somebody until a moment, in seconds since 1970."""

    seat: SeatT
    person: str
    until: float
    of: str = ""  # the list that he was called from, if it is another than the table's own


class WaitingList(Generic[SeatT]):
    """First come, first called. Each seat that opens is held for one person at a time.

    Who takes his seat is off the list, and so is who does not come. Who declines goes to the
    end of it, and is not called to that seat again before somebody has sat in it.
    """

    def __init__(self) -> None:
        self._people: list[str] = []  # in the order they are called; those called are not here
        self._holds: dict[SeatT, Hold[SeatT]] = {}
        self._declined: dict[SeatT, set[str]] = {}  # by seat
        self._came: dict[str, float] = {}  # when each took his place in the line

    @property
    def people(self) -> tuple[str, ...]:
        """Who waits, the next first."""
        return tuple(self._people)

    @property
    def holds(self) -> tuple[Hold[SeatT], ...]:
        """The seats that are held, by number."""
        return tuple(self._holds[seat] for seat in sorted(self._holds))

    def place(self, person: str) -> int | None:
        """How many are called before him, and himself: 1 is the next."""
        return self._people.index(person) + 1 if person in self._people else None

    def held_for(self, person: str) -> Hold[SeatT] | None:
        """The seat that is held for somebody."""
        return next((hold for hold in self._holds.values() if hold.person == person), None)

    def came(self, person: str) -> float:
        """When somebody on the list took his place in the line."""
        return self._came.get(person, 0.0)

    def declined(self, seat: SeatT) -> frozenset[str]:
        """Who has let a seat go by since somebody last sat in it."""
        return frozenset(self._declined.get(seat, ()))

    def join(self, person: str, at: float = 0.0) -> None:
        """Come to the end of the list."""
        if hold := self.held_for(person):
            raise IllegalSeat(f"seat {hold.seat} is held for {person} already")
        if (place := self.place(person)) is not None:
            raise IllegalSeat(f"{person} is on the list already, in place {place}")
        self._people.append(person)
        self._came[person] = at

    def leave(self, person: str) -> None:
        """Wait no longer; a seat that was held goes to the next."""
        if hold := self.held_for(person):
            del self._holds[hold.seat]
        elif person in self._people:
            self._people.remove(person)
        else:
            raise IllegalSeat(f"{person} is not on the list")
        self._forget(person)

    def next_call(
        self, open_seats: Collection[SeatT], but_for: Collection[str] = ()
    ) -> tuple[SeatT, str] | None:
        """The seat to be called next, and to whom: the lowest that somebody may be called to.

        `but_for` are those who sit at the table themselves.
        """
        for seat in sorted(set(open_seats) - self._holds.keys()):
            refused = self.declined(seat).union(but_for)
            if person := next((each for each in self._people if each not in refused), None):
                return seat, person
        return None

    def call(
        self, seat: SeatT, person: str, until: float, but_for: Collection[str] = ()
    ) -> Hold[SeatT]:
        """Hold a seat for somebody until then."""
        if (seat, person) != self.next_call([seat], but_for):
            raise IllegalSeat(f"{person} is not the next to be called to seat {seat}")
        self._people.remove(person)
        hold = self._holds[seat] = Hold(seat, person, until)
        return hold

    def keep(self, seat: SeatT, person: str, until: float, of: str) -> Hold[SeatT]:
        """Hold a seat for somebody who was called from another list; he waits here no longer."""
        if held := self._holds.get(seat):
            raise IllegalSeat(f"seat {seat} is held for {held.person}")
        if mine := self.held_for(person):
            raise IllegalSeat(f"seat {mine.seat} is held for {person} already")
        if person in self._people:
            self.leave(person)
        hold = self._holds[seat] = Hold(seat, person, until, of)
        return hold

    def decline(self, person: str, at: float = 0.0) -> Hold[SeatT]:
        """Let a seat go by and wait for another, behind everybody else on the list he is on."""
        hold = self.held_for(person)
        if hold is None:
            raise IllegalSeat(f"no seat is held for {person}")
        del self._holds[hold.seat]
        if not hold.of:
            self._people.append(person)
            self._came[person] = at
            self._declined.setdefault(hold.seat, set()).add(person)
        return hold

    def give_back(self, person: str) -> Hold[SeatT]:
        """The seat that was held is gone by no fault of his: he stands where he stood."""
        hold = self.held_for(person)
        if hold is None:
            raise IllegalSeat(f"no seat is held for {person}")
        del self._holds[hold.seat]
        ahead = [each for each in self._people if self.came(each) <= self.came(person)]
        self._people.insert(len(ahead), person)
        return hold

    def late(self, now: float) -> Hold[SeatT] | None:
        """The first of those who did not come in time."""
        return next((hold for hold in self.holds if hold.until <= now), None)

    def pass_over(self, seat: SeatT) -> Hold[SeatT]:
        """Whoever the seat was held for has not come: he is off the list."""
        if seat not in self._holds:
            raise IllegalSeat(f"seat {seat} is not held for anybody")
        hold = self._holds.pop(seat)
        self._forget(hold.person)
        return hold

    def check_seat(self, seat: SeatT, person: str) -> None:
        """Refuse a seat that is held for somebody else, or another than the one held."""
        hold = self._holds.get(seat)
        if hold and hold.person != person:
            raise IllegalSeat(f"seat {seat} is held for {hold.person}")
        mine = self.held_for(person)
        if mine and mine.seat != seat:
            raise IllegalSeat(f"seat {mine.seat} is held for {person}, not seat {seat}")

    def concerns(self, seat: SeatT, person: str) -> bool:
        """Whether it means anything to the list that somebody sits down there."""
        known = person in self._people or self.held_for(person) is not None
        return known or seat in self._holds or bool(self._declined.get(seat))

    def sits(self, seat: SeatT, person: str) -> None:
        """Somebody sits down: he waits no longer, and the seat is nobody's to call."""
        self.check_seat(seat, person)
        self._holds.pop(seat, None)
        if person in self._people:
            self._people.remove(person)
        self._declined.pop(seat, None)
        self._forget(person)

    def _forget(self, person: str) -> None:
        self._came.pop(person, None)
        for refused in self._declined.values():
            refused.discard(person)
