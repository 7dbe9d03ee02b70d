"""What a stranger may send: no body, header or setting breaks the house or keeps it busy."""

import json
import re
from collections.abc import Iterator
from typing import Any

import anyio
import pytest
from starlette.testclient import TestClient

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.web.guard import LONG_AT_ONCE, Guard
from houseway.server.web.limits import Limits
from tests.server.client import Client
from tests.server.houses import house_with

JSON = {"Content-Type": "application/json"}
ODD = [
    b"[" * 30_000,
    b'{"a":' * 10_000,
    b'{"name": NaN}',
    b'{"name": 1e999}',
    b"9" * 60_000,
    b'{"name": "\\ud800"}',
    b'{"name": "\xff\xfe"}',
    b'{"key": "\\ud800", "name": "\\udfff", "state": NaN, "seq": 1e400, "game": "\\ud800"}',
    b'{"key": ' + b"1" * 5000 + b"}",
    '{"name": "\u202e\u2066\u200b"}'.encode(),
]


@pytest.fixture
def any_client(each_url: str, quick: House) -> Iterator[TestClient]:
    with Client(create_app(each_url, quick)) as opened:
        yield opened


def test_no_body_breaks_a_route(any_client: TestClient) -> None:
    """Nested, endless, not a number, half a letter: whatever it is, it is refused in words."""
    client = any_client
    client.post("/api/session/guest", json={"name": "Ann"})
    paths = client.get("/api/openapi.json").json()["paths"]
    writes = [
        path.replace("{number}", "1").replace("{", "").replace("}", "")
        for path, methods in paths.items()
        if "post" in methods
    ]
    broken = []
    for path in writes:
        for body in ODD:
            answer = client.post(path, content=body, headers=JSON)
            if answer.status_code >= 500:
                broken.append((path, body[:40], answer.text[:200]))
    assert not broken


@pytest.mark.parametrize("host", ["[", "[::1", "a b", "", "a:b:c", "é", "x" * 500, "a/b?c#d@e"])
def test_no_host_breaks_a_picture(client: TestClient, host: str) -> None:
    """Addresses in pictures are made of what the caller says the house is called."""
    headers = {"Host": host.encode("latin-1")}
    for path in ("/api/clubs/none/tickets/AAAAAAAAAA/picture.svg", "/api/games", "/nothing"):
        assert client.get(path, headers=headers).status_code < 500  # type: ignore[arg-type]


def test_few_documents_are_read_at_a_time() -> None:
    """Hundreds of long bodies, sent before anybody is asked who he is, do not fill the memory."""
    told: list[int] = []
    all_there = anyio.Event()
    usual, wanted = 1000, 2 * LONG_AT_ONCE

    async def never(*_: Any) -> None:
        raise AssertionError("the card room was asked")

    guard = Guard(
        never, most=usual, limits=Limits(), document=10**6, documents=re.compile("/documents")
    )

    async def sends(address: str) -> None:
        parts = [b" " * (usual + 1)]

        async def receive() -> dict[str, Any]:
            if parts:
                return {"type": "http.request", "body": parts.pop(), "more_body": True}
            await all_there.wait()
            return {"type": "http.disconnect"}

        async def hears(message: Any) -> None:
            if message["type"] == "http.response.start":
                told.append(message["status"])
                if told.count(503) == wanted - LONG_AT_ONCE + 1:
                    all_there.set()

        scope = {"type": "http", "method": "POST", "path": "/documents", "headers": []}
        await guard({**scope, "query_string": b"", "client": (address, 1)}, receive, hears)

    async def crowd() -> None:
        async with anyio.create_task_group() as group:
            group.start_soon(sends, "192.0.2.0")
            for number in range(wanted):
                group.start_soon(sends, f"192.0.2.{number}")

    anyio.run(crowd)
    assert sorted(told) == [400] * LONG_AT_ONCE + [503] * (wanted - LONG_AT_ONCE + 1)
    told.clear()
    anyio.run(sends, "192.0.2.0")  # and there is place again


def test_chips_that_make_no_stack_are_not_tried_for_ever(client: TestClient) -> None:
    """An evening may be planned by anybody; a set of odd chips is refused after so many tries."""
    evening = {"players": 20, "stack": 10**9, "minutes": 240}
    sets = [
        {str(value): 10**9 for value in range(1, 21)},
        {str(10**8 + value * 7 + 1): 10**9 for value in range(20)},
        dict.fromkeys(map(str, (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)), 10**9),
    ]
    for chips in sets:
        answer = client.post("/api/night-structure", json={**evening, "chip_set": chips})
        assert answer.status_code == 400
        assert "tries" in json.loads(answer.text)["error"]["message"]


def test_clocks_are_followed_from_so_many_places(sqlite_url: str, quick: House) -> None:
    """A wall clock is sent for as long as somebody looks; it counts like a socket."""
    with Client(create_app(sqlite_url, house_with(quick, doors=Limits(sockets=1)))) as client:
        gallery = client.app.state.desk.gallery  # type: ignore[attr-defined]
        with gallery.standing("testclient"):
            assert client.get("/api/nights/none/clock").status_code == 409
        assert client.get("/api/nights/none/clock").status_code == 404
