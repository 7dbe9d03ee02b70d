"""A course: a new dealer's first week with a game, a lesson a day."""

from __future__ import annotations

from dataclasses import dataclass

from houseway.play import Game
from houseway.trainer.topics import Topic, topics

DRILLS = 20  # in a lesson
PASS = 0.9  # of them to be known before the next


@dataclass(frozen=True, slots=True)
class Lesson:
    """One day: what is asked, how often, and how long an answer may take."""

    day: int
    title: str
    topics: tuple[str, ...]
    drills: int = DRILLS
    seconds: int | None = None  # for each answer; as long as he likes

    def to_json(self) -> dict[str, object]:
        return {
            "day": self.day,
            "title": self.title,
            "topics": list(self.topics),
            "drills": self.drills,
            "seconds": self.seconds,
        }


@dataclass(frozen=True, slots=True)
class Course:
    """The lessons of a game, in the order in which they build on each other."""

    game: str
    title: str
    lessons: tuple[Lesson, ...]

    def to_json(self) -> dict[str, object]:
        lessons = [lesson.to_json() for lesson in self.lessons]
        return {"game": self.game, "title": self.title, "lessons": lessons}


def course(game: Game) -> Course:
    """A topic a day, then everything at the pace of a table."""
    learned = topics(game)
    days = [Lesson(day, topic.title, (topic.name,)) for day, topic in enumerate(learned, 1)]
    together = tuple(topic.name for topic in learned)
    days.append(Lesson(len(days) + 1, "All of it, at a steady pace", together, seconds=30))
    days.append(Lesson(len(days) + 1, "All of it, as on a busy evening", together, seconds=12))
    return Course(game.id, f"{game.name}: the first {_days(learned)}", tuple(days))


def _days(learned: tuple[Topic, ...]) -> str:
    return "week" if len(learned) + 2 <= 7 else "two weeks"
