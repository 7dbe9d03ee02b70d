"""What an analysis found: typed values that say where they come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any

from houseway.analysis.frames import write_rows


@dataclass(frozen=True, slots=True)
class Row:
    """One way a wager may come out: in how many deals, and what it then wins or loses."""

    name: str
    deals: int  # of all that are equally likely, each as often as it counts
    net: Fraction  # in units of the initial wager

    def to_json(self, of: int) -> dict[str, object]:
        chance = Fraction(self.deals, of)
        return {
            "deals": self.deals,
            "probability": float(chance),
            "net": float(self.net),
            "contribution": float(chance * self.net),
        }


@dataclass(frozen=True, slots=True)
class Wager:
    """What a wager on one spot costs, played as well as it can be."""

    spot: str
    rows: tuple[Row, ...]
    staked: Fraction = Fraction(1)  # on average, with all that decisions add to it
    sampled: bool = False  # the rows are a sample of the deals, not all of them
    per_meter: Fraction = Fraction(0)  # what each dollar on a meter adds to the return
    meter: Fraction = Fraction(0)  # what it shows, in dollars

    @property
    def deals(self) -> int:
        return sum(row.deals for row in self.rows)

    @property
    def mean(self) -> Fraction:
        """What it wins on average, in units of the initial wager."""
        return sum((row.deals * row.net for row in self.rows), Fraction(0)) / self.deals

    @property
    def house_edge(self) -> float:
        return float(-self.mean)

    @property
    def element_of_risk(self) -> float:
        """The loss for each unit that is staked, decisions included."""
        return float(-self.mean / self.staked)

    @property
    def std_dev(self) -> float:
        square = sum((row.deals * row.net**2 for row in self.rows), Fraction(0)) / self.deals
        return sqrt(square - self.mean**2)

    @property
    def stderr(self) -> float:
        """How far the edge may be off, as one standard error; nothing where all deals are seen."""
        return self.std_dev / sqrt(self.deals) if self.sampled else 0.0

    @property
    def break_even(self) -> Fraction | None:
        """What the meter must show for the wager to cost nothing."""
        return self.meter - self.mean / self.per_meter if self.per_meter else None

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {
            "house_edge": self.house_edge,
            "element_of_risk": self.element_of_risk,
            "std_dev": self.std_dev,
            "deals": self.deals,
            "lines": {row.name: row.to_json(self.deals) for row in self.rows},
        }
        if self.sampled:
            told["stderr"] = self.stderr
        if self.per_meter:
            told["meter"] = float(self.meter)
            told["return_per_meter"] = float(self.per_meter)
            told["break_even_meter"] = float(self.break_even or 0)
        return told


def wager(
    spot: str, rows: Mapping[tuple[str, Fraction], int], *, staked: Fraction | int = 1
) -> Wager:
    """A wager from its rows, counted by name and net; the best come first."""
    made = (Row(name, deals, net) for (name, net), deals in rows.items() if deals)
    ordered = sorted(made, key=lambda row: (-row.net, row.name))
    return Wager(spot, tuple(_told_apart(ordered)), Fraction(staked))


def _told_apart(rows: Iterable[Row]) -> Iterable[Row]:
    """Rows of one name get what they win beside it."""
    held = list(rows)
    names = [row.name for row in held]
    for row in held:
        often = names.count(row.name) > 1
        yield Row(f"{row.name} ({float(row.net):+g})", row.deals, row.net) if often else row


@dataclass(frozen=True, slots=True)
class Decision:
    """A point where a seat chooses, and how often the best play takes each way."""

    name: str
    taken: Mapping[str, Fraction]

    def to_json(self) -> dict[str, object]:
        return {way: float(share) for way, share in self.taken.items()}


@dataclass(frozen=True, slots=True)
class Chart:
    """A strategy to hold beside the cards: what to do by row and column."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]

    def to_json(self) -> dict[str, object]:
        return {
            "title": self.title,
            "columns": list(self.columns),
            "rows": {name: list(cells) for name, cells in self.rows},
        }


