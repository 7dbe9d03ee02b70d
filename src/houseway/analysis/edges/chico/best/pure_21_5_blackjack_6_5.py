"""Pure 21.5 by the chart for the decks of the table."""

from __future__ import annotations

from houseway.analysis.best_play import kept_rules
from houseway.analysis.edges.chico.pure_letters import letters_for
from houseway.analysis.edges.chico.pure_policy import PlaysTheChart
from houseway.analysis.policies import Policy
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings


def policy(game: BankedGame, settings: Settings) -> Policy:
    decks = settings["decks"]
    assert isinstance(decks, int)
    takes_even = any("take even money" in rule for rule in kept_rules(game))
    return PlaysTheChart(letters=letters_for(decks), takes_even=takes_even)
