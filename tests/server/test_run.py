"""The real server in a process of its own: started, killed in the middle, started again."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import httpx2
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from houseway.server.errors import BadDatabase, PortInUse
from houseway.server.logs.verify import verify
from houseway.server.run import listen, serve
from tests.nursery import Child, nursery
from tests.ports import free_port

OPENS_WITHIN = 60  # seconds, on a machine that has other work
START = """
import sys
from houseway.server.house import House, Rates
from houseway.server.run import serve
from houseway.server.web.limits import Rate
quick = Rates(commands=Rate(burst=100_000, per_second=100_000.0))
serve(sys.argv[1], "127.0.0.1", {}, House(rates=quick))
"""  # for players who are quicker than any person


# A server that may keep its bytecode starts in half the time, as an installed one does.
_ENVIRONMENT = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}


class Server:
    """A server process, and somebody at it."""

    def __init__(self, db: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = self._started(db)
        self._wait()

    def _started(self, db: Path) -> Child | subprocess.Popen[bytes]:
        return nursery().start(START.format(self.port), str(db))

    def _wait(self) -> None:
        ends = time.monotonic() + OPENS_WITHIN
        with httpx2.Client(base_url=self.url) as client:
            while time.monotonic() < ends:
                try:
                    if client.get("/api/health").json() == {"ok": True}:
                        return
                except httpx2.TransportError:
                    assert self.process.poll() is None, "the server did not start"
                    time.sleep(0.02)
        raise AssertionError("the server did not answer")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Anew(Server):
    """One that starts from nothing, as a real one does, and gives no warning."""

    def _started(self, db: Path) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [sys.executable, "-c", START.format(self.port), str(db)],
            stdout=subprocess.DEVNULL,
            env={**_ENVIRONMENT, "PYTHONWARNINGS": "error"},
        )


@pytest.fixture
def guest() -> Iterator[Any]:
    """Lets guests in, and sees them out when the test is over."""
    with ExitStack() as stack:
        yield lambda url, name: stack.enter_context(closing(Guest(url, name)))


@contextmanager
def running(db: Path, kind: type[Server] = Server) -> Iterator[Server]:
    server = kind(db)
    try:
        yield server
    finally:
        server.process.terminate()
        assert server.process.wait(10) in (0, -signal.SIGTERM, -signal.SIGKILL)


class Guest:
    """A player whose browser keeps its cookie while the server comes and goes."""

    def __init__(self, url: str, name: str) -> None:
        self.client = httpx2.Client(base_url=url)
        self.client.post("/api/session/guest", json={"name": name})
        self.view: Any = None

    def at(self, url: str) -> None:
        self.client.base_url = httpx2.URL(url)

    def close(self) -> None:
        self.client.close()

    def open(self, game: str, **form: Any) -> None:
        answer = self.client.post("/api/tables", json={"game": game, **form})
        assert answer.status_code == 200, answer.text
        self.view = answer.json()

    def do(self, do: str, **command: Any) -> Any:
        body = {"key": uuid.uuid4().hex, "state": self.view["state"]}
        answer = self.client.post(
            f"/api/tables/{self.view['id']}/commands",
            json={**body, "command": {"do": do, **command}},
        )
        assert answer.status_code == 200, answer.text
        self.view = answer.json()
        return self.view

    def look(self) -> Any:
        self.view = self.client.get(f"/api/tables/{self.view['id']}").json()
        return self.view


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path, guest: Any) -> None:
    db = tmp_path / "house.db"
    with running(db) as server:
        ann, bob = guest(server.url, "Ann"), guest(server.url, "Bob")
        ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 50_000})
        ann.do("sit", seat=1, buy_in=20_000)
        ann.do("bet", bets={"ante": 1000, "pair_plus": 500})
        ann.do("deal")
        bob.open("texas-holdem@bclc", settings={"blinds": [100, 200], "minimum_buy_in": 10_000})
        cat = guest(server.url, "Cat")
        cat.view = bob.view
        bob.do("sit", seat=1, buy_in=20_000)
        cat.do("sit", seat=2, buy_in=20_000)
        bob.do("deal")
        hand = {1: bob, 2: cat}
        hand[bob.view["round"]["to_act"]].look()
        hand[bob.view["round"]["to_act"]].do("act", action={"act": "call"})
        before = [each.look() for each in (ann, bob, cat)]
        server.kill()
    with running(db) as server:
        for each in (ann, bob, cat):
            each.at(server.url)
        assert [each.look() for each in (ann, bob, cat)] == before
        view = ann.do("act", action={"act": "stake", "spot": "play", "amount": 1000})
        assert view["round"]["over"]
        assert (
            view["round"]["seats"][0]["hands"][0]["cards"]
            == before[0]["round"]["seats"][0]["hands"][0]["cards"]
        )
        while bob.look()["phase"] == "playing":
            actor = hand[bob.view["round"]["to_act"]]
            actor.look()
            actor.do("act", action={"act": "check"})
        for seat, each in hand.items():
            cards = each.look()["round"]["seats"][seat - 1]["hands"][0]["cards"]
            assert cards == before[seat]["round"]["seats"][seat - 1]["hands"][0]["cards"]
        stacks = sum(seat["stack"] for seat in bob.view["seats"])
        assert stacks == 40_000
        for each in (ann, bob, cat):
            each.do("leave")
        wallets = sum(each.client.get("/api/me").json()["wallet"] for each in (bob, cat))
        assert wallets == 200_000
    report = verify(str(db))
    assert report.ok, str(report)
    assert report.rounds == 2


def test_a_server_killed_between_any_two_moments_loses_nothing(tmp_path: Path, guest: Any) -> None:
    """Commands are thrown at the server while it dies; what was answered has happened."""
    db = tmp_path / "house.db"
    answered = 0
    with running(db) as server:
        ann = guest(server.url, "Ann")
        ann.open("mini-baccarat@bclc", settings={"minimum": 500, "maximum": 50_000})
        ann.do("sit", seat=1, buy_in=50_000)
        spot = next(
            each["name"]
            for each in ann.client.get("/api/games/mini-baccarat@bclc").json()["spots"]
            if each["opening"]
        )
        killer = Timer(0.6, server.process.kill)
        killer.start()
        try:
            while True:
                ann.do("bet", bets={spot: 500})
                answered = ann.do("deal")["round_number"]
        except httpx2.TransportError:
            killer.join()
        server.process.wait()
    with running(db) as server:
        ann.at(server.url)
        assert answered <= ann.look()["round_number"] <= answered + 1
        assert answered > 0
    report = verify(str(db))
    assert report.ok, str(report)


def test_a_browser_listens_over_a_real_socket(tmp_path: Path, guest: Any) -> None:
    with running(tmp_path / "house.db", Anew) as server:
        ann, bob = guest(server.url, "Ann"), guest(server.url, "Bob")
        ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 50_000})
        url = f"ws{server.url[4:]}/api/tables/{ann.view['id']}/live"
        cookie = {"Cookie": "; ".join(f"{k}={v}" for k, v in ann.client.cookies.items())}
        with connect(url, additional_headers=cookie, origin=Origin(server.url)) as heard:
            assert json.loads(heard.recv(5)) == ann.view
            bob.view = ann.view
            bob.do("sit", seat=2, buy_in=5000)
            assert json.loads(heard.recv(5))["seats"][0]["name"] == "Bob"
            heard.send("x" * 5000)  # more than the house reads
            with pytest.raises(ConnectionClosed):
                heard.recv(5)
        for headers, origin in [(cookie, "http://elsewhere"), ({}, server.url)]:
            with (
                pytest.raises(InvalidStatus, match="403"),
                connect(url, additional_headers=headers, origin=Origin(origin)),
            ):
                pass
        with connect(url, additional_headers=cookie) as heard:
            heard.recv(5)
            server.process.terminate()  # a viewer who stays does not hold the door open
            assert server.process.wait(5) in (0, -signal.SIGTERM)


def test_a_port_in_use_is_one_clear_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(PortInUse) as refused:
            serve(str(tmp_path / "house.db"), "127.0.0.1", port)
    assert refused.value.message == (
        f"port {port} on 127.0.0.1 is in use; stop what listens there or give another --port"
    )


def test_a_database_that_cannot_be_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("not a database at all, " * 100)
    with pytest.raises(BadDatabase, match="cannot be opened: file is not a database"):
        serve(str(tmp_path / "x.db"), "127.0.0.1", 0)


def test_a_port_that_cannot_be_is_refused() -> None:
    with pytest.raises(PortInUse, match="a port is 0 to 65535"):
        listen("127.0.0.1", 99_999)
    with pytest.raises(PortInUse, match=r"cannot listen on 192.0.2.1 port 0"):
        listen("192.0.2.1", 0)