@dataclass(frozen=True, slots=True)
class Strategy:
    """The best play, as a person would use it."""

    rules: tuple[str, ...] = ()
    charts: tuple[Chart, ...] = ()
    mistakes: Mapping[str, float] = field(default_factory=dict)  # what each costs of a unit
    hands: Mapping[str, Mapping[str, float]] = field(default_factory=dict)  # by the first cards:
    # what each way to begin is worth

    def to_json(self) -> dict[str, object]:
        told = {
            "rules": list(self.rules),
            "charts": [chart.to_json() for chart in self.charts],
            "mistakes": dict(self.mistakes),
        }
        hands = {name: dict(ways) for name, ways in self.hands.items()}
        return {**told, "hands": hands} if hands else told


SEEN, WORTH = "house edge for a player who has seen a card by mistake", "what it is worth"
DEALERS = "one of the dealer's"


@dataclass(frozen=True, slots=True)
class Aside:
    """Figures beside the edges: what envy, a bank or a card seen by mistake is worth."""

    title: str
    figures: Mapping[str, float]  # parts of a unit, unless the title says otherwise
    stderr: Mapping[str, float] = field(default_factory=dict)  # of those that are sampled

    def to_json(self) -> dict[str, object]:
        told: dict[str, object] = {"figures": dict(self.figures)}
        return {**told, "stderr": dict(self.stderr)} if self.stderr else told


def card_seen(edge: float, seen: float, card: str = DEALERS, stderr: float = 0.0) -> Aside:
    """What the edge becomes for a player who has seen a card, and what that saves him."""
    errors = {card: stderr, WORTH: stderr} if stderr else {}
    return Aside(SEEN, {"no card": edge, card: seen, WORTH: edge - seen}, errors)


@dataclass(frozen=True, slots=True)
class Study:
    """What a game's own analysis finds."""

    wagers: tuple[Wager, ...]
    decisions: tuple[Decision, ...] = ()
    strategy: Strategy = Strategy()
    asides: tuple[Aside, ...] = ()
    notes: tuple[str, ...] = ()  # what the figures leave out


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game's figures with their provenance."""

    game: str
    method: str  # "exact", or "simulated"
    study: Study
    settings: Mapping[str, object]
    pay_tables: Mapping[str, str]  # those that were put in the place of printed ones
    version: str  # of the rules

    def __getitem__(self, spot: str) -> Wager:
        return next(each for each in self.study.wagers if each.spot == spot)

    def to_json(self) -> dict[str, object]:
        study = self.study
        return {
            "game": self.game,
            "method": self.method,
            "version": self.version,
            "settings": dict(self.settings),
            "pay_tables": dict(self.pay_tables),
            "wagers": {each.spot: each.to_json() for each in study.wagers},
            "decisions": {each.name: each.to_json() for each in study.decisions},
            "strategy": study.strategy.to_json(),
            "asides": {each.title: each.to_json() for each in study.asides},
            "notes": list(study.notes),
        }

    def rows(self) -> Iterator[dict[str, object]]:
        """A row for each spot, flat, for spreadsheets and frames."""
        return rows_of(self.to_json())

    def write(self, path: Path) -> Path:
        """Write the rows to a file: .csv, .parquet or .json."""
        return write_rows(self.rows(), path)


FIGURES = ("house_edge", "element_of_risk", "std_dev", "stderr", "deals", "break_even_meter")


def rows_of(figures: Mapping[str, Any]) -> Iterator[dict[str, object]]:
    """A row for each spot of a game's figures, as they are told or kept."""
    for spot, told in figures["wagers"].items():
        of = {name: figures[name] for name in ("game", "version")}
        method = "simulated" if "stderr" in told else "exact"
        each = {name: told.get(name) for name in FIGURES}
        yield {**of, "spot": spot, "method": method, **each, "deals": float(told["deals"])}
