"""Reports of shifts and gaming days, and the entries that their figures are made of."""

from __future__ import annotations

from pydantic import Field

from houseway.server.shapes import Money, Shape
from houseway.server.shapes.floor import FloorActView, Theory
from houseway.server.shapes.roles import Moment


class ReportTable(Shape):
    """What came together at one table."""

    table: str
    name: str
    game: str
    game_name: str
    figures: dict[str, int] = Field(description="Cents by name, and the number of rounds")
    took: Money
    theory: Theory


class Report(Shape):
    """A shift or a gaming day; one on which nothing happened has one too."""

    day: str
    shift: int | None
    shifts: int
    words: str
    opens: Moment
    ends: Moment
    over: bool
    sealed: str | None = Field(description="The day's seal over every log, once it has one")
    tables: list[ReportTable]
    totals: dict[str, int]
    took: Money
    theory: Theory
    comps: Money = Field(description="Chips given on the house")
    issued: Money = Field(description="New chips given to players")
    disputes: int = Field(description="Rounds that were brought before the floor")
    answered: int
    acts: list[FloorActView]


class ReportEntry(Shape):
    """One of the entries that a figure is made of."""

    entry: str = Field(description="The movement in the ledger, or the round")
    at: Moment
    kind: str
    purse: str
    who: str | None = Field(default=None, description="Whose wallet it is")
    amount: int
    table: str | None
    round: int | None


class ReportEntries(Shape):
    """A figure opened: what it is made of, in order."""

    figure: str
    table: str | None
    words: str
    total: int = Field(description="Of all entries, those that are not shown too")
    entries: list[ReportEntry]
    more: int = Field(description="How many are not shown")
