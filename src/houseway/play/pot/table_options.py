"""What a table may offer besides the game itself, and with what it does not go together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houseway.errors import BadSetting
from houseway.money import text
from houseway.play.settings import Settings

if TYPE_CHECKING:
    from houseway.play.pot.pot_game import PotGame


def check_run_twice(game: PotGame, settings: Settings, *, complete: bool) -> None:
    """Refuse a table that runs the board twice and bets or straddles as its section forbids."""
    twice = game.at(settings)
    if twice is game or twice.run_twice is None or twice.blinds is None:
        return
    if settings["limit"] not in twice.structures:
        raise BadSetting(
            f"the board is run twice at {' and '.join(twice.structures)} tables only",
            clause=twice.run_twice.structures,
        )
    if settings.get("mississippi"):
        raise BadSetting(
            "where the board may be run twice the button never straddles",
            clause=twice.blinds.no_button,
        )
    if complete and settings["max_bet"] is None:
        raise BadSetting(
            "where the board may be run twice 'max_bet' is posted: the most for a single bet",
            clause=twice.max_bet_cite,
        )


def check_kill(game: PotGame, settings: Settings) -> None:
    """Refuse a kill without limits to multiply, or one that the chips cannot pay."""
    kind, blinds = settings.get("kill"), settings.get("blinds")
    if game.kill is None or kind not in ("full", "half"):
        return
    if settings["limit"] != "limit":
        raise BadSetting(
            f"a kill multiplies the limits, and a {settings['limit']} table has none",
            clause=game.kill.limits,
        )
    if kind == "full" or not isinstance(blinds, tuple):
        return
    limits, chip = settings.get("limits"), settings["chip"]
    assert isinstance(chip, int)
    for amount in limits if isinstance(limits, tuple) else (blinds[1],):
        if 3 * amount % (2 * chip):
            raise BadSetting(
                f"one and a half times {text(amount)} cannot be paid in chips of {text(chip)}",
                clause=game.kill.half,
            )
