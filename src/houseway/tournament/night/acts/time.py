"""Acts of the clock: levels and breaks."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class Announce(Act):
    """A level is announced."""

    level: int


@dataclass(frozen=True, slots=True)
class SetClock(Act):
    """So many minutes have been played."""

    minute: int


@dataclass(frozen=True, slots=True)
class TakeBreak(Act):
    """The break begins."""


@dataclass(frozen=True, slots=True)
class Resume(Act):
    """The break is over."""
