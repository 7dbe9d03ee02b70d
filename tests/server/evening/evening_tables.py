"""The tables of an evening: pot games of all three houses, with the options that they may post."""

from __future__ import annotations

import random
from typing import Any

from houseway import games

BLINDS = {"blinds": [100, 200], "minimum_buy_in": 2000, "maximum_buy_in": 40_000}
LIMIT = {**BLINDS, "limit": "limit", "limits": [200, 400]}
STUD = {"ante": 50, "limits": [200, 400], "minimum_buy_in": 2000, "maximum_buy_in": 40_000}
TIMED = {"collection_schedule": "chico/collection/poker-time.1-19.table", "collection_option": 1}
BY_HAND = {"collection_schedule": "chico/collection/poker-limit.1-38.table", "collection_tier": 1}
DEAL, JACKPOTS = "texas-holdem@bclc", ["bad-beat", "high-hand"]

KINDS: tuple[tuple[str, dict[str, Any]], ...] = (
    (DEAL, {**BLINDS, "mississippi": True}),
    (DEAL, {**BLINDS, "run_twice": True, "run_twice_preflop": True, "max_bet": 100_000}),
    (DEAL, {**BLINDS, "limit": "pot-limit", "round_small_blind": True}),
    (DEAL, {**LIMIT, "kill": "full", "newcomer_kills": True}),
    (DEAL, {**LIMIT, "kill": "half", "split_keeps_button": True, "new_player_must_post": False}),
    (DEAL, {**LIMIT, "rake": 10, "rake_cap": 400}),
    (DEAL, {**LIMIT, "jackpots": True}),
    (DEAL, {**BLINDS, "button_rule": "dead"}),
    ("pineapple-holdem@bclc", BLINDS),
    ("crazy-pineapple-holdem@bclc", BLINDS),
    ("3-2-1-holdem@bclc", {**BLINDS, "max_bet": 100_000}),
    ("seven-card-stud@bclc", STUD),
    ("asian-five-card-stud@bclc", STUD),
    ("mandarin-five-card-stud@bclc", STUD),
    ("omaha-hi-lo@bclc", {**BLINDS, "limit": "pot-limit"}),
    ("omaha@bclc", {**BLINDS, "new_player_must_post": False}),
    ("texas-holdem@bcpc", BLINDS),
    ("omaha@bcpc", {**LIMIT, "event": "stomaha"}),
    ("omaha@bcpc", {**BLINDS, "hole_cards": 6}),
    ("the-borg@bcpc", LIMIT),
    ("badugi@bcpc", LIMIT),
    ("2-7-triple-draw@bcpc", {**LIMIT, "button_rule": "moving"}),
    ("a-5-triple-draw@bcpc", LIMIT),
    ("stud@bcpc", LIMIT),
    ("razz@bcpc", {**LIMIT, "button_rule": "moving"}),
    ("stud-8@bcpc", LIMIT),
    ("sviten-special@bcpc", LIMIT),
    ("courcheval@bcpc", {**LIMIT, "button_rule": "moving"}),
    ("omaha-8@bcpc", LIMIT),
    ("pineapple@bcpc", LIMIT),
    ("texas-holdem@chico", {**BLINDS, "over_blinds": True}),
    ("texas-holdem@chico", {**LIMIT, **TIMED}),
    ("texas-holdem@chico", {**LIMIT, **BY_HAND}),
    ("omaha@chico", BLINDS),
    ("omaha-hi-lo@chico", LIMIT),
    ("seven-card-stud@chico", {**STUD, **BY_HAND}),
    ("seven-card-stud-hi-lo@chico", STUD),
    ("out-pops-the-devil@chico", BLINDS),
    ("out-pops-the-devil-split@chico", BLINDS),
    ("short-deck-holdem@chico", BLINDS),
    ("double-flop-holdem@chico", BLINDS),
    ("glory-hole-holdem@chico", BLINDS),
)


def form_of(kind: int, rng: random.Random) -> dict[str, Any]:
    """A table to be opened: few seats, so that they are wanted, and times that run out."""
    game, posted = KINDS[kind % len(KINDS)]
    settings = dict(posted)
    takes_part = settings.pop("jackpots", False)
    known = {each.name for each in games.find(game).settings}
    settings["seats"] = rng.randint(3, 6)
    settings["away_limit"] = rng.choice((1, 10, 30))
    if rng.random() < 0.3:
        settings["away_hands"] = rng.randint(1, 4)
    if "straddle_seconds" in known:
        settings["straddle_seconds"] = rng.choice((0, 5))
    form: dict[str, Any] = {"game": game, "settings": settings}
    if takes_part:  # five must be dealt in
        settings["seats"] = 7
        form |= {"jackpots": JACKPOTS, "bots": 4}
    elif rng.random() < 0.3:
        form["bots"] = rng.randint(1, 2)
    return form
