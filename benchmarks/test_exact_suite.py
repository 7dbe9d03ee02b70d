"""All that is counted exactly, in one run: each game's time, the sum, and the most memory.

Two threads share the work, as `houseway edge` has it. Kernels that are not on disk yet are compiled
by the first who wants them, which is measured with it: run it twice on a fresh machine.
"""

from __future__ import annotations

import resource
import time
from concurrent.futures import ThreadPoolExecutor

from houseway import games
from houseway.analysis.edges import Work, analyse, find
from houseway.play.banked import BankedGame

CORES = 2
MOST = 360  # seconds on two cores that have nothing else to do
PEAK = 4 << 20  # kilobytes
A_FEW = 1 << 10  # rounds of games that are sampled: their side bets are what is counted


def test_the_whole_exact_suite_in_one_run() -> None:
    counted = [game for game in games.catalogue().values()
               if isinstance(game, BankedGame) and find(game)]  # fmt: skip
    began = time.perf_counter(), time.process_time()
    print(f"\n{'':<34} {'seconds':>8} {'of CPU':>8}")
    with ThreadPoolExecutor(CORES) as threads:
        for game in counted:
            start = time.perf_counter(), time.process_time()
            analyse(game, work=Work(threads, rounds=A_FEW))
            tell(game.id, start)
    spent = tell(f"{len(counted)} games", began)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print(f"at most {peak / 1024:,.0f} MB")
    assert spent < MOST * CORES
    assert peak < PEAK


def tell(what: str, start: tuple[float, float]) -> float:
    """One line: what it took by the clock, and of all threads together."""
    wall, cpu = time.perf_counter() - start[0], time.process_time() - start[1]
    print(f"{what:<34} {wall:>8.1f} {cpu:>8.1f}", flush=True)
    return cpu
