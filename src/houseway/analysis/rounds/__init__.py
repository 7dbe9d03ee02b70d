"""Rounds of a banked game by compiled kernels, for a policy that they know.

How a game's rounds are dealt and settled is found by looking, as its study is: beside the studies
of a house lies a package `rounds`, and in it a file of the game's name with a function
`rounds(game, settings, policy)`, which gives None for a policy or a table that it does not know.
Such rounds are played by the script.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from houseway import houses
from houseway.analysis.needs import missing_for_kernels
from houseway.analysis.policies import Policy
from houseway.analysis.posted import as_posted
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings

if TYPE_CHECKING:
    from houseway.analysis.rounds.settled import Rounds

KNOWN = frozenset({"pay_tables"})  # what may be posted otherwise than it is printed


def rounds_for(game: BankedGame, settings: Settings, policy: Policy) -> Rounds | None:
    """The kernels that deal and settle a game's rounds, where there are some for this play."""
    package = houses.of(game).analysis
    if missing_for_kernels() or not package or game.replaced.keys() - KNOWN:
        return None
    name = f"{package}.rounds.{game.slug.replace('-', '_').replace('.', '_')}"
    if find_spec(package) is None or not find_spec(f"{package}.rounds") or not find_spec(name):
        return None
    found: Rounds | None = import_module(name).rounds(as_posted(game, settings), settings, policy)
    return found


__all__ = ["rounds_for"]
