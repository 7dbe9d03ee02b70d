"""Connections that keep the house waiting, or come in crowds, on a real server and real sockets."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any

import httpx2
import pytest
import uvicorn
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.run import listen, settings
from houseway.server.web.limits import Limits
from tests.server.houses import house_with

SMALL = Limits(
    connections=40,
    each=10,
    sockets=6,
    head_seconds=0.5,
    head_bytes=2000,
    body_seconds=0.5,
    idle_seconds=1.0,
    write_seconds=0.5,
)
HALF = b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: "


@contextmanager
def serving(url: str, house: House) -> Iterator[int]:
    """A server in a thread, at its port."""
    listening = listen("127.0.0.1", 0)
    config = settings(create_app(url, house), house.doors)
    server = uvicorn.Server(config)
    server.capture_signals = ExitStack  # type: ignore[method-assign]
    thread = threading.Thread(target=server.run, args=([listening],))
    thread.start()
    try:
        while not server.started:
            time.sleep(0.01)
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


@pytest.fixture
def port(sqlite_url: str, quick: House) -> Iterator[int]:
    with serving(sqlite_url, house_with(quick, doors=SMALL, sockets_each=3)) as found:
        yield found


def call(port: int, sent: bytes = b"", source: str = "127.0.0.1") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", port), 10, source_address=(source, 0))
    made.sendall(sent)
    return made


def heard(made: socket.socket) -> bytes:
    """All that comes until the other side closes; nothing, if it was cut off."""
    found = b""
    try:
        while more := made.recv(65_536):
            found += more
    except ConnectionError:
        return found
    return found


def test_half_a_request_is_waited_for_no_longer_than_it_says(port: int) -> None:
    with closing(call(port, HALF)) as slow, closing(call(port)) as silent:
        assert heard(slow).startswith(b"HTTP/1.1 408 ")
        assert heard(silent) == b""


def test_who_dribbles_gains_no_time(port: int) -> None:
    with closing(call(port, HALF)) as slow:
        began = time.monotonic()
        with pytest.raises(OSError):  # noqa: PT011
            while time.monotonic() - began < 10:
                slow.sendall(b"x")
                time.sleep(0.05)
        assert time.monotonic() - began < 5


def test_a_second_request_has_the_same_time(port: int) -> None:
    with closing(call(port, b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n")) as kept:
        assert kept.recv(4096).startswith(b"HTTP/1.1 200")
        kept.sendall(HALF)
        assert b"HTTP/1.1 408 " in heard(kept)


@pytest.mark.parametrize("lines", [[b"X: " + b"a" * 4000], [b"X%d: y" % n for n in range(500)]])
def test_long_headers_are_not_kept(port: int, lines: list[bytes]) -> None:
    with closing(call(port, b"GET / HTTP/1.1\r\n" + b"\r\n".join(lines) + b"\r\n\r\n")) as sent:
        assert heard(sent).startswith(b"HTTP/1.1 431 ")


def test_a_header_without_end_is_cut_off(port: int) -> None:
    taken = 0
    with closing(call(port, b"GET / HTTP/1.1\r\nX: ")) as endless, pytest.raises(ConnectionError):
        for _ in range(2000):
            taken += endless.send(b"a" * 10_000)
            time.sleep(0.001)
    assert taken < 10_000_000


def test_a_body_that_does_not_come_is_not_waited_for(port: int) -> None:
    head = b"POST /api/session/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{"
    with closing(call(port, head)) as slow:
        assert heard(slow).startswith(b"HTTP/1.1 408 ")


CHUNKED = b"POST /api/session/guest HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"


@pytest.mark.parametrize(
    ("begins", "goes_on"),
    [
        (CHUNKED, b"1;" + b"e" * 8000 + b"\r\na\r\n"),  # a byte, and much about it
        (CHUNKED + b"0\r\n", b"T: " + b"e" * 8000 + b"\r\n"),  # a body that is over, and then more
        (b"", b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n" * 200),  # all at once
    ],
    ids=["extensions", "trailers", "pipeline"],
)
def test_what_is_sent_around_requests_is_counted(
    sqlite_url: str, quick: House, begins: bytes, goes_on: bytes
) -> None:
    """Neither sizes of pieces nor trailers nor requests that are sent ahead fill the memory."""
    patient = house_with(quick, doors=Limits(head_bytes=2000))
    with (
        serving(sqlite_url, patient) as port,
        closing(call(port, begins)) as endless,
        pytest.raises(ConnectionError),
    ):
        for _ in range(4000):  # more than lies between two ends
            endless.sendall(goes_on)


def test_requests_that_are_sent_ahead_are_answered_in_turn(port: int) -> None:
    asked = b"GET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n"
    last = asked.replace(b"Host: x", b"Host: x\r\nConnection: close")
    with closing(call(port, asked * 9 + last)) as ahead:
        assert heard(ahead).count(b"HTTP/1.1 200 ") == 10


def test_a_body_may_come_in_small_pieces(port: int) -> None:
    pieces = b"".join(b"1\r\n%c\r\n" % each for each in b'{"name": "Piecemeal"}' + b" " * 4000)
    with closing(call(port, CHUNKED.replace(b"Host: x", b"Host: x\r\nConnection: close"))) as slow:
        slow.sendall(pieces + b"0\r\n\r\n")
        assert heard(slow).startswith(b"HTTP/1.1 4")  # without a type it is read, and is no form


def test_who_takes_nothing_leaves_no_trace_in_the_log(
    port: int, capfd: pytest.CaptureFixture[str]
) -> None:
    """Several requests are sent ahead and no answer is read: he is cut off, and nothing broke."""
    with closing(socket.socket()) as made:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.connect(("127.0.0.1", port))
        made.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 16)
        time.sleep(2 * SMALL.write_seconds)  # by then he was cut off
        heard(made)
    assert httpx2.get(f"http://127.0.0.1:{port}/api/health").json() == {"ok": True}
    told = capfd.readouterr()
    assert "Traceback" not in told.err
    assert "a request broke" not in told.out


def test_a_crowd_of_half_requests_keeps_nobody_out(port: int) -> None:
    """More than there are places for, from one address: whoever asks something is served."""
    with ExitStack() as crowd:
        for _ in range(60):
            crowd.enter_context(closing(call(port, HALF)))
        assert httpx2.get(f"http://127.0.0.1:{port}/api/health").json() == {"ok": True}


def test_a_crowd_from_everywhere_keeps_nobody_out(port: int) -> None:
    with ExitStack() as crowd:
        for number in range(80):
            made = call(port, HALF, source=f"127.0.1.{number % 8 + 1}")
            crowd.enter_context(closing(made))
        with closing(call(port, b"GET /api/health HTTP/1.0\r\n\r\n", source="127.0.2.1")) as asked:
            assert heard(asked).startswith(b"HTTP/1.1 200")


class Guest:
    """Somebody with a cookie."""

    def __init__(self, port: int) -> None:
        self.client = httpx2.Client(base_url=f"http://127.0.0.1:{port}")
        assert self.client.post("/api/session/guest").status_code == 200
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        self.headers = {"Cookie": cookie}
        self.ws = f"ws://127.0.0.1:{port}/api/tables/"

    def listens(self, table: str, source: str = "127.0.0.1") -> Any:
        url = f"{self.ws}{table}/live"
        return connect(url, additional_headers=self.headers, source_address=(source, 0))


def test_sockets_are_counted_by_account_and_by_address(port: int) -> None:
    posted = {"game": "three-card-poker@bclc", "settings": {"minimum": 500, "maximum": 50_000}}
    ann, bob, cat = Guest(port), Guest(port), Guest(port)
    table = ann.client.post("/api/tables", json=posted).json()["id"]
    for each in (ann, bob, cat):
        each.client.close()
    with ExitStack() as open_ones:
        for _ in range(3):
            open_ones.enter_context(ann.listens(table)).recv(5)
        with pytest.raises(InvalidStatus):
            ann.listens(table)
        for _ in range(3):
            open_ones.enter_context(bob.listens(table)).recv(5)
        with pytest.raises(InvalidStatus):
            cat.listens(table)
        open_ones.enter_context(cat.listens(table, source="127.0.3.1")).recv(5)
    with cat.listens(table) as again:  # those who have gone have left their places
        again.recv(5)


MASK = b"\0\0\0\0"  # which changes nothing
BROKEN_FRAMES = [
    b"\x81\x02hi",  # not masked
    b"\xf1\x82" + MASK + b"hi",  # bits that mean nothing here
    b"\x83\x80" + MASK,  # a kind that there is not
    b"\x80\x80" + MASK,  # a continuation of nothing
    b"\x89\xfe\x00\x7e" + MASK + b"x" * 126,  # a ping that is too long
    b"\x81\xff" + b"\xff" * 8 + MASK,  # as long as can be written
    b"\x81\xfe\x20\x00" + MASK + b"x" * 8192,  # longer than is read
    b"\x81\x82" + MASK + b"\xff\xfe",  # no text
    b"\x01\x81" + MASK + b"x" + b"\x00\xfe\x10\x00" + MASK + b"x" * 4096 + b"\x00\x80" + MASK,
    b"\x88\x81" + MASK + b"x",  # half a reason to go
]


def test_a_frame_that_is_none_ends_its_own_socket(port: int) -> None:
    """Whatever comes over a socket that is no message: it is closed, and the others are not."""
    posted = {"game": "three-card-poker@bclc", "settings": {"minimum": 500, "maximum": 50_000}}
    ann = Guest(port)
    table = ann.client.post("/api/tables", json=posted).json()["id"]
    asked = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    asked += "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    asked += f"Sec-WebSocket-Key: {'A' * 22}==\r\nCookie: {ann.headers['Cookie']}\r\n\r\n"
    with ann.listens(table) as steady:
        steady.recv(5)
        for frame in BROKEN_FRAMES:
            with closing(call(port, asked.encode())) as made:
                assert made.recv(4096).startswith(b"HTTP/1.1 101 "), frame
                made.sendall(frame)
                heard(made)  # until the other side closes it
        sits = {"do": "sit", "seat": 1, "buy_in": 5000}
        body = {"key": "k", "state": 0, "command": sits}
        answer = ann.client.post(f"/api/tables/{table}/commands", json=body)
        assert answer.status_code == 200
        assert '"your_seat":1' in steady.recv(5)
    ann.client.close()
