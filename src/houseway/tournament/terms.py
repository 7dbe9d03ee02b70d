"""How an event is dealt: when it starts, who fills it, how fast it goes, and which games it plays.

The event itself is its `Setup`; these are the terms for those who sit at a screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import Any

from houseway.errors import BadInput
from houseway.tournament.mix import Mix
from houseway.tournament.night.setup import Setup

MOST_PLAYERS = 2_000
MOST_SECONDS = 3_600
FEW = 10  # big blinds: once these are all the chips in play, an event is soon over


class Speed(StrEnum):
    """How long bots think, and how long a finished hand lies there to be looked at."""

    AT_ONCE = "at once"
    QUICK = "quick"
    CALM = "calm"

    @property
    def thinks(self) -> tuple[float, float]:
        """Seconds, from the least to the most."""
        return {Speed.AT_ONCE: (0.0, 0.0), Speed.QUICK: (0.15, 0.5), Speed.CALM: (0.6, 2.0)}[self]

    @property
    def looks(self) -> float:
        """Seconds between two hands of a table at which a person sits."""
        return {Speed.AT_ONCE: 0.0, Speed.QUICK: 1.5, Speed.CALM: 4.0}[self]


@dataclass(frozen=True, slots=True)
class Terms:
    """What is said of a dealt event besides its setup."""

    full: int = 0  # it starts when so many have registered; 0: not by their number
    starts_at: int = 0  # or at this moment, in milliseconds since 1970; 0: when somebody says so
    bots: int = 0  # bots fill it up to so many players as it starts
    speed: Speed = Speed.QUICK
    seconds: int = 20  # to act
    bank: int = 60  # more seconds, for the whole event
    hand_minutes: int = 0  # what a hand counts on the clock of the levels; 0: they go by real time
    mix: Mix | None = None

    def __post_init__(self) -> None:
        for name, most in (("full", MOST_PLAYERS), ("bots", MOST_PLAYERS), ("hand_minutes", 600)):
            if not 0 <= getattr(self, name) <= most:
                raise BadInput(f"{name} is {getattr(self, name)}; it is from 0 to {most:,}")
        if self.full == 1 or self.bots == 1:
            raise BadInput("an event of one player; it takes two")
        if not 1 <= self.seconds <= MOST_SECONDS or not 0 <= self.bank <= MOST_SECONDS:
            raise BadInput(
                f"{self.seconds} seconds to act and {self.bank} more; "
                f"from 1, or 0 for the bank, to {MOST_SECONDS:,}"
            )
        if self.starts_at < 0:
            raise BadInput(f"a start at {self.starts_at}; moments are counted from 1970 on")

    def check(self, setup: Setup) -> None:
        """Refuse a setup that cannot be dealt like this."""
        if self.mix is None:
            return
        if setup.gamecards:
            raise BadInput("an event with gamecards draws its games; it has no mix besides")
        if setup.chairs > self.mix.seats:
            raise BadInput(
                f"{setup.chairs} chairs at a table; of this mix at most {self.mix.seats} can play"
            )

    def to_json(self) -> dict[str, Any]:
        said = {each.name: getattr(self, each.name) for each in fields(self)}
        return {**said, "speed": str(self.speed), "mix": self.mix.to_json() if self.mix else None}

    @classmethod
    def from_json(cls, said: Mapping[str, Any]) -> Terms:
        if unknown := said.keys() - {each.name for each in fields(cls)}:
            raise BadInput(f"the terms of a dealt event have no {min(unknown)!r}")
        told = dict(said)
        speed = told.pop("speed", Speed.QUICK)
        if speed not in list(Speed):
            raise BadInput(f"{speed!r} is no speed; there are {', '.join(Speed)}")
        mix = told.pop("mix", None)
        return cls(**told, speed=Speed(speed), mix=Mix.from_json(mix) if mix else None)


def grown(levels: tuple[tuple[int, int], ...], chips: int) -> tuple[tuple[int, int], ...]:
    """More levels, each half as high again, until a few big blinds are all the chips in play.

    Nobody at a screen puts the blinds up by hand; so an event comes to its end.
    """
    found = list(levels)
    while found[-1][1] * FEW < chips:
        last = found[-1][1]
        big = max(last + 2, last * 3 // 2 // 200 * 200)
        found.append((big // 2, big))
    return tuple(found)
