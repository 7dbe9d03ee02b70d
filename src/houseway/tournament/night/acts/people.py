"""Acts of people: away, back, gone."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.tournament.night.acts.act import Act


@dataclass(frozen=True, slots=True)
class Away(Act):
    """A player is out of reach of his chair."""

    player: str


@dataclass(frozen=True, slots=True)
class Stand(Act):
    """A player stands within reach of his chair."""

    player: str


@dataclass(frozen=True, slots=True)
class Back(Act):
    """A player is back at his seat."""

    player: str


@dataclass(frozen=True, slots=True)
class Leave(Act):
    """A player leaves for good."""

    player: str
