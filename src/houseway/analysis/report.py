"""Everything a page tells of a game's figures, without a compiler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from houseway import houses
from houseway.analysis.bankroll import bankrolls
from houseway.analysis.edges import Analysis
from houseway.analysis.edges.played import study_by_play
from houseway.analysis.edges.shipped import shipped
from houseway.analysis.edges.work import Work
from houseway.analysis.how_to_play import how_to_play
from houseway.analysis.par.sheet import ParWager, par_sheet, par_wager
from houseway.analysis.what_if import editable, try_table
from houseway.play.banked import BankedGame

ROUNDS = 1_000  # of a game that nobody has counted: as many as somebody waits for


def report(game: BankedGame) -> dict[str, Any]:
    """The figures that are kept of a game; of one that nobody has counted, some rounds played."""
    figures = shipped(game) or played(game)
    tried = editable(game, figures) if "rules" in figures else []
    sheet = par_sheet(game, figures)
    strategy = figures["strategy"]
    return {
        **sheet.to_json(),
        "symbol": houses.of(game).currency.symbol,
        "wagers": [told(game, each) | {"editable": each.spot in tried} for each in sheet.wagers],
        "strategy": {
            "rules": strategy["rules"] or list(how_to_play(game).strategy),
            "charts": [
                {
                    "title": chart["title"],
                    "columns": chart["columns"],
                    "rows": [{"name": name, "cells": cells}
                             for name, cells in chart["rows"].items()],
                }
                for chart in strategy["charts"]
            ],
            "mistakes": strategy["mistakes"],
        },
        "asides": list(beside(figures.get("asides", {}))),
    }  # fmt: skip


def beside(asides: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The figures beside the edges, in their order, each with its error where it is sampled."""
    for title, aside in asides.items():
        errors = aside.get("stderr", {})
        figures = [{"name": name, "part": part, "stderr": errors.get(name)}
                   for name, part in aside["figures"].items()]  # fmt: skip
        yield {"title": title, "figures": figures}


def played(game: BankedGame) -> dict[str, Any]:
    """A stranger's game, a while, by its own script."""
    study = study_by_play(game, game.read_settings({}), Work(rounds=ROUNDS))
    return Analysis(game.id, "simulated", study, {}, {}, "").to_json()


def tried_out(game: BankedGame, spot: str, rows: str, meter: int = 0) -> dict[str, Any]:
    """A side bet with another pay table, as the page shows a wager."""
    found = try_table(game, spot, rows, meter)
    posted = game.pay_tables[spot].posted(rows)
    other = game.replace(pay_tables={**game.pay_tables, spot: posted})
    return told(other, par_wager(other, spot, found.to_json())) | {"editable": True}


def told(game: BankedGame, wager: ParWager) -> dict[str, Any]:
    """A wager with its outcomes put together, and how bankrolls run."""
    chances: Counter[float] = Counter()
    for line in wager.lines:
        chances[line.net] += line.probability  # type: ignore[assignment]
    outcomes = sorted(chances.items())
    table = game.pay_tables.get(wager.spot)
    rows = [(name, str(odds)) for name, odds in table.rows] if table else []
    return {
        **asdict(wager),
        "combinations": str(wager.combinations),
        "lines": [{**asdict(line), "combinations": str(line.combinations)}
                  for line in wager.lines],
        "pays": [{"hand": name, "pays": odds} for name, odds in rows],
        "outcomes": [{"net": net, "probability": chance} for net, chance in outcomes],
        "bankrolls": asdict(bankrolls(outcomes)),
        "meter": _meter(wager.meter),
    }  # fmt: skip


def _meter(meter: Mapping[str, float]) -> dict[str, float] | None:
    """What a progressive's meter shows, and where the wager costs nothing, in cents."""
    if not meter:
        return None
    return {name: round(100 * value) for name, value in meter.items()}
