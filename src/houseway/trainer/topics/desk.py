"""Questions for the rulings desk: chips that were put out, and what they count as."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

from houseway.errors import HousewayError
from houseway.money import dollars, text
from houseway.play import Game
from houseway.play.pot.pot_game import PotGame
from houseway.rulings import rule_on, rules_on
from houseway.rulings.ruling import Ruling
from houseway.rulings.situations.wagers import Wager
from houseway.trainer.drill import Drill, Scene

SAID = ("", "", "call", "raise", "all in")
CHIPS = (25, 100, 500, 1000, 5000)
OTHERS = 3  # wrong answers beside the right one
TRIES = 40


def ruling(game: Game, seed: int) -> Drill | None:
    """What chips and words count as, by the rules of the game's house."""
    if not isinstance(game, PotGame) or not rules_on(game.house, Wager):
        return None
    rng = random.Random(seed)
    asked = _ruled(game.house, rng)
    if asked is None:
        return None
    given, found = asked
    wrong = _others(game.house, found.aloud, rng)
    if not wrong:
        return None
    choices = [found.aloud, *wrong]
    rng.shuffle(choices)
    return Drill(
        game.id,
        "ruling",
        seed,
        f"{_words(given)} What does it count as?",
        "one of",
        found.aloud,
        found.clause.gist,
        found.clause,
        Scene(),
        tuple(choices),
    )


def _ruled(house: str, rng: random.Random) -> tuple[Mapping[str, Any], Ruling] | None:
    """Chips thrown in against a bet, and what the house says to it."""
    big = rng.choice((50, 100, 200, 400))
    facing = rng.choice((0, big, rng.randint(2, 12) * big))
    given: dict[str, Any] = {
        "facing": dollars(facing),
        "blinds": (dollars(big // 2), dollars(big)),
        "chips": tuple(dollars(rng.choice(CHIPS)) for _ in range(rng.randint(1, 3))),
        "said": rng.choice(SAID),
    }
    try:
        return given, rule_on(house, Wager(**given))
    except (HousewayError, TypeError):
        return None


def _others(house: str, right: str, rng: random.Random) -> list[str]:
    """What the house says to other chips: wrong answers that sound as a right one does."""
    wrong: list[str] = []
    for _ in range(TRIES):
        other = _ruled(house, rng)
        if other and other[1].aloud not in (right, *wrong):
            wrong.append(other[1].aloud)
            if len(wrong) == OTHERS:
                break
    return wrong


def _words(given: Mapping[str, Any]) -> str:
    small, big = given["blinds"]
    facing = f"A bet of {text(given['facing'])} is before him" if given["facing"] else "No bet yet"
    said = f" and says “{given['said']}”" if given["said"] else " without a word"
    chips = " and ".join(f"a {text(chip)} chip" for chip in given["chips"])
    return f"Blinds {text(small)} and {text(big)}. {facing}. He puts out {chips}{said}."
