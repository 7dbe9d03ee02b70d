"""What each game against a bank costs, and how it is best played.

An analysis is found by looking, as a game is: `edges/HOUSE/GAME.py` beside its fellows has a
function `study(game, settings, work)`. A house from outside names the package that holds its own
(`House.analysis`). A game that brings none is played by its script, many times over.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Executor
from dataclasses import replace
from importlib import import_module
from importlib.metadata import version
from importlib.util import find_spec
from types import ModuleType

from houseway import houses
from houseway.analysis.edges.beside import beside
from houseway.analysis.edges.results import (
    Analysis,
    Aside,
    Chart,
    Decision,
    Row,
    Strategy,
    Study,
    Wager,
)
from houseway.analysis.edges.work import Work
from houseway.analysis.posted import as_posted, named_paytables, posting
from houseway.errors import BadInput
from houseway.play import Game
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings

MOST_DECKS = 16


def analyse(
    game: BankedGame,
    *,
    paytables: Mapping[str, str] | None = None,
    settings: Mapping[str, object] | None = None,
    decks: int | None = None,
    executor: Executor | None = None,
    work: Work | None = None,
    pay_tables: Mapping[str, str] | None = None,
) -> Analysis:
    """Every spot of a game: its edge, how it comes out, and the best play.

    `paytables` are rows that a house posts in place of the printed ones, by spot, as text;
    `decks` is the setting of that name, and may be any number. Blocks of deals go to the
    executor, if there is one; `work` says more: who hears how far it is, how many rounds are
    sampled, from which seed. `pay_tables` is the former name of `paytables`, and warns.
    """
    _check(game)
    tables = named_paytables(paytables, pay_tables) or {}
    played = posting(game, tables)
    given = {**(settings or {}), **({} if decks is None else {"decks": decks})}
    checked, printed = _posted(played, settings or {}, decks)
    played = as_posted(played, checked)
    found = find(played)
    doing = work or Work(executor)
    if found is None:
        from houseway.analysis.edges.played import study_by_play

        study = study_by_play(played, checked, doing)
    else:
        study = found.study(played, checked, doing)
    notes = (
        study.notes if printed else (*study.notes, f"no table of the rules has a shoe of {decks}")
    )
    own = {each.title for each in study.asides}  # a study may know better
    more = (each for each in beside(played, study.wagers) if each.title not in own)
    asides = *study.asides, *more
    study = replace(study, asides=asides, notes=notes)
    sampled = any(each.sampled for each in study.wagers)
    method = "simulated" if sampled else "exact"
    return Analysis(game.id, method, study, given, dict(tables), version("houseway"))


def _check(game: object) -> None:
    """Only a game against a bank has an edge."""
    if not isinstance(game, BankedGame):
        named = game.id if isinstance(game, Game) else repr(game)
        raise BadInput(f"{named} is no game against a bank, such as games.find('let-it-ride@bclc')")


def _posted(
    game: BankedGame, settings: Mapping[str, object], decks: int | None
) -> tuple[Settings, bool]:
    """What a table posts, with any number of decks; and whether the rules know such a shoe."""
    checked = game.read_settings(settings)
    if decks is None:
        return checked, True
    try:
        return game.read_settings({**settings, "decks": decks}), True
    except BadInput:
        if "decks" not in checked:
            raise BadInput(f"{game.name} has no 'decks'; other games do") from None
    if not 1 <= decks <= MOST_DECKS:
        raise BadInput(f"{decks} decks: a shoe is counted from 1 to {MOST_DECKS} of them")
    return {**checked, "decks": decks}, False


def find(game: BankedGame) -> ModuleType | None:
    """The module that analyses a game, if there is one."""
    package = houses.of(game).analysis
    name = f"{package}.{game.slug.replace('-', '_').replace('.', '_')}"
    if not package or find_spec(package) is None or find_spec(name) is None:
        return None
    return import_module(name)


__all__ = [
    "Analysis",
    "Aside",
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
