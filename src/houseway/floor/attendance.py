"""Who has been away from the table, and for how long.

A player who is away keeps his seat for a while. Then he is picked up: his chips go back to him and
the seat is somebody else's. It has no clock: it is told when things happen.
"""

from __future__ import annotations

from dataclasses import dataclass

MINUTE = 60.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How long a player may be away: so many minutes, or so many hands dealt without him."""

    minutes: float
    hands: int | None = None

    @property
    def seconds(self) -> float:
        return self.minutes * MINUTE


@dataclass(slots=True)
class Present:
    """When a player was last heard of, and since when he is away."""

    heard: float
    away: float | None = None
    hands: int = 0  # dealt without him since he went


class Attendance:
    """What is known of each seat's player, in seconds since 1970."""

    def __init__(self) -> None:
        self._seats: dict[int, Present] = {}

    def heard(self, seat: int, now: float) -> None:
        """The player does something at the table himself."""
        self._seats.setdefault(seat, Present(now)).heard = now

    def goes(self, seat: int, now: float) -> None:
        """He is away from now on; to say so twice does not begin anew."""
        at = self._seats.setdefault(seat, Present(now))
        if at.away is None:
            at.away, at.hands = now, 0

    def comes(self, seat: int, now: float) -> None:
        """He is back."""
        self._seats[seat] = Present(now)

    def leaves(self, seat: int) -> None:
        self._seats.pop(seat, None)

    def dealt(self) -> None:
        """A hand is dealt without those who are away."""
        for at in self._seats.values():
            if at.away is not None:
                at.hands += 1

    def resumes(self, now: float) -> None:
        """A game that rested goes on: nobody's time away has passed meanwhile."""
        for at in self._seats.values():
            at.heard = now
            at.away = None if at.away is None else now

    def silent_until(self, seat: int, limits: Limits) -> float:
        """When a player of whom nothing is heard counts as away."""
        return self._seats[seat].heard + limits.seconds

    def picked_up_at(self, seat: int, limits: Limits) -> float | None:
        """When a player who is away is picked up; 0 if his hands are over. None if he is here."""
        at = self._seats[seat]
        if at.away is None:
            return None
        if limits.hands is not None and at.hands >= limits.hands:
            return 0.0
        return at.away + limits.seconds
