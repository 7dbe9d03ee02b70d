"""What a house posts about the table between hands: the button, straddles, who is away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.play.settings import Setting, count

if TYPE_CHECKING:
    from houseway.play.pot.pot_game import PotGame

AWAY_MINUTES = 30
STRADDLE_SECONDS = 5


def floor_settings(game: PotGame) -> Iterator[Setting]:
    """The settings of a pot game's table that no hand is played by."""
    if game.needs_button or game.button.dead:
        yield Setting(
            "button_rule",
            "choice",
            "the button moves to the next player, or as in a tournament lies dead on empty seats",
            "dead" if game.button.dead else "moving",
            choices=("moving", "dead"),
            cite=game.button.dead,
        )
    if game.blinds and (posts := game.blinds.straddle or game.blinds.over_before):
        yield count(
            "straddle_seconds",
            "how long the cards wait for a player who may straddle or post an over-blind",
            game.blinds.late or posts,
            STRADDLE_SECONDS,
            least=0,
            most=60,
        )
    yield count(
        "away_limit",
        "minutes a player may be away before his chips and his seat are picked up",
        default=AWAY_MINUTES,
        most=24 * 60,
    )
    yield count(
        "away_hands", "hands that may be dealt without a player who is away; not counted if not set"
    )
