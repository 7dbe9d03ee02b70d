"""Rounds dealt at random, in numbered blocks: whoever deals one finds the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import cast

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.work import Work

BLOCK = 1 << 20
ROUNDS = 96 * BLOCK  # a wager at even odds then comes out to less than 0.01%
TWICE = 2 * ROUNDS  # where another play is told beside it, with an error of its own
SOME = 4 * BLOCK
MANY = 32 * BLOCK  # where the two plays often come out otherwise
OFTEN = 24 * BLOCK  # where the two plays are far apart

Counts = NDArray[np.int64]
Deal = Callable[[NDArray[np.uint64], int], Counts]


@dataclass(frozen=True, slots=True)
class Block:
    """Some rounds, numbered."""

    deal: Deal
    seed: int
    number: int
    rounds: int

    @property
    def name(self) -> str:
        """By which it is kept: whose deals, and which of them."""
        deal = getattr(self.deal, "func", self.deal).__name__
        return f"{deal} {self.seed} {self.number} {self.rounds}"


def count_rounds(deal: Deal, work: Work, usual: int = ROUNDS) -> Counts:
    """What `deal` counts, which is given a stream of random numbers and how many rounds."""
    rounds = work.rounds or usual
    blocks = [
        Block(deal, work.seed, number, min(BLOCK, rounds - at))
        for number, at in enumerate(range(0, rounds, BLOCK))
    ]
    found = work.kept.over(_dealt, blocks, work) if work.kept else work.over(_dealt, blocks)
    return cast("Counts", sum(found))


def count_some(deal: Deal, work: Work, most: int = SOME) -> Counts:
    """The same over fewer rounds, where two plays are compared in the same deals."""
    return count_rounds(deal, replace(work, rounds=min(work.rounds or most, most)))


def _dealt(block: Block) -> Counts:
    return block.deal(stream_of(block.seed, block.number), block.rounds)


def stream_of(seed: int, number: int) -> NDArray[np.uint64]:
    """The random numbers that belong to a block."""
    return np.random.SeedSequence([seed, number]).generate_state(1, np.uint64).astype(np.uint64)
