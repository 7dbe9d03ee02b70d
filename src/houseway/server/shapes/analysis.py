"""What a game costs, as the report page shows it."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from houseway.server.shapes import Shape, Staked
from houseway.server.shapes.games import PayRow

Words = Annotated[str, Field(min_length=1, max_length=60, pattern=r"^[^\x00-\x1f\x7f]*$")]
COUNT = "How many deals, as text: it may be more than a browser can count"


class OutcomeLine(Shape):
    """One way a wager may come out."""

    name: str
    combinations: str = Field(description=COUNT)
    probability: float
    net: float = Field(description="In units of the initial wager")
    contribution: float


class Outcome(Shape):
    """What a wager may win or lose, and how likely that is."""

    net: float
    probability: float


class ReturnInterval(Shape):
    """Where the return of so many rounds lies, nineteen times out of twenty."""

    rounds: int
    low: float
    high: float


class BankrollPaths(Shape):
    """A few bankrolls by round, in units, with what is expected and two deviations around it."""

    rounds: list[int]
    paths: list[list[float]]
    expected: list[float]
    low: list[float]
    high: list[float]


class MeterFigures(Shape):
    """A progressive's meter, in cents: what it shows, and where the wager costs nothing."""

    meter: int
    break_even_meter: int


class WagerFigures(Shape):
    """A wager: its edge, its outcomes, how far results scatter."""

    spot: str
    clause: str
    pays: list[PayRow]
    pays_clause: str
    editable: bool = Field(description="Whether other odds can be tried out at once")
    combinations: str = Field(description=COUNT)
    sampled: bool
    lines: list[OutcomeLine]
    outcomes: list[Outcome] = Field(description="By what they win, the worst first")
    returned: float
    house_edge: float
    element_of_risk: float
    hit_frequency: float
    push_frequency: float
    std_dev: float
    volatility: float
    stderr: float
    intervals: list[ReturnInterval]
    bankrolls: BankrollPaths
    meter: MeterFigures | None


class ChartRow(Shape):
    """One row of a strategy chart."""

    name: str
    cells: list[str]


class StrategyChart(Shape):
    """What to do by row and column."""

    title: str
    columns: list[str]
    rows: list[ChartRow]


class BestPlay(Shape):
    """How the game is best played, and what plainer habits cost of a unit."""

    rules: list[str]
    charts: list[StrategyChart]
    mistakes: dict[str, float]


class AsideFigure(Shape):
    """One figure beside the edges."""

    name: str
    part: float = Field(description="Of a unit, unless the title says otherwise")
    stderr: float | None = Field(description="One standard error, where it is sampled")


class AsideFigures(Shape):
    """Figures beside the edges: what envy, a bank, decks or a card seen by mistake is worth."""

    title: str
    figures: list[AsideFigure]


class GameAnalysis(Shape):
    """Everything that is known of what a game costs."""

    game: str
    name: str
    house: str
    symbol: str = Field(description="Before amounts in the money of the house")
    section: str
    version: str
    rules: str
    method: str = Field(description="exact, or simulated")
    settings: dict[str, bool | int | float | str | list[int] | None]
    wagers: list[WagerFigures]
    decisions: dict[str, dict[str, float]]
    strategy: BestPlay
    asides: list[AsideFigures]
    notes: list[str]


class TriedRow(Shape):
    """A hand and what it would be paid."""

    hand: Words
    pays: Words


class TriedTable(Shape):
    """Other odds for a side bet."""

    spot: Words
    rows: list[TriedRow] = Field(min_length=1, max_length=40)
    meter: Staked = 0
