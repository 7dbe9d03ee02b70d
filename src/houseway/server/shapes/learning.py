"""How a game is played, hints on the way, and what became of the money."""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from houseway.server.shapes import Money, Shape


class CourseMoment(Shape):
    """A step of a round."""

    kind: Literal["bet", "deal", "say", "choose", "show", "settle"]
    words: str
    clauses: list[str]


class PaidRow(Shape):
    """A hand that is paid: by how much, and once in how many rounds."""

    hand: str
    pays: str
    once_in: float | None


class SpotPage(Shape):
    """A place for a wager: when it is staked, what it pays, what it costs."""

    name: str
    label: str
    clause: str
    when: str
    rows: list[PaidRow]
    table_clause: str
    edge: float | None = Field(description="Of the house, as a part of the wager; none if unknown")


class RuleLine(Shape):
    """A clause of the game's section, in our words."""

    id: str
    number: str
    gist: str


class HowToPlay(Shape):
    """Everything that somebody new to a game wants to know."""

    game: str
    name: str
    house: str
    book: str
    section: str
    kind: str
    summary: str
    idea: list[str]
    aliases: list[str]
    seats: int
    course: list[CourseMoment]
    spots: list[SpotPage]
    strategy: list[str]
    figures: bool = Field(description="Whether the report of the game has more")
    rules: list[RuleLine]


class WayWorth(Shape):
    """A way to go on, and what it wins on average, as a part of the initial wager."""

    label: str
    worth: float


class HintView(Shape):
    """The best play of the decision that the caller is asked for, from what his seat sees."""

    known: bool = Field(description="Whether the analysis knows anything of this decision")
    seat: int
    state: int = Field(description="The moment of the round that it is about")
    words: str = ""
    clause: str | None = None
    hands: list[list[str]] = Field(
        default=[], description="In a set game, the house way: its hands, the highest first"
    )
    gist: str = Field(default="", description="What the clause says")
    ways: list[WayWorth] = []


class Graded(Shape):
    """One decision of a round: what was chosen, what was best, and what the difference cost."""

    chose: str
    best: str
    right: bool
    cost: Money | None = Field(description="On average; null where nobody has weighed it")


class Reckoned(Shape):
    """Where the money went: what the rules cost, what mistakes cost, and luck."""

    rounds: int
    net: Money
    edge: Money
    mistakes: Money
    luck: Money
    known: bool = Field(description="Whether the edge of every wager is known")


class GradeView(Shape):
    """A finished round, decision by decision, as the caller played it."""

    table: str
    round: int
    decisions: list[Graded]
    reckoned: Reckoned
