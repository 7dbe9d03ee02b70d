"""Listening to a table: who may, what is sent, and what is not listened to."""

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from houseway.server.app import create_app
from houseway.server.house import House
from houseway.server.web.limits import Rate
from tests.server.client import Client
from tests.server.houses import house_with

GAME, LIMITS = "three-card-poker@bclc", {"minimum": 500, "maximum": 50_000}


@pytest.fixture
def ann(person: Callable[[str], Any]) -> Any:
    ann = person("Ann")
    ann.open(GAME, settings=LIMITS)
    return ann


def test_the_view_comes_at_once_and_after_every_change(ann: Any, person: Any) -> None:
    with ann.listen() as socket:
        assert socket.receive_json() == ann.look()
        bob = person("Bob")
        bob.look(ann.view["id"])
        bob.do("sit", seat=2, buy_in=5000)
        heard = socket.receive_json()
        assert [seat["name"] for seat in heard["seats"]] == ["Bob"]
        assert heard["your_seat"] is None
        socket.send_text("ping")
        ann.do("sit", seat=1, buy_in=5000)
        assert socket.receive_json()["your_seat"] == 1


def _refused(client: TestClient, path: str, headers: dict[str, str]) -> bool:
    try:
        with client.websocket_connect(path, headers=headers) as socket:
            socket.receive_json()
            return False
    except WebSocketDisconnect:
        return True


def test_only_the_signed_in_may_listen(client: TestClient, ann: Any) -> None:
    path = f"/api/tables/{ann.view['id']}/live"
    assert _refused(client, path, {})
    assert _refused(client, path, {"Authorization": "Bearer nonsense"})
    assert not _refused(client, path, ann.headers)


def test_a_page_from_elsewhere_may_not_listen(client: TestClient, ann: Any) -> None:
    path = f"/api/tables/{ann.view['id']}/live"
    assert _refused(client, path, {**ann.headers, "Origin": "https://elsewhere"})
    assert not _refused(client, path, {**ann.headers, "Origin": "http://testserver"})


def test_a_cookie_is_enough_in_a_browser(client: TestClient, ann: Any) -> None:
    client.post("/api/session/guest")
    assert not _refused(client, f"/api/tables/{ann.view['id']}/live", {})


def test_there_must_be_a_table(client: TestClient, ann: Any) -> None:
    assert _refused(client, "/api/tables/nowhere/live", ann.headers)


@pytest.mark.parametrize("address", ["/api/tables/%00/live", f"/api/tables/{'x' * 3000}/live"])
def test_an_address_that_cannot_be_is_no_fault(
    each_url: str, quick: House, people: Any, address: str
) -> None:
    """Neither a control character nor a very long name gets as far as the database."""
    with Client(create_app(each_url, quick)) as client:
        assert _refused(client, address, people(client, "Ann").headers)


def test_long_messages_end_it(ann: Any) -> None:
    with ann.listen() as socket:
        socket.receive_json()
        socket.send_text("x" * 300)
        with pytest.raises(WebSocketDisconnect) as gone:
            socket.receive_json()
        assert gone.value.code == 1008


def test_too_many_messages_end_it(sqlite_url: str, people: Any) -> None:
    house = house_with(messages=Rate(3, 0.01))
    with Client(create_app(sqlite_url, house)) as client:
        ann = people(client, "Ann")
        ann.open(GAME, settings=LIMITS)
        with ann.listen() as socket:
            socket.receive_json()
            for _ in range(4):
                socket.send_text("ping")
            with pytest.raises(WebSocketDisconnect) as gone:
                socket.receive_json()
            assert gone.value.code == 1008


def test_who_signs_out_hears_no_more(ann: Any, client: TestClient) -> None:
    with ann.listen() as socket:
        socket.receive_json()
        assert client.delete("/api/session", headers=ann.headers).status_code == 204
        client.post("/api/session/guest")
        table = ann.view["id"]
        body = {"key": "k", "state": 0, "command": {"do": "sit", "seat": 1, "buy_in": 5000}}
        assert client.post(f"/api/tables/{table}/commands", json=body).status_code == 200
        with pytest.raises(WebSocketDisconnect):
            socket.receive_json()


PIECES = st.one_of(
    st.text(max_size=300),
    st.binary(max_size=300),
    st.sampled_from(["", "ping", "x" * 256, "x" * 257]),
)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(sent=st.lists(PIECES, max_size=8))
def test_whatever_is_said_to_a_socket_it_shows_the_table_or_ends(ann: Any, sent: list[Any]) -> None:
    """It is counted and thrown away; who says too much is cut off by rule, and nobody else is."""
    with ann.listen() as socket:
        view = socket.receive_json()
        assert view["id"] == ann.view["id"]
        says_too_much = any(len(each) > 256 for each in sent)
        cut_off = pytest.raises(WebSocketDisconnect) if says_too_much else nullcontext()
        with cut_off as gone:
            for each in sent:
                socket.send_bytes(each) if isinstance(each, bytes) else socket.send_text(each)
            if says_too_much:
                socket.receive_json()
        assert gone is None or gone.value.code == 1008
    assert ann.look()["id"] == view["id"]
