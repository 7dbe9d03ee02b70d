"""Figures for the games as they are printed, counted once and kept as data.

So pages, hints and the terminal know every edge without a compiler. Each file names the rules it
was counted from; one that no longer fits its game is not read.
"""

from __future__ import annotations

import hashlib
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

from houseway.play.banked import BankedGame

FOLDER = Path(str(files("houseway.analysis.edges") / "printed"))


def rules_of(game: BankedGame) -> str:
    """One short hash of what the figures depend on: pay tables, spots, and what tables post."""
    told = {
        "game": game.id,
        "pay_tables": {name: table.text for name, table in game.pay_tables.items()},
        "spots": [spot.name for spot in game.spots],
        "settings": {name: str(value) for name, value in game.read_settings({}).items()},
    }
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def path_of(game: BankedGame) -> Path:
    return FOLDER / game.house / f"{game.slug}.json"


def shipped(game: BankedGame) -> dict[str, Any] | None:
    """The figures of a game as it is printed, where they are kept and still hold."""
    file = path_of(game)
    if game.replaced or not file.is_file():
        return None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found if found["rules"] == rules_of(game) else None


def ship(game: BankedGame, figures: dict[str, Any]) -> Path:
    """Keep figures with the package."""
    file = path_of(game)
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = {"rules": rules_of(game), **figures}
    file.write_text(json.dumps(kept, indent=1, sort_keys=False) + "\n", encoding="utf-8")
    return file
