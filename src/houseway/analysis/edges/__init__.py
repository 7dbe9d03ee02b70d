"""What each game against a bank costs, and how it is best played.

An analysis is found by looking, as a game is: `edges/HOUSE/GAME.py` beside its fellows has a
function `study(game, settings, work)`. A house from outside names the package that holds its own
(`House.analysis`). A game that brings none is played by its script, many times over.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from types import ModuleType

from houseway import houses
from houseway.analysis.edges.results import (
    Analysis,
    Chart,
    Decision,
    Row,
    Strategy,
    Study,
    Wager,
)
from houseway.analysis.edges.work import Work
from houseway.errors import BadInput
from houseway.play.banked import BankedGame


def analyse(
    game: BankedGame,
    *,
    pay_tables: Mapping[str, str] | None = None,
    settings: Mapping[str, object] | None = None,
    work: Work | None = None,
) -> Analysis:
    """Every spot of a game: its edge, how it comes out, and the best play.

    `pay_tables` are rows that a house posts in place of the printed ones, by spot, as text.
    """
    posted = pay_tables or {}
    for spot in posted.keys() - game.pay_tables.keys():
        known = ", ".join(game.pay_tables) or "none"
        raise BadInput(f"{game.name} has no pay table {spot!r}; there are {known}")
    tables = {name: table.posted(posted[name]) if name in posted else table
              for name, table in game.pay_tables.items()}  # fmt: skip
    played = game.replace(pay_tables=tables) if posted else game
    given = dict(settings or {})
    checked = played.read_settings(given)
    found = find(played)
    doing = work or Work()
    if found is None:
        from houseway.analysis.edges.played import study_by_play

        study = study_by_play(played, checked, doing)
    else:
        study = found.study(played, checked, doing)
    sampled = any(each.sampled for each in study.wagers)
    method = "simulated" if sampled else "exact"
    return Analysis(game.id, method, study, given, dict(posted), version("houseway"))


def find(game: BankedGame) -> ModuleType | None:
    """The module that analyses a game, if there is one."""
    package = houses.of(game).analysis
    name = f"{package}.{game.slug.replace('-', '_').replace('.', '_')}"
    if not package or find_spec(package) is None or find_spec(name) is None:
        return None
    return import_module(name)


__all__ = [
    "Analysis",
    "Chart",
    "Decision",
    "Row",
    "Strategy",
    "Study",
    "Wager",
    "Work",
    "analyse",
    "find",
]
