"""Whole rounds of Pure 21.5 Blackjack, random legal answers, through the public round on one core.

One player with a base wager against a player-dealer: the round is dealt, asked for its options,
played, settled as far as the bank covers, and its log kept.
"""

from __future__ import annotations

import random
import time

from houseway import games
from houseway.cards import Shoe, top_of
from houseway.money import Cents
from houseway.play import BankedGame, Layout
from houseway.play.banked.bank import Bank

SECONDS = 4.0  # of CPU
LEAST_A_SECOND = 5_000
MOST_CARDS = 60  # of the shoe that a round of one player can need
BONUSES = {"red_flex": Cents(500), "buster": Cents(500)}

GAME = games.find("pure-21.5-blackjack-6-5@chico")
assert isinstance(GAME, BankedGame)
DECK = GAME.deck_for(GAME.read_settings({}))


def play_round(layout: Layout, rng: random.Random) -> None:
    """Play one round to its end."""
    assert isinstance(GAME, BankedGame)
    round = GAME.round(layout, Shoe(top_of(DECK, MOST_CARDS, rng)))
    while (options := round.options()) is not None:
        round.play(options.choose(rng))
    assert round.settlement.lines


def rate(layout: Layout) -> float:
    """Rounds a second of CPU time."""
    rng, played = random.Random(1), 0
    play_round(layout, rng)
    start = time.process_time()
    while time.process_time() - start < SECONDS:
        for _ in range(20):
            play_round(layout, rng)
        played += 20
    return played / (time.process_time() - start)


def test_rounds_a_second() -> None:
    bank, base = Bank(8, Cents(500_000)), {"base": Cents(1_000)}
    alone = rate(Layout({1: base}, bank=bank))
    bonuses = rate(Layout({1: {**base, **BONUSES}}, bank=bank))
    three = rate(Layout({seat: {**base, **BONUSES} for seat in (1, 2, 3)}, bank=bank))
    print(f"\none player          {alone:>9,.0f} rounds/s")
    print(f"with both bonuses   {bonuses:>9,.0f} rounds/s")
    print(f"three players       {three:>9,.0f} rounds/s {3 * three:>9,.0f} hands/s")
    assert alone >= LEAST_A_SECOND
