"""A test: so many drills of one game, and a certificate for whoever knows nine in ten."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import repeat

from houseway.play import Game
from houseway.trainer.course import PASS
from houseway.trainer.drill import Answer, Drill
from houseway.trainer.topics import drill, known


@dataclass(frozen=True, slots=True)
class Certificate:
    """What somebody has shown that he knows."""

    name: str
    game: str
    title: str
    right: int
    asked: int
    on: date
    seed: int

    @property
    def passed(self) -> bool:
        return self.asked > 0 and self.right >= PASS * self.asked

    def to_json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "game": self.game,
            "title": self.title,
            "right": self.right,
            "asked": self.asked,
            "on": self.on.isoformat(),
            "passed": self.passed,
            "seed": self.seed,
        }

    def __str__(self) -> str:
        verdict = "has passed" if self.passed else "has not passed"
        return (
            f"{self.name} {verdict} the test in {self.title}: "
            f"{self.right} of {self.asked} on {self.on.isoformat()}."
        )


@dataclass(frozen=True)
class Exam:
    """The questions of a test, decided by its seed: every topic in turn."""

    game: Game
    seed: int
    many: int = 20

    def drills(self) -> tuple[Drill, ...]:
        rng = random.Random(f"exam {self.seed}")
        names = known(self.game)
        return tuple(
            drill(self.game, names[at % len(names)], rng.randrange(1 << 30))
            for at in range(self.many)
        )

    def marks(self, answers: Sequence[Answer]) -> list[tuple[Drill, bool]]:
        """Each question and whether it was answered right; what was left out was not."""
        drills = self.drills()
        right = [each.judge(answer).right for each, answer in zip(drills, answers, strict=False)]
        return list(zip(drills, (*right, *repeat(False, self.many - len(right))), strict=True))

    def marked(self, name: str, answers: Sequence[Answer], on: date) -> Certificate:
        """The certificate by these answers."""
        right = sum(right for _, right in self.marks(answers))
        return Certificate(name, self.game.id, self.game.name, right, self.many, on, self.seed)
