"""Simulated rooms: `python -m tests.server.simulation FIRST [LAST]`; 1 if one breaks its word."""

from __future__ import annotations

import asyncio
import gc
import logging
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from houseway.server import diary
from houseway.server.database import store
from houseway.server.database.migrate import migrate
from houseway.server.database.store import Store, database
from tests.server.simulation.judge import Judge
from tests.server.simulation.players import GAMES, Heard, Network, Player
from tests.server.simulation.world import Said, Timeless, World

STEPS = (2, 4, 8, 24)  # of an evening, as the seed says
BETWEEN = 32  # evenings between two looks for what is left of them
MEMORY = Path("/dev/shm")  # the disk that may fail here is the world's, not the machine's
AGAIN = "PYTHONHASHSEED=0 python -m tests.server.simulation {}"


async def evening(world: World, judge: Judge, heard: Heard) -> None:
    """Three people, two tables, and all that can go wrong."""
    network = Network(world)
    players = [Player(name, network, heard) for name in ("Ann", "Bob", "Zoe")]
    world.calm = True
    for player in players:
        await player.comes()
    tables = [await players[0].opens(world.rng.choice(GAMES)) for _ in range(2)]
    world.calm = False
    for _ in range(world.rng.choice(STEPS)):
        at_once = world.rng.choice([1, 2, 3])
        steps = [world.rng.choice(players).step(tables) for _ in range(at_once)]
        await asyncio.gather(*steps)
        judge.money()
        judge.acknowledged()
        if world.rng.random() < 0.05:
            world.set_clock()
        await asyncio.sleep(world.rng.choice([0.0, 0.1, 1.0, 20.0]))
    world.calm = True
    for process in world.processes:
        process.die()


def simulate(seed: int, new_house: Path, folder: Path) -> Counter[str]:
    """One evening; raises if the room breaks its word."""
    path = Path(shutil.copy(new_house, folder / f"{seed}.db"))
    world, heard = World(seed, path), Heard()
    judge = Judge(path, heard)
    loop = Timeless()
    loop.set_exception_handler(lambda *_: None)
    try:
        with world.laws():
            loop.run_until_complete(evening(world, judge, heard))
    finally:
        for task in asyncio.all_tasks(loop):
            task.cancel()
        loop.close()
    judge.money()
    world.happened["acknowledged"] = len(heard.acknowledged)
    judge.acknowledged(everything=True)
    world.happened["views"] = judge.views()
    judge.books()
    judge.close()
    return world.happened


def new_house(folder: Path) -> Path:
    path = folder / "new.db"

    async def make() -> None:
        made = Store(database(str(path)))
        await migrate(made)
        await made.close()

    asyncio.run(make())
    return path


def main(first: int, last: int) -> int:
    logging.disable(logging.CRITICAL)
    diary.configure(logging.CRITICAL)
    diary.configure = lambda *_: None  # type: ignore[assignment]
    store.create_async_engine = Said()
    total: Counter[str] = Counter()
    began = time.process_time()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        made = new_house(Path(name))
        gc.collect()
        gc.freeze()  # what every evening has is not looked through after each
        gc.disable()
        for seed in range(first, last + 1):
            try:
                total.update(simulate(seed, made, Path(name)))
            except Exception as error:
                print(f"seed {seed}: {type(error).__name__}: {str(error)[:2000]}")
                print(f"again: {AGAIN.format(seed)}", flush=True)
                if first == last:
                    raise
                return 1
            if seed % BETWEEN == 0:
                gc.collect()
    told = ", ".join(f"{count} {what}" for what, count in sorted(total.items()))
    print(f"{last - first + 1} evenings: {told}; {time.process_time() - began:.1f} s of CPU")
    return 0


if __name__ == "__main__":
    low = int(sys.argv[1])
    sys.exit(main(low, int(sys.argv[2]) if len(sys.argv) > 2 else low))
