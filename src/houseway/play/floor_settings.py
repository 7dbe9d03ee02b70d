"""What a house posts about the table between hands: the button, straddles, who is away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.play.settings import Setting
from houseway.rulebook import Clause, clause

if TYPE_CHECKING:
    from houseway.play.pot import PotGame

AWAY_MINUTES = 30
STRADDLE_SECONDS = 5
_DEAD_BUTTON = {"bcpc": "bcpc/47.s2"}  # houses whose button stops for empty seats


def floor_settings(game: PotGame) -> Iterator[Setting]:
    """The settings of a pot game's table that no hand is played by."""
    if game.blinds:
        dead = _dead_button(game.house)
        yield Setting(
            "button_rule",
            "choice",
            "the button moves to the next player, or follows the blinds onto empty seats",
            "dead" if dead else "moving",
            choices=("moving", "dead"),
            cite=dead,
        )
        if game.blinds.straddle:
            yield Setting(
                "straddle_seconds",
                "integer",
                "how long the cards wait for a player who may straddle",
                STRADDLE_SECONDS,
                least=0,
                most=60,
                cite=game.blinds.straddle,
            )
    yield Setting(
        "away_limit",
        "integer",
        "minutes a player may be away before his chips and his seat are picked up",
        AWAY_MINUTES,
        least=1,
        most=24 * 60,
    )
    yield Setting(
        "away_hands",
        "integer",
        "hands that may be dealt without a player who is away; not counted if not set",
        least=1,
    )


def _dead_button(house: str) -> Clause | None:
    return clause(_DEAD_BUTTON[house]) if house in _DEAD_BUTTON else None
