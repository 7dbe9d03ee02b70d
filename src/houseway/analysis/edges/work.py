"""Who does the counting, and who hears how far it is."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from itertools import islice
from typing import TypeVar

from houseway.analysis.edges.kept_blocks import KeptBlocks

T = TypeVar("T")
R = TypeVar("R")

Progress = Callable[[int, int], None]

AHEAD = 64  # blocks that wait with an executor: enough for many workers, few enough to hold


@dataclass(frozen=True, slots=True)
class Work:
    """Blocks of work go to an executor, or are done here one after the other.

    A block's result does not depend on who did it: the same seed and settings give the same
    numbers to the last digit, on one core, on many, or on a cluster.
    """

    executor: Executor | None = None
    progress: Progress | None = None
    rounds: int = 0  # to play where there is no end of deals; 0 for as many as the game's own
    seed: int = 0
    thorough: bool = False  # also what takes longer than the edges: cards seen by mistake
    kept: KeptBlocks | None = None  # where sampled rounds are kept, to go on from

    def over(self, function: Callable[[T], R], blocks: Sequence[T]) -> Iterator[R]:
        """The result of each block, in order; progress hears of every one."""
        for number, result in enumerate(self.each(function, blocks), 1):
            if self.progress:
                self.progress(number, len(blocks))
            yield result

    def each(self, function: Callable[[T], R], blocks: Iterable[T]) -> Iterator[R]:
        """The result of each block, in order.

        Some blocks ahead are always with the executor; what nobody waits for is cancelled.
        """
        if not self.executor:
            yield from map(function, blocks)
            return
        left = iter(blocks)
        waiting: deque[Future[R]] = deque()
        try:
            for block in islice(left, AHEAD):
                waiting.append(self.executor.submit(function, block))
            while waiting:
                yield waiting.popleft().result()
                for block in islice(left, 1):
                    waiting.append(self.executor.submit(function, block))
        finally:
            for each in waiting:
                each.cancel()
