"""Questions about settling with the bank: which wagers win, what they pay, and in which order."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from houseway.money import text
from houseway.play import BankedRound, Game, Round
from houseway.trainer.deals import finished, settled_scene
from houseway.trainer.drill import Drill
from houseway.wagers import Line, Result

RESULTS = (Result.WINS, Result.LOSES, Result.PUSHES)
MOST_IN_ORDER = 5


def result(game: Game, seed: int) -> Drill | None:
    """Whether one wager wins, loses or pushes."""
    asked = _one(game, seed)
    if asked is None:
        return None
    round, line = asked
    return Drill(
        game.id,
        "result",
        seed,
        f"{whose(line)}, {text(line.stake)}: does it win, lose or push?",
        "one of",
        line.result.value,
        line.reason,
        line.clause,
        settled_scene(round),
        tuple(each.value for each in RESULTS),
    )


def pays(game: Game, seed: int) -> Drill | None:
    """What one wager brings or costs its player."""
    asked = _one(game, seed)
    if asked is None:
        return None
    round, line = asked
    odds = f", {line.odds}" if line.odds and line.net > 0 else ""
    return Drill(
        game.id,
        "pays",
        seed,
        f"{whose(line)}, {text(line.stake)}: what is it paid? Less than nothing if it is taken.",
        "change",
        int(line.net),
        f"{line.result.value}{odds}: {line.reason}",
        line.clause,
        settled_scene(round),
    )


def order(game: Game, seed: int) -> Drill | None:
    """Which wager is settled first, and which then."""
    round = finished(game, seed)
    lines = _wagers(round)
    names = [whose(line) for line in lines]
    if len(set(names)) < 3 or len(set(names)) != len(names):
        return None
    start = random.Random(seed).randrange(max(1, len(lines) - MOST_IN_ORDER + 1))
    right = tuple(names[start : start + MOST_IN_ORDER])
    last = lines[start + len(right) - 1]
    shuffled = list(right)
    random.Random(seed).shuffle(shuffled)
    return Drill(
        game.id,
        "order",
        seed,
        "In which order are these settled?",
        "order",
        right,
        f"the last of them: {last.reason}",
        last.clause,
        settled_scene(round),
        tuple(sorted(shuffled)),
    )


def whose(line: Line) -> str:
    """A wager as the table speaks of it: "seat 3, pair plus"."""
    spot = line.spot.replace("_", " ")
    who = "dealer" if line.seat == 0 else f"seat {line.seat}"
    hand = f" ({line.hand})" if line.hand else ""
    return f"{who}, {spot}{hand}"


def _wagers(round: Round[Any]) -> list[Line]:
    """Bets of the players themselves that came out one way or another."""
    if not isinstance(round, BankedRound):
        return []
    return [
        line
        for line in round.settlement
        if line.stake and line.result in RESULTS and not line.tip and not line.by
    ]


def _one(game: Game, seed: int) -> tuple[Round[Any], Line] | None:
    """A wager to ask about; one that is settled in one line, so that everybody knows which."""
    round = finished(game, seed)
    times = Counter(whose(line) for line in round.settlement if line.stake and not line.tip)
    alone = [line for line in _wagers(round) if times[whose(line)] == 1]
    return (round, random.Random(seed).choice(alone)) if alone else None
