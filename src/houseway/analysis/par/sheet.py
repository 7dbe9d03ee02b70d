"""One page of a game's figures, as a testing laboratory expects them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from houseway import houses
from houseway.analysis.edges.shipped import rules_of
from houseway.play.banked import BankedGame

ROUNDS = tuple(10**power for power in range(4, 9))
Z_95, Z_90 = 1.959964, 1.644854  # of the normal distribution, both sides


@dataclass(frozen=True, slots=True)
class ParLine:
    """One way a wager may come out."""

    name: str
    combinations: int
    probability: float
    net: float  # in units of the initial wager
    contribution: float  # to the return


@dataclass(frozen=True, slots=True)
class Interval:
    """Where the return of so many rounds lies, nineteen times out of twenty."""

    rounds: int
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class ParWager:
    """A wager: its combinations, its return and how far results scatter."""

    spot: str
    clause: str  # where it is printed
    pays: str  # the rows of its pay table, as they are posted; empty where it has none
    pays_clause: str
    combinations: int
    sampled: bool
    lines: tuple[ParLine, ...]
    returned: float  # of one unit, over time
    house_edge: float
    element_of_risk: float
    hit_frequency: float  # rounds that win something
    push_frequency: float
    std_dev: float
    volatility: float  # the index: so many units either way, nine rounds out of ten
    stderr: float  # of the return, where the lines are a sample
    intervals: tuple[Interval, ...]
    meter: Mapping[str, float]  # of a progressive: what it shows, and where it breaks even


@dataclass(frozen=True, slots=True)
class ParSheet:
    """A game's page."""

    game: str
    name: str
    house: str
    section: str
    version: str
    rules: str  # one short hash of all that the figures depend on
    method: str
    settings: Mapping[str, object]
    wagers: tuple[ParWager, ...]
    decisions: Mapping[str, Mapping[str, float]]
    strategy: tuple[str, ...]
    notes: tuple[str, ...]

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def par_sheet(game: BankedGame, figures: Mapping[str, Any]) -> ParSheet:
    """The page of a game from its figures, as `edges.analyse` or `shipped` tell them."""
    return ParSheet(
        game=game.id,
        name=game.name,
        house=houses.of(game).title,
        section=game.section,
        version=figures["version"],
        rules=figures.get("rules") or rules_of(game),
        method=figures["method"],
        settings=figures["settings"],
        wagers=tuple(par_wager(game, spot, each) for spot, each in figures["wagers"].items()),
        decisions=figures["decisions"],
        strategy=tuple(figures["strategy"]["rules"]),
        notes=tuple(figures["notes"]),
    )


def par_wager(game: BankedGame, spot: str, told: Mapping[str, Any]) -> ParWager:
    """One wager's part of the page."""
    table, printed = game.pay_tables.get(spot), game.spot(spot)
    lines = tuple(
        ParLine(name, line["deals"], line["probability"], line["net"], line["contribution"])
        for name, line in told["lines"].items()
    )
    returned, std_dev = 1 - told["house_edge"], told["std_dev"]
    error = told.get("stderr", 0.0)
    meter = {name: told[name] for name in ("meter", "break_even_meter") if name in told}
    return ParWager(
        spot=spot,
        clause=printed.cite.id if printed else "",
        pays=table.text if table else "",
        pays_clause=table.cite.id if table else "",
        combinations=told["deals"],
        sampled="stderr" in told,
        lines=lines,
        returned=returned,
        house_edge=told["house_edge"],
        element_of_risk=told["element_of_risk"],
        hit_frequency=sum(line.probability for line in lines if line.net > 0),
        push_frequency=sum(line.probability for line in lines if line.net == 0),
        std_dev=std_dev,
        volatility=Z_90 * std_dev,
        stderr=error,
        intervals=tuple(_interval(rounds, returned, std_dev, error) for rounds in ROUNDS),
        meter=meter,
    )


def _interval(rounds: int, returned: float, std_dev: float, error: float) -> Interval:
    """What the rounds scatter, and what the figure itself may be off where it is a sample."""
    either_way = Z_95 * sqrt(std_dev**2 / rounds + error**2)
    return Interval(rounds, returned - either_way, returned + either_way)
