"""Engines side by side, each in a plain interpreter of its own, which play in turns.

A test's own interpreter is no fair place: some of them slow down with the depth of its calls, and
each would collect the garbage of the others.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parent.parent
CHILD = """
import random, sys, time, warnings
warnings.simplefilter("ignore")
from importlib import import_module
module, name = sys.argv[1].split(":")
hand = getattr(import_module(module), name)
if name.endswith("_hands"):  # made ready once
    hand = hand()
rng, clock = random.Random(1), time.process_time
hand(rng)
for seconds in map(float, sys.stdin):
    hands = decisions = 0
    start = clock()
    while (took := clock() - start) < seconds:
        for _ in range(5):
            decisions += hand(rng)
        hands += 5
    print(hands, decisions, took, flush=True)
"""


class Engine:
    """One engine: what it has played, in how much CPU time, and its best slice."""

    def __init__(self, where: str, sources: Path | None = None) -> None:
        found = {"PYTHONPATH": str(sources)} if sources else {}
        self._child = subprocess.Popen(
            [sys.executable, "-c", CHILD, where],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, **found},
        )
        self.hands = self.decisions = 0
        self.spent = self.best = 0.0

    def play(self, seconds: float) -> None:
        """Play for so much CPU time."""
        assert self._child.stdin
        assert self._child.stdout
        print(seconds, file=self._child.stdin, flush=True)
        hands, decisions, took = self._child.stdout.readline().split()
        self.hands += int(hands)
        self.decisions += int(decisions)
        self.spent += float(took)
        self.best = max(self.best, int(decisions) / float(took))

    @property
    def rate(self) -> float:
        """Decisions a second, over all slices."""
        return self.decisions / self.spent

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._child.communicate()  # the end of its input ends it

    def __str__(self) -> str:
        hands = self.hands / self.spent
        return f"{self.rate:>10,.0f} decisions/s, at best {self.best:>8,.0f} {hands:>9,.0f} hands/s"
