"""The training room: questions, marks, lessons, tests, and how a class is doing."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from houseway.server.shapes import LAST_NUMBER, Money, Shape
from houseway.server.shapes.tables import CurrencyView

MOST_DRILLS = 50
_Word = Annotated[str, Field(max_length=400)]
_Seed = Annotated[int, Field(strict=True, ge=0, le=2**31 - 1)]
_Amount = Annotated[int, Field(strict=True, ge=-LAST_NUMBER, le=LAST_NUMBER)]
_Some = Annotated[list[_Word], Field(max_length=20)]


class TopicView(Shape):
    """One kind of question, and how it went so far."""

    name: str
    title: str
    right: int
    wrong: int


class LessonView(Shape):
    """One day of a course."""

    day: int
    title: str
    topics: list[str]
    drills: int
    seconds: int | None = Field(description="For each answer; null is as long as one likes")


class TrainingPage(Shape):
    """What a game can be asked, its course, and what the caller is to be asked again."""

    game: str
    game_name: str
    title: str
    topics: list[TopicView]
    lessons: list[LessonView]
    due: int


class ShownView(Shape):
    """Cards that lie somewhere; null is one that lies face down."""

    label: str
    cards: list[str | None]


class LaidView(Shape):
    """A bet that lies on a spot."""

    who: str
    spot: str
    amount: Money


class SceneView(Shape):
    """The table as the dealer has it before him."""

    cards: list[ShownView]
    bets: list[LaidView]
    told: list[str]


class DrillView(Shape):
    """A question, without its answer."""

    game: str
    topic: str
    seed: int = Field(description="Says which one it is when it is answered; 0 in a test")
    ask: str
    form: Literal["amount", "change", "one of", "some of", "order", "hands"]
    choices: list[str]
    hands: list[str] = Field(
        description="What cards are set into, the highest first; or what of them is played"
    )
    scene: SceneView
    currency: CurrencyView


class DrillForm(Shape):
    """What is to be asked next: of these topics, of all of them if none is named."""

    topics: Annotated[list[Annotated[str, Field(max_length=40)]], Field(max_length=20)] = []


class DrillAnswer(Shape):
    """An answer: an amount in cents, a choice, choices in order, or hands as cards are written."""

    topic: Annotated[str, Field(max_length=40)]
    seed: _Seed
    answer: _Amount | _Word | _Some


class MarkView(Shape):
    """Whether it was right, what would have been, why, and by which clause."""

    right: bool
    wanted: str
    reason: str
    clause: str
    gist: str


class ExamForm(Shape):
    """How long a test is to be."""

    many: Annotated[int, Field(strict=True, ge=5, le=MOST_DRILLS)] = 20


class ExamView(Shape):
    """A test: its questions, to be answered in one go."""

    id: str
    drills: list[DrillView]


class ExamAnswers(Shape):
    """The answers of a test in the order of its questions; an empty text passes."""

    answers: Annotated[list[_Amount | _Word | _Some], Field(max_length=MOST_DRILLS)]


class CertificateView(Shape):
    """What somebody has shown that he knows."""

    id: str
    name: str
    game: str
    game_name: str
    right: int
    asked: int
    on: str
    passed: bool


class PupilView(Shape):
    """How somebody of a class is doing in a game."""

    name: str
    game: str
    game_name: str
    right: int
    wrong: int
    due: int
    passed: str | None = Field(description="The day on which he passed the test of the game")
    tested: str | None = Field(description="What came of the last one that he handed in")
