"""Rounds dealt at random by a kernel, in numbered blocks: whoever deals one finds the same."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import cast

import numpy as np
from numpy.typing import NDArray

from houseway.analysis.edges.work import Work

BLOCK = 1 << 20
ROUNDS = 80 * BLOCK  # a wager at even odds then comes out to about 0.01%

Counts = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Block:
    """Some rounds, numbered."""

    deal: Callable[[NDArray[np.uint64], int], Counts]
    seed: int
    number: int
    rounds: int


def count_rounds(deal: Callable[[NDArray[np.uint64], int], Counts], work: Work) -> Counts:
    """What `deal` counts, which is given a stream of random numbers and how many rounds."""
    rounds = work.rounds or ROUNDS
    blocks = [
        Block(deal, work.seed, number, min(BLOCK, rounds - at))
        for number, at in enumerate(range(0, rounds, BLOCK))
    ]
    return cast("Counts", sum(work.over(_dealt, blocks)))


def _dealt(block: Block) -> Counts:
    return block.deal(stream_of(block.seed, block.number), block.rounds)


def stream_of(seed: int, number: int) -> NDArray[np.uint64]:
    """The random numbers that belong to a block."""
    return np.random.SeedSequence([seed, number]).generate_state(1, np.uint64).astype(np.uint64)
