"""Real processes that are killed at any moment: what was answered has happened, once."""

import os
import random
import signal
import threading
import time
import uuid
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx2
import pytest

from houseway.server.house import Kept
from houseway.server.logs.verify import verify
from tests.nursery import Child, nursery
from tests.ports import free_port
from tests.server.test_run import OPENS_WITHIN

SERVE = """
import sys
from houseway.server.run import serve
db, port, workers = sys.argv[1:]
serve(db, "127.0.0.1", int(port), workers=int(workers))
"""
CYCLES = 8  # on each kind of database
SOAK_CYCLES = 1000
LONGEST = 0.25  # seconds that a house is open before it is killed


class Killed:
    """A server that is killed and started again, and a player who never gives up."""

    def __init__(self, db: str, workers: int) -> None:
        self.db, self.workers, self.port = db, workers, free_port()
        self.rng = random.Random(db[-6:] if workers == 1 else workers)
        self.house: Child | None = None
        self.client = httpx2.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=10)
        self.acknowledged: dict[str, Any] = {}
        self.view: dict[str, Any] = {}

    def start(self) -> None:
        """Open, and again for as long as one that is going still has the port."""
        ends = time.monotonic() + OPENS_WITHIN
        while time.monotonic() < ends:
            if not self.open:
                arguments = (self.db, str(self.port), str(self.workers))
                self.house = nursery().start(SERVE, *arguments)
            try:
                if self.client.get("/api/health").status_code == 200:
                    return
            except httpx2.TransportError:
                time.sleep(0.01)
        raise AssertionError("the server did not start")

    @property
    def open(self) -> bool:
        return self.house is not None and self.house.poll() is None

    def kill(self) -> None:
        """One of the workers, or the whole house; one that is gone already is let be."""
        house = self.house  # another may be open before this one is gone
        assert house is not None
        with suppress(FileNotFoundError, ProcessLookupError):
            children = Path(f"/proc/{house.pid}/task/{house.pid}/children")
            workers = [int(each) for each in children.read_text().split()]
            if self.workers > 1 and self.rng.random() < 0.7 and workers:
                os.kill(self.rng.choice(workers), signal.SIGKILL)
                return
            house.kill()  # what it leaves behind goes by itself
            house.wait()

    def stop(self) -> None:
        if self.house:
            self.house.terminate()
            self.house.wait()
        self.client.close()

    def do(self, **command: Any) -> None:
        """Give a command until it is answered, by the same key."""
        body = {"key": uuid.uuid4().hex, "state": self.view["state"], "command": command}
        answer = self.ask("POST", f"{self.table}/commands", body)
        if answer.status_code == 200:
            self.acknowledged[body["key"]] = (body, answer.json())
            self.view = answer.json()
            return
        assert answer.status_code == 409, answer.text
        self.view = self.ask("GET", self.table).json()

    @property
    def table(self) -> str:
        return f"/api/tables/{self.view['id']}"

    def ask(self, method: str, path: str, body: object = None) -> httpx2.Response:
        """Ask until the house is there to answer, and has the time for it."""
        while True:
            try:
                answer = self.client.request(method, path, json=body)
            except httpx2.TransportError:
                if not self.open:
                    self.start()
                continue
            if answer.status_code not in (429, 503):
                return answer
            time.sleep(0.1)  # asked faster than anybody may, or it has just opened

    def evening(self, cycles: int) -> None:
        self.start()
        assert self.client.post("/api/session/guest", json={"name": "Ann"}).status_code == 200
        limits = {"minimum": 500, "maximum": 50_000}
        posted = {"game": "mini-baccarat@bclc", "settings": limits}
        self.view = self.client.post("/api/tables", json=posted).json()
        self.do(do="sit", seat=1, buy_in=100_000)
        for _ in range(cycles):
            killer = threading.Timer(self.rng.uniform(0.0, LONGEST), self.kill)
            killer.start()
            while killer.is_alive():
                self.round()
            self.round()
        given = list(self.acknowledged.values())
        # Each by its key once more, the latest first: answers are kept for minutes, and there are
        # thousands after a thousand kills.
        for number, (body, first) in enumerate(reversed(given)):
            answer = self.ask("POST", f"{self.table}/commands", body).json()
            kept = number < Kept().answers
            let_go = "was done; look again" in answer.get("error", {}).get("message", "")
            assert answer == first or (let_go and not kept), answer

    def round(self) -> None:
        if self.view["phase"] == "betting" and self.view["your_seat"]:
            self.do(do="bet", bets={"player": 500})
            self.do(do="deal")


def killed(db: str, workers: int, cycles: int) -> None:
    server = Killed(db, workers)
    try:
        server.evening(cycles)
    finally:
        server.stop()
    report = verify(db)
    assert report.ok, str(report)
    assert len(server.acknowledged) >= cycles


@pytest.mark.long
def test_a_house_that_is_killed_again_and_again(tmp_path: Path) -> None:
    killed(str(tmp_path / "house.db"), 1, CYCLES)


@pytest.mark.long
def test_workers_that_are_killed_again_and_again(postgres_url: str) -> None:
    killed(postgres_url, 2, CYCLES)


@pytest.mark.soak
def test_a_thousand_kills(tmp_path: Path) -> None:
    killed(str(tmp_path / "house.db"), 1, SOAK_CYCLES)


@pytest.mark.soak
def test_a_thousand_kills_of_workers(postgres_url: str) -> None:
    killed(postgres_url, 2, SOAK_CYCLES)


def test_a_file_has_one_process(tmp_path: Path) -> None:
    from houseway.errors import BadInput
    from houseway.server.run import serve

    with pytest.raises(BadInput, match="2 workers need a PostgreSQL, and .* is a file"):
        serve(str(tmp_path / "house.db"), "127.0.0.1", 0, workers=2)
    with pytest.raises(BadInput, match="0 workers cannot be; give 1 to 64"):
        serve(str(tmp_path / "house.db"), "127.0.0.1", 0, workers=0)
