"""A change is drawn once for each kind of viewer, not once for each viewer."""

from contextlib import ExitStack
from typing import Any

import pytest
from starlette.testclient import TestClient

from houseway.server import room


def test_onlookers_share_one_picture(
    client: TestClient, person: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = person("Ann")
    ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 50_000})
    onlookers = [person(f"P{number}") for number in range(6)]
    drawn: list[str | None] = []
    draws = room.table_view

    def counted(live: Any, viewer: str | None, **more: Any) -> Any:
        drawn.append(viewer)
        return draws(live, viewer, **more)

    with ExitStack() as sockets:
        watching = []
        for each in onlookers:
            for _ in range(2):
                socket = sockets.enter_context(
                    client.websocket_connect(
                        f"/api/tables/{ann.view['id']}/live", headers=each.headers
                    )
                )
                watching.append((each, socket))
        seated = sockets.enter_context(ann.listen())
        for socket in (*(socket for _, socket in watching), seated):
            socket.receive_json()
        monkeypatch.setattr(room, "table_view", counted)
        ann.do("sit", seat=1, buy_in=5000)
        assert seated.receive_json()["your_seat"] == 1
        for each, socket in watching:
            seen = socket.receive_json()
            assert seen["seats"][0]["name"] == "Ann"
            assert seen["your_seat"] is None
            assert seen == each.get(f"/tables/{ann.view['id']}")
    assert drawn.count(ann.id) <= 2  # her answer, and her socket's
    assert 1 <= drawn.count(None) <= 2  # for all twelve sockets


def test_each_sees_his_own_wallet(client: TestClient, person: Any) -> None:
    ann, bob = person("Ann"), person("Bob")
    ann.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 50_000})
    bob.open("three-card-poker@bclc", settings={"minimum": 500, "maximum": 50_000})
    bob.do("sit", seat=1, buy_in=40_000)
    table = ann.view["id"]
    with bob.listen(table) as socket:
        assert socket.receive_json()["wallet"] == 60_000
    with person("Cat").listen(table) as socket:
        assert socket.receive_json()["wallet"] == 100_000
