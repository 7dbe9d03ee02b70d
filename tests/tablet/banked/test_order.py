"""Cards are asked for in the order in which a dealer turns them, by each section's own clauses."""

from __future__ import annotations

import pytest

from houseway import games
from houseway.play import BankedGame
from houseway.tablet.banked import CardsKeyed, LiveRound
from houseway.tablet.banked.wanted import label_of
from tests.tablet.banked.keying import live_again, steps_of
from tests.tablet.banked.test_every_game import dealt

# As a round of two players goes; P1 and P2 are the first and the second clockwise, PD who banks.
TWO_HANDS = "Player Banker"
ORDER = {
    "mini-baccarat@bclc": TWO_HANDS,  # bclc-baccarat/1/8.3.4
    "dragon-bonus-baccarat@bclc": TWO_HANDS,  # as mini baccarat
    "ruyi-baccarat@bclc": TWO_HANDS,
    "ruyi-baccarat-ruby-9@bclc": TWO_HANDS,
    "ruyi-baccarat-commission@bclc": TWO_HANDS,
    "squeeze-midi-baccarat@bclc": TWO_HANDS,  # bclc-baccarat/3/4.3.5-4.3.8
    "classic-squeeze-midi-baccarat@bclc": TWO_HANDS,  # bclc-baccarat/4/4.3.5-4.3.8
    "full-baccarat@bclc": TWO_HANDS,  # bclc-baccarat/5/5.3.6, 5.3.7
    "three-card-baccarat@bclc": "Dealer P2 P1",  # bclc-baccarat/6/7.5.1.a, c
}


def order_of(game: str, seed: int) -> tuple[list[str], LiveRound]:
    """The places for which cards are asked, each once, and the round when all is keyed."""
    played = dealt(game, seed)
    live = live_again(played)
    asked: list[str] = []
    for step in steps_of(live, played):
        if isinstance(step, CardsKeyed):
            label = label_of(step.cards[0].place)
            asked += [label] if label not in asked else []
        live.take(step)
    return asked, live
