"""What a table that is studied posts: pay tables in place of printed ones, usual settings."""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from typing import TypeVar

from houseway.errors import BadInput
from houseway.play import Game
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings

AnyGame = TypeVar("AnyGame", bound=Game)


def posting(game: AnyGame, pay_tables: Mapping[str, str] | None) -> AnyGame:
    """The game with rows that a house posts in place of the printed ones, by spot, as text."""
    posted = pay_tables or {}
    for spot in posted.keys() - game.pay_tables.keys():
        known = ", ".join(game.pay_tables) or "none"
        raise BadInput(f"{game.name} has no pay table {spot!r}; there are {known}")
    if not posted or not isinstance(game, BankedGame):
        return game
    tables = {name: table.posted(posted[name]) if name in posted else table
              for name, table in game.pay_tables.items()}  # fmt: skip
    return game.replace(pay_tables=tables)


def named_paytables(
    paytables: Mapping[str, str] | None, pay_tables: Mapping[str, str] | None
) -> Mapping[str, str] | None:
    """The tables under the name of the argument, or under the one that it had before."""
    if pay_tables is None:
        return paytables
    warnings.warn("pay_tables is called paytables now", DeprecationWarning, stacklevel=3)
    if paytables is not None:
        raise BadInput("paytables and pay_tables are the same: write paytables")
    return pay_tables


def as_posted(game: BankedGame, settings: Settings) -> BankedGame:
    """The game with the pay tables that the settings of a table post."""
    tables = game.pay_tables_for(settings)
    if all(tables[name] is table for name, table in game.pay_tables.items()):
        return game
    return game.replace(pay_tables=dict(tables))


def usual_settings(game: Game) -> dict[str, object]:
    """What a usual table of a pot game posts; nobody at a simulated one chops."""
    if isinstance(game, BankedGame):
        return {}
    usual: dict[str, object] = {
        each.name: each.suggest for each in game.settings if each.required or each.name == "rake"
    }
    if any(each.name == "chop" for each in game.settings):
        usual["chop"] = False
    return usual
