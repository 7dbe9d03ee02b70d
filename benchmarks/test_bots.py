"""Bot matches: a style against the plain bot, in every pot game, and what a decision costs."""

from __future__ import annotations

import os

import pytest
from benchmarks.bot_match import match

from houseway import games
from houseway.floor.bot_styles import BEST, STYLES
from houseway.play.pot import PotGame

DEALS = int(os.environ.get("HOUSEWAY_BOT_DEALS", "100"))
HOLDEM_DEALS = 10 * DEALS
LEAST = 30  # big blinds won in a hundred hands of no-limit hold'em
MOST = 0.020  # seconds of CPU for a decision
POT_GAMES = {game.id: game for game in games.catalogue().values() if isinstance(game, PotGame)}


def test_the_best_style_beats_the_plain_bot_at_no_limit_holdem() -> None:
    found = match(POT_GAMES["texas-holdem@bclc"], BEST, HOLDEM_DEALS, limit="no-limit")
    print(f"\n{BEST.name} at no-limit hold'em: {found}")
    assert found.won - found.error > LEAST
    assert found.decision < MOST


@pytest.mark.parametrize("id", POT_GAMES)
def test_the_best_style_wins_in_every_pot_game(id: str) -> None:
    found = match(POT_GAMES[id], BEST, DEALS)
    print(f"\n{BEST.name} at {id}: {found}")
    assert found.won > 0
    assert found.decision < MOST


@pytest.mark.parametrize("name", STYLES)
def test_every_style_has_a_character(name: str) -> None:
    """What each makes of the same deals of hold'em."""
    found = match(POT_GAMES["texas-holdem@bclc"], STYLES[name], DEALS, limit="no-limit")
    print(f"\n{name} at no-limit hold'em: {found}")
    assert found.raises > 0
