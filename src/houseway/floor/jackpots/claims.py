"""Claims of a jackpot: who says that he won it, until the floor has looked at it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from houseway.errors import BadInput


@dataclass(frozen=True, slots=True)
class Claim:
    """A jackpot that somebody hit: where, with which seats, and when its round began.

    `dealt_in` lists everybody at the table who got a hand; `elsewhere` those at other tables,
    where the house shares a bad beat among them too, as table and seat.
    """

    table: str
    winners: tuple[int, ...]
    losers: tuple[int, ...] = ()
    dealt_in: tuple[int, ...] = ()
    jackpot: str = ""
    first_card: datetime | None = None
    elsewhere: tuple[tuple[str, int], ...] = ()
    room: str = ""  # of linked rooms the one that the table stands in, if it is not named after it

    def __post_init__(self) -> None:
        if not self.winners:
            raise BadInput("a jackpot is claimed by somebody")
        if set(self.winners) & set(self.losers):
            raise BadInput("nobody both wins and loses a hand")
        if self.dealt_in:
            for seat in (*self.winners, *self.losers):
                if seat not in self.dealt_in:
                    raise BadInput(f"seat {seat} was not dealt in, and has no hand to claim with")

    @property
    def others(self) -> tuple[tuple[str, int], ...]:
        """Everybody else who was dealt in, as table and seat."""
        apart = {*self.winners, *self.losers}
        own = tuple((self.table, seat) for seat in self.dealt_in if seat not in apart)
        return (*own, *self.elsewhere)


def by_first_card(claims: list[tuple[Claim, datetime | None]]) -> list[Claim]:
    """The claims of one jackpot, the round that began first in front (bclc-poker/32/2.4.9.a)."""
    timed: list[tuple[datetime, int]] = []
    untimed: list[int] = []
    for place, (claim, at) in enumerate(claims):
        began = claim.first_card or at
        if began:
            timed.append((began, place))
        else:
            untimed.append(place)
    return [claims[place][0] for place in (*(each[1] for each in sorted(timed)), *untimed)]
