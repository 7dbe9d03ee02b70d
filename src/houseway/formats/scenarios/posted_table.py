"""The `table` of a scenario: named settings, in dollars."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from math import gcd
from typing import Any

from houseway import games
from houseway.errors import BadScenario, BadSetting
from houseway.formats.scenarios.entry import money
from houseway.play import Game
from houseway.play.pot import PotGame
from houseway.play.settings import METER

DOLLAR = 100
_RAKE = {"percent": "rake", "cap": "rake_cap", "unit": "rake_unit"}


@cache
def _elsewhere(kind: str) -> frozenset[str]:
    """The settings that games of a kind have, this one or that."""
    alike = (each for each in games.catalogue().values() if each.kind == kind)
    return frozenset(setting.name for each in alike for setting in each.settings)


def _setting(written: str, known: Collection[str]) -> str:
    """The setting that is meant: resolutions name some as `raiseCapNoLimit`."""
    name = re.sub(r"(?<=[a-z])[A-Z]", lambda capital: f"_{capital[0].lower()}", written)
    posted = name == "maximum" and name not in known and "max_bet" in known
    return "max_bet" if posted else name  # of a pot game, the most that one may wager


def read_table(game: Game, table: Mapping[str, Any], besides: Collection[str]) -> dict[str, Any]:
    """The settings that a scenario's table gives; `besides` are keys that are no settings."""
    kinds = {setting.name: setting.kind for setting in game.settings}
    settings: dict[str, Any] = {}
    for written, value in _with_rake(table).items():
        if written in besides:
            continue
        key = _setting(written, kinds)
        if key in METER and key not in kinds:
            raise BadSetting(f"{game.name} has no progressive bet: no {key!r}")
        if key not in kinds and key in _elsewhere(game.kind):
            if not value:
                continue  # `rake = 0` where nobody takes a rake
            raise BadSetting(f"{game.name} has no {key!r}; other games do")
        if key not in kinds:
            known = ", ".join(sorted({*kinds, *besides}))
            raise BadScenario(f"there is no table setting {written!r}; there are {known}")
        if kinds[key] == "money":
            settings[key] = money(value)
        elif kinds[key] == "money_list":
            settings[key] = tuple(money(each) for each in value)
        elif kinds[key] == "choice":
            settings[key] = str(value)
        elif kinds[key] == "percent" and isinstance(value, float) and 0 < value < 1:
            settings[key] = round(value * 100)  # a share of each stake
        else:
            settings[key] = value
    if isinstance(game, PotGame):
        _follows(game, settings)
    return settings


def _follows(game: PotGame, settings: dict[str, Any]) -> None:
    """What blinds and bets say of a pot table: limits are for limit, cents need small chips."""
    if "limits" in settings and "limit" in game.bets.structures:
        settings.setdefault("limit", "limit")
    if str(settings.get("limit")).startswith("fixed"):
        settings["limit"] = "limit"
    posted = [*settings.get("blinds", ()), *settings.get("limits", ()), settings.get("ante", 0)]
    if (smallest := gcd(DOLLAR, *posted)) < DOLLAR:
        settings.setdefault("chip", smallest)


def _with_rake(table: Mapping[str, Any]) -> dict[str, Any]:
    """A written table with a `rake` of several parts as settings: its percentage, cap and unit."""
    written = dict(table)
    if not isinstance(written.get("rake"), dict):
        return written
    given = written.pop("rake")
    if unknown := given.keys() - _RAKE.keys():
        raise BadScenario(
            f"a rake has no {', '.join(sorted(unknown))}; there are {', '.join(_RAKE)}"
        )
    return written | {_RAKE[key]: value for key, value in given.items()}
