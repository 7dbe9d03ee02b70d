"""What the record of a live hand says of each act: what was seen, ruled, decided and played."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.money import Cents
from houseway.play.actions import Action
from houseway.rulebook import Clause
from houseway.rulings import Ruling
from houseway.tablet.steps import Decided, Ruled, Seen, Step


@dataclass(frozen=True, slots=True)
class Entry:
    """One act in the record of a hand."""

    number: int
    seat: int
    step: Ruled
    decision: Decided | None = None
    action: Action | None = None  # as it was played
    at: int | None = None  # which answer of the hand that is, counted from 0
    against: Clause | None = None  # by which the round would not take the act as it was ruled
    waits: bool = False  # for a decision
    void: str = ""  # why it counts no more

    @property
    def ruling(self) -> Ruling:
        return self.step.ruling


@dataclass(frozen=True, slots=True)
class Struck:
    """A step that was taken back, who did so and why; `after` so many entries of the record."""

    step: Step
    by: str
    why: str
    after: int


@dataclass(frozen=True, slots=True)
class Early:
    """An act before its turn, and how many answers had been given by then."""

    seen: Seen
    meant: str
    since: int
    stands: bool = False  # too much has happened since to take it back

    @property
    def chips(self) -> tuple[Cents, ...]:
        return self.seen.chips
