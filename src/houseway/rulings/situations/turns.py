"""Who acted when it was not his turn, and who was passed over."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.money import Cents


@dataclass(frozen=True, slots=True)
class OutOfTurn:
    """Somebody acted before it was his turn."""

    act: str
    chips: tuple[Cents, ...] = ()
    after: tuple[str, ...] = ()  # what those before him then did


@dataclass(frozen=True, slots=True)
class Skipped:
    """Somebody was passed over."""

    spoke_up: bool = False
    after: tuple[str, ...] = ()  # actions to his left since
