"""The `table` of a scenario: named settings, in dollars."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any

from houseway import games
from houseway.errors import BadScenario, BadSetting
from houseway.formats.scenarios.entry import money
from houseway.play import Game
from houseway.play.settings import METER


@cache
def _elsewhere(kind: str) -> frozenset[str]:
    """The settings that games of a kind have, this one or that."""
    alike = (each for each in games.catalogue().values() if each.kind == kind)
    return frozenset(setting.name for each in alike for setting in each.settings)


def read_table(game: Game, table: Mapping[str, Any], besides: Collection[str]) -> dict[str, Any]:
    """The settings that a scenario's table gives; `besides` are keys that are no settings."""
    kinds = {setting.name: setting.kind for setting in game.settings}
    settings: dict[str, Any] = {}
    for key, value in table.items():
        if key in besides:
            continue
        if key in METER and key not in kinds:
            raise BadSetting(f"{game.name} has no progressive bet: no {key!r}")
        if key not in kinds and key in _elsewhere(game.kind):
            if not value:  # what it does not have is off
                continue
            raise BadSetting(f"{game.name} has no {key!r}; other games do")
        if key not in kinds:
            known = ", ".join(sorted({*kinds, *besides}))
            raise BadScenario(f"there is no table setting {key!r}; there are {known}")
        if kinds[key] == "money":
            settings[key] = money(value)
        elif kinds[key] == "money_list":
            settings[key] = tuple(money(each) for each in value)
        else:
            settings[key] = value
    return settings
