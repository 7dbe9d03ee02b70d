"""What a live table is opened with: its game, what is posted, and its chips."""

from __future__ import annotations

from typing import Any

from houseway import games
from houseway.money import Cents
from houseway.play.pot import PotGame
from houseway.server.shapes.live_tables import LiveTableForm
from houseway.server.tables.live_table import plain

COLOURS = [100 * each for each in (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000)]
MOST_COLOURS = 5


def opening(form: LiveTableForm) -> dict[str, Any]:
    """The posted settings, whole, and the chips that were named or suit them."""
    game = games.find(form.game)
    settings = game.read_settings(form.settings, complete=True)
    chips = sorted(set(form.chips)) or colours(game, settings)
    return {"game": game.id, "settings": plain(settings), "chips": chips}


def colours(game: Any, settings: Any) -> list[int]:
    """Chips that suit a table: the smallest goes into its smallest post."""
    stakes = game.at(settings).stakes(settings) if isinstance(game, PotGame) else None
    least = Cents(100)
    if stakes:
        forced = stakes.forced
        posts = [each for each in (forced.small_blind, forced.ante, forced.bring_in) if each]
        least = Cents(min(posts, default=stakes.limits.bets[0]))
    fits = [each for each in COLOURS if least % each == 0]
    first = COLOURS.index(fits[-1]) if fits else 0
    return COLOURS[first : first + MOST_COLOURS]
