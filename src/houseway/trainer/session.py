"""A sitting in the training room: what is asked next, and how it went."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from datetime import date

from houseway.errors import BadInput
from houseway.play import Game
from houseway.trainer.drill import Answer, Drill, Mark
from houseway.trainer.memory import Memory
from houseway.trainer.topics import drill, known

AGAIN = 0.5  # of the questions are such as are due, while there are any
LOOKS = 40  # rounds that are looked at for another one by the same clause


@dataclass
class Session:
    """Asks, marks, and remembers."""

    game: Game
    today: date
    rng: random.Random
    only: tuple[str, ...] = ()  # topics; all that the game has, if none is named
    memory: Memory = field(default_factory=Memory)
    right: int = 0
    asked: int = 0
    streak: int = 0

    def __post_init__(self) -> None:
        there = known(self.game)
        if wrong := [each for each in self.only if each not in there]:
            raise BadInput(f"{self.game.name} has no topic {wrong[0]!r}; it has {', '.join(there)}")
        self.only = self.only or there

    def next(self) -> Drill:
        """Something that is due, or something new."""
        due = [
            each for each in self.memory.due(self.today, self.game.id) if each.topic in self.only
        ]
        if due and self.rng.random() < AGAIN:
            missed = due[0]
            return self._by_clause(missed.topic, missed.key) or drill(
                self.game, missed.topic, missed.seed
            )
        return drill(self.game, self.rng.choice(self.only), self.rng.randrange(1 << 30))

    def _by_clause(self, topic: str, key: str) -> Drill | None:
        """Another round that turns on the same clause, if one comes soon."""
        for _ in range(LOOKS):
            found = drill(self.game, topic, self.rng.randrange(1 << 30))
            if found.key == key:
                return found
        return None

    def answer(self, asked: Drill, answer: Answer) -> Mark:
        """Mark an answer, and keep it in mind."""
        mark = asked.judge(answer)
        self.asked += 1
        self.right += mark.right
        self.streak = self.streak + 1 if mark.right else 0
        self.memory = self.memory.answered(asked.key, self.today, asked.seed, right=mark.right)
        return mark
