"""Who does the counting, and who hears how far it is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

Progress = Callable[[int, int], None]


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

    def over(self, function: Callable[[T], R], blocks: Sequence[T]) -> Iterator[R]:
        """The result of each block, in order."""
        done: Iterable[R] = (
            self.executor.map(function, blocks) if self.executor else map(function, blocks)
        )
        for number, result in enumerate(done, 1):
            if self.progress:
                self.progress(number, len(blocks))
            yield result
