"""Progressive side bets: what they return, and the meter at which they cost nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from houseway.analysis.edges.dealt import count_table
from houseway.analysis.edges.paid import paid_by
from houseway.analysis.edges.results import Wager
from houseway.analysis.edges.work import Work
from houseway.cards import STANDARD
from houseway.hands import FIVE_CARD
from houseway.play.banked import BankedGame
from houseway.play.settings import Settings

SPOT = "progressive"
NO_METER = "the progressive is counted with nothing on the meter, unless one is posted; no envy"


def five_cards(game: BankedGame, settings: Settings, work: Work) -> Wager:
    """The bet on any five cards of the deck, however they are put together."""
    counts = count_table(game.pay_tables[SPOT], FIVE_CARD, 5, STANDARD, work)
    return on_meter(game, settings, counts)


def on_meter(game: BankedGame, settings: Settings, counts: Mapping[str, int]) -> Wager:
    """The bet with what the table's meter shows."""
    spot = game.spot(SPOT)
    posted = settings.get("meter")
    meter = posted if isinstance(posted, int) else 0
    assert spot
    assert spot.exactly
    found = paid_by(SPOT, game.pay_tables[SPOT], counts, spot.exactly, meter)
    return replace(found, meter=Fraction(meter, 100))
