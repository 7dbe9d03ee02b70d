"""The `table` of a scenario: named settings, in dollars."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from houseway.errors import BadScenario, BadSetting
from houseway.formats.scenarios.entry import money
from houseway.play import Game
from houseway.play.settings import METER


def read_table(game: Game, table: Mapping[str, Any], besides: Collection[str]) -> dict[str, Any]:
    """The settings that a scenario's table gives; `besides` are keys that are no settings."""
    kinds = {setting.name: setting.kind for setting in game.settings}
    settings: dict[str, Any] = {}
    for key, value in table.items():
        if key in besides:
            continue
        if key in METER and key not in kinds:
            raise BadSetting(f"{game.name} has no progressive bet: no {key!r}")
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
