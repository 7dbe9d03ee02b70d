"""Rounds that are over, somebody's results, and where he sits."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from houseway.server.shapes import Money, Shape
from houseway.server.shapes.rounds import RoundView
from houseway.server.shapes.tables import CurrencyView, Phase


class MySeat(Shape):
    """Where somebody sits, with how much, and whether he is asked."""

    table: str
    table_name: str
    game: str
    game_name: str
    seat: int
    stack: Money
    in_play: Money = Field(description="His chips in the round that is being played")
    phase: Phase
    your_turn: bool
    away: bool
    alone: bool = Field(description="No other person sits there")


class RoundPart(Shape):
    """A round that somebody took part in."""

    table: str
    table_name: str
    round: int
    game: str
    game_name: str
    at: float = Field(description="Seconds since 1970")
    staked: Money
    net: Money


class RoundList(Shape):
    """Rounds, the last first."""

    rounds: list[RoundPart]
    before: str | None = Field(description="Asks for those before the last of these")


class Person(Shape):
    """Who sat in a seat."""

    seat: int
    name: str
    bot: bool
    you: bool = Field(description="The one through whose eyes the round is seen")


class DisputeForm(Shape):
    """What somebody holds against a round."""

    note: Annotated[str, Field(min_length=1, max_length=1000)]


class DisputeAnswer(Shape):
    """What the floor says to it."""

    answer: Annotated[str, Field(min_length=1, max_length=1000)]
    clause: Annotated[str, Field(max_length=80)] | None = Field(
        default=None, description="The clause that decides it"
    )


class DisputeView(Shape):
    """A round that came before the floor."""

    id: str
    table: str
    table_name: str
    round: int
    by: str = Field(description="The name of whoever disputes it")
    note: str
    at: float = Field(description="Seconds since 1970")
    code: str = Field(description="Under which the round lies open as its player saw it")
    answer: str | None
    clause: str | None = Field(default=None, description="The clause that it was decided by")
    answered_by: str | None = Field(default=None, description="Who decided it")
    answered_at: float | None


class RecallView(Shape):
    """A round that is over, moment by moment, as one viewer saw it."""

    table: str
    table_name: str
    round: int
    game: str
    game_name: str
    at: float = Field(description="Seconds since 1970")
    currency: CurrencyView
    people: list[Person]
    seat: int | None = Field(description="Through whose eyes; null for what everybody saw")
    own: bool = Field(description="The caller took part in it")
    seal: str = Field(description="The commitment that was published before the cards")
    live: bool = Field(default=False, description="Real cards, keyed at a live table; no seal")
    shared: str | None = Field(default=None, description="The code under which it lies open")
    closed_spots: list[str] = Field(default=[], description="Spots its table took no bets on")
    steps: list[RoundView]
    dispute: DisputeView | None = Field(default=None, description="The caller's own, of this round")


class ShareView(Shape):
    """Where a round lies open."""

    code: str


class GameResult(Shape):
    """What one game has brought somebody."""

    game: str
    game_name: str
    rounds: int
    staked: Money
    net: Money
    expected: Money | None = Field(description="On average, of the rounds of which it is known")
    known: int = Field(description="How many rounds that are")
    last_at: float = Field(description="When it was last played, in seconds since 1970")


class DayResult(Shape):
    """What one evening has brought somebody."""

    day: str
    rounds: int
    net: Money
    expected: Money | None = Field(description="On average, of the rounds of which it is known")


class Profile(Shape):
    """Somebody's results."""

    rounds: int
    staked: Money
    net: Money
    expected: Money | None = Field(description="On average, of the rounds of which it is known")
    known: int = Field(description="How many rounds that are")
    games: list[GameResult] = Field(description="The most played first")
    days: list[DayResult] = Field(description="By gaming day, the first first")
    best: list[RoundPart] = Field(description="The biggest wins")
