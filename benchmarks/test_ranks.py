"""Hands ranked in a second, on one core, beside eval7, phevaluator, treys and pokerkit.

All rank the same random seven-card hands in one run: the peers one call at a time, as they
offer nothing else, with their cards made beforehand; ours from an array of card indices.
CPU time is measured, the best of some rounds.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import comb
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from houseway.analysis import count_seven_card_hands, values
from houseway.cards import BLANK, JOKER, STANDARD
from houseway.hands import FIVE_CARD, RANKINGS

pytestmark = pytest.mark.filterwarnings("ignore")  # what the peers import is old

LEAST_A_SECOND = 100e6
LEAST_RATIO = 60
LEAST_OMAHA = 5e6
LEAST_JOKER = 20e6
LEAST_SCALAR = 300_000
MOST_SECONDS = 2.0

HANDS = 1_000_000
CALLS = 20_000
CARDS = (*STANDARD, JOKER, BLANK)
JOKER_RANKINGS = {
    "joker-five-card": 7,
    "chico-joker-five-card": 7,
    "fortune-bonus": 7,
    "chico-fortune-bonus": 7,
    "pai-gow-progressive": 7,
    "pai-gow-ace-high": 7,
    "insurance": 7,
    "joker-two-card": 2,
    "fortune-asia-four-card": 4,
    "chico-54": 7,
    "nine-low-wild": 7,
}
JOKER_OMAHA = ("omaha-54", "omaha-nine-low-wild")


def deal(pack: int, size: int, hands: int = HANDS) -> NDArray[np.uint8]:
    rng = np.random.default_rng(size)
    rows = [
        np.argpartition(rng.random((hands // 10, pack)), size - 1, axis=1)[:, :size]
        for _ in range(10)
    ]
    return np.concatenate(rows).astype(np.uint8)


def rate(work: Callable[[], object], count: int, rounds: int = 7) -> float:
    """How many a second, in the best of some rounds."""
    return rates({"": (work, count)}, rounds)[""]


def rates(works: dict[str, tuple[Callable[[], object], int]], rounds: int) -> dict[str, float]:
    """How many a second each does in its best round; all take turns, so that noise is shared."""
    for work, _ in works.values():
        work()
    best = dict.fromkeys(works, float("inf"))
    gc.disable()  # the peers' cards are many objects; nobody shall pay for looking through them
    try:
        for _ in range(rounds):
            for name, (work, _) in works.items():
                start = time.process_time()
                work()
                best[name] = min(best[name], time.process_time() - start)
    finally:
        gc.enable()
    return {name: count / best[name] for name, (_, count) in works.items()}


def peers(cards: NDArray[np.uint8]) -> dict[str, tuple[Callable[[], object], int]]:
    """The peers, each with the hands as it likes them."""
    import eval7
    import phevaluator
    import pokerkit
    import treys

    rows = cards.tolist()
    text = [[str(STANDARD[i]) for i in row] for row in rows]
    of_eval7 = [[eval7.Card(each) for each in row] for row in text]
    of_treys = [[treys.Card.new(each) for each in row] for row in text]
    of_pokerkit = [tuple(pokerkit.Card.parse("".join(row))) for row in text[: CALLS // 20]]
    evaluator = treys.Evaluator()
    pokerkit_hand: Any = pokerkit.StandardHighHand

    def by_pokerkit() -> object:
        return [pokerkit_hand.from_game(row[:2], row[2:]) for row in of_pokerkit]

    works: dict[str, Callable[[], object]] = {
        "eval7": lambda: [eval7.evaluate(row) for row in of_eval7],
        "phevaluator": lambda: [phevaluator.evaluate_cards(*row) for row in rows],
        "treys": lambda: [evaluator.evaluate(row[:5], row[5:]) for row in of_treys],
    }
    found = {name: (work, len(rows)) for name, work in works.items()}
    return {**found, "pokerkit": (by_pokerkit, len(of_pokerkit))}


def test_seven_cards_beside_peers() -> None:
    """At least 100 million a second, at least 60 times the fastest peer."""
    cards = deal(52, 7)
    held = [[STANDARD[i] for i in row] for row in cards[:CALLS].tolist()]
    theirs = peers(cards[:CALLS])
    found = rates(
        {
            "houseway, batch": (lambda: values("five-card", cards), HANDS),
            "houseway, scalar": (lambda: [FIVE_CARD.value(row) for row in held], CALLS),
            **theirs,
        },
        rounds=15,
    )
    ours = found["houseway, batch"]
    ratio = ours / max(found[name] for name in theirs)
    print()
    for name, speed in found.items():
        print(f"{name:<18}{speed:>14,.0f} hands/s {ours / speed:>12,.0f} times slower")
    print(f"ratio to the fastest peer {ratio:.1f} (at least {LEAST_RATIO})")
    assert ours >= LEAST_A_SECOND
    assert ratio >= LEAST_RATIO
    assert found["houseway, scalar"] >= LEAST_SCALAR


def test_all_seven_card_hands_on_two_cores() -> None:
    """All 133,784,560 of them in under two seconds."""
    with ThreadPoolExecutor(2) as workers:
        count_seven_card_hands(workers)
        start = time.perf_counter()
        counts = count_seven_card_hands(workers)
        spent = time.perf_counter() - start
    print(f"\nall seven-card hands {spent:6.2f} s on two cores (at most {MOST_SECONDS})")
    assert sum(counts.values()) == comb(52, 7)
    assert spent < MOST_SECONDS


def test_omaha() -> None:
    """Four hole cards and five on the board: at least 5 million a second."""
    import phevaluator

    cards = deal(52, 9, HANDS // 5)
    hole, board = cards[:, :4].copy(), cards[:, 4:].copy()
    ours = rate(lambda: values("omaha", hole, board), len(cards))
    evaluate: Any = phevaluator.evaluate_omaha_cards
    rows = np.concatenate([board, hole], axis=1)[:CALLS].tolist()
    theirs = rate(lambda: [evaluate(*row) for row in rows], CALLS, rounds=3)
    print(
        f"\nhouseway     {ours:>12,.0f} Omaha hands/s (at least {LEAST_OMAHA:,.0f})"
        f"\nphevaluator  {theirs:>12,.0f} Omaha hands/s {ours / theirs:>8,.1f} times slower"
    )
    assert ours >= LEAST_OMAHA


def test_joker_rankings() -> None:
    """Each at least 20 million a second, Omaha's too."""
    print()
    found = {}
    for name, size in {**JOKER_RANKINGS, **dict.fromkeys(JOKER_OMAHA, 9)}.items():
        cards = deal(len(RANKINGS[name].deck), size, HANDS // 2)
        parts = (cards[:, :4].copy(), cards[:, 4:].copy()) if name in JOKER_OMAHA else (cards,)
        found[name] = rate(partial(values, name, *parts), len(cards), rounds=25)
        print(f"{name:<24} {found[name]:>14,.0f} hands/s")
    assert min(found.values()) >= LEAST_JOKER


def test_every_ranking() -> None:
    """What to expect of each ranking, one core."""
    print()
    rng = np.random.default_rng(1)
    for name, ranking in RANKINGS.items():
        deck = np.array([each.index for each in ranking.deck[:104]], dtype=np.uint8)
        hole, board = (4, 5) if name.startswith("omaha") else (min(ranking.most, 7), 0)
        order = np.argpartition(rng.random((100_000, deck.size)), hole + board - 1, axis=1)
        cards = deck[order[:, : hole + board]]
        parts = (cards[:, :hole].copy(), cards[:, hole:].copy() if board else None)
        found = rate(lambda name=name, parts=parts: values(name, *parts), len(cards), rounds=3)  # type: ignore[misc]
        print(f"{name:<28} {hole}+{board} {found / 1e6:>8,.1f} million hands/s")
        assert found >= 500_000
