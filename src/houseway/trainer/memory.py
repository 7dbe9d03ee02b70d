"""What somebody has learned: what was missed comes back sooner, what was known comes back later."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from typing import Any

from houseway.errors import BadInput

# Days until something comes back that was known so many times in a row.
INTERVALS = (0, 1, 3, 7, 14, 30, 60)


@dataclass(frozen=True, slots=True)
class Remembered:
    """One thing that was asked: how often it was known, and when it is due again."""

    key: str  # game, topic and clause
    row: int = 0  # times that it was known in a row
    due: date = date.min
    right: int = 0
    wrong: int = 0
    seed: int = 0  # of the round by which it was missed last

    @property
    def game(self) -> str:
        return self.key.split("/", 2)[0]

    @property
    def topic(self) -> str:
        return self.key.split("/", 2)[1]

    @property
    def clause(self) -> str:
        return self.key.split("/", 2)[2]

    def answered(self, today: date, seed: int, *, right: bool) -> Remembered:
        """After one more answer; a miss starts it anew."""
        if not right:
            return replace(self, row=0, due=today, wrong=self.wrong + 1, seed=seed)
        row = min(self.row + 1, len(INTERVALS) - 1)
        due = today + timedelta(days=INTERVALS[row])
        return replace(self, row=row, due=due, right=self.right + 1)


@dataclass(frozen=True, slots=True)
class Memory:
    """All that one person has been asked."""

    known: Mapping[str, Remembered] = field(default_factory=dict)

    def answered(self, key: str, today: date, seed: int, *, right: bool) -> Memory:
        """With one more answer."""
        before = self.known.get(key, Remembered(key))
        return Memory({**self.known, key: before.answered(today, seed, right=right)})

    def due(self, today: date, game: str = "") -> list[Remembered]:
        """What is to be asked again, what was missed most first."""
        waiting = [
            each
            for each in self.known.values()
            if each.due <= today and each.row < 1 + each.right and each.game == (game or each.game)
        ]
        return sorted(waiting, key=lambda each: (each.row, -each.wrong, each.due, each.key))

    def by(self, what: str) -> dict[str, tuple[int, int]]:
        """Right and wrong answers by `game`, `topic` or `clause`."""
        told: dict[str, tuple[int, int]] = {}
        for each in self.known.values():
            right, wrong = told.get(getattr(each, what), (0, 0))
            told[getattr(each, what)] = (right + each.right, wrong + each.wrong)
        return told

    def to_json(self) -> list[dict[str, object]]:
        return [
            {
                "key": each.key,
                "row": each.row,
                "due": each.due.isoformat(),
                "right": each.right,
                "wrong": each.wrong,
                "seed": each.seed,
            }
            for each in self.known.values()
        ]

    @classmethod
    def from_json(cls, written: Iterable[Mapping[str, Any]]) -> Memory:
        """A memory as it was written down."""
        try:
            read = [
                Remembered(
                    str(each["key"]),
                    int(each["row"]),
                    date.fromisoformat(each["due"]),
                    int(each["right"]),
                    int(each["wrong"]),
                    int(each["seed"]),
                )
                for each in written
            ]
        except (KeyError, TypeError, ValueError) as error:
            raise BadInput(f"this is no memory of the training room: {error!r}") from error
        return cls({each.key: each for each in read})
