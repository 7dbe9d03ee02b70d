"""A tournament of 10,000 entries: drawn, broken and balanced down to the last player."""

from __future__ import annotations

import random
import resource
import time

from houseway.money import Cents
from houseway.tournament import Event, Sealed, Setup, acts

ENTRIES = 10_000
TABLES = 1_112
MOST = 10  # seconds of CPU
MOST_OF_A_BUST = 0.02
MOST_MEMORY = 500  # MB


def test_ten_thousand_entries() -> None:
    """Every bust-out with all that follows from it: places, tables that break, moves."""
    rng, draw = random.Random(1), Sealed(b"a benchmark")
    started = time.process_time()
    event = Event(Setup(house="bcpc", event="deepstack", buy_in=Cents(2000), late=4))
    for at in range(ENTRIES):
        event.apply(acts.Enter(f"P{at}"))
    event.apply(acts.Seat(), draw=draw)
    event.apply(acts.DrawOrder(), draw=draw)
    assert len(event.tables) == TABLES
    names = list(event.players)
    rng.shuffle(names)
    busts = []
    while len(names) > 1:
        before = time.process_time()
        _bust(event, names.pop(), draw)
        busts.append(time.process_time() - before)
    event.apply(acts.End())
    took = time.process_time() - started
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    late = sorted(busts)[int(0.999 * len(busts))]
    print(f"\n10,000 entries: {took:.1f} s, a bust-out {1000 * sum(busts) / len(busts):.2f} ms, "
          f"99.9% under {1000 * late:.1f} ms, {memory} MB")  # fmt: skip
    assert took < MOST
    assert late < MOST_OF_A_BUST
    assert memory < MOST_MEMORY
    assert event.in_play == ENTRIES * event.setup.chips == event.players[names[0]].stack


def _bust(event: Event, name: str, draw: Sealed) -> None:
    chair = event.players[name].chair
    assert chair is not None
    others = (who for who in event.tables[chair.table].taken.values() if who != name)
    event.apply(acts.Bust(name, to=next(others, "")))
    while due := event.moves_due():
        event.apply(due, draw=draw)
