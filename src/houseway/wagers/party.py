"""The parties of a line: between whom money moves."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class Party(NamedTuple):
    """Somebody who gains or loses by a line: a seat, a back bettor, or an account of the house."""

    kind: str
    who: int | str | None = None  # the number of a seat, the name of a back bettor

    def __str__(self) -> str:
        return self.kind if self.who is None else f"{self.kind} {self.who}"


SEAT = "seat"
BANK = Party("bank")
PLAYER_BANK = Party("player bank")  # settles with the others until its holder closes it
POT = Party("pot")
TIPS = Party("tips")
METER = Party("meter")
JACKPOT = Party("jackpot")
COMMISSION = Party("commission")
COLLECTION = Party("collection")


@lru_cache(maxsize=64)
def at_seat(number: int) -> Party:
    """Whoever sits there."""
    return Party(SEAT, number)


def back_bettor(name: str) -> Party:
    """Somebody who bets on another's seat."""
    return Party("back", name)
