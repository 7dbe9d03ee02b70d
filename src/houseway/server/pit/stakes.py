"""What is staked at a table and may be changed between rounds: amounts, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway.play import Game

METERED = ("meter", "reseed", "jackpot_drop")  # that meters and jackpots are kept by


def stakes_of(game: Game) -> list[str]:
    """The settings of a game that are stakes: no rule, no card and no odds goes by them."""
    return [each.name for each in game.settings if each.in_money and each.name not in METERED]


def posted(game: Game, settings: Mapping[str, Any]) -> dict[str, list[int]]:
    """Each of them as it is posted at a table; none where nothing is."""
    return {name: _amounts(settings.get(name)) for name in stakes_of(game)}


def _amounts(value: Any) -> list[int]:
    if value is None:
        return []
    return list(value) if isinstance(value, list | tuple) else [value]
