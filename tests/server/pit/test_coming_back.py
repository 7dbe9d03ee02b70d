"""Somebody who is excluded and comes back by another name: what the room notices of it."""

from __future__ import annotations

import uuid
from typing import Any

from starlette.testclient import TestClient

from tests.server.pit.conftest import LIMITS, THREE_CARD
from tests.server.pit.test_own_limits import told
from tests.server.wall import Wall


def guest(room: TestClient, name: str) -> dict[str, Any]:
    """A guest in the browser as it is, with whatever it carries."""
    found: dict[str, Any] = room.post("/api/session/guest", json={"name": name}).json()
    return found


def sits(room: TestClient) -> int:
    form = {"game": THREE_CARD, "settings": LIMITS}
    table = room.post("/api/tables", json=form).json()
    command = {"do": "sit", "seat": 1, "buy_in": 10_000}
    body = {"key": uuid.uuid4().hex, "state": table["state"], "command": command}
    return room.post(f"/api/tables/{table['id']}/commands", json=body).status_code


def test_a_new_name_in_the_same_browser_is_kept_out_until_the_floor_has_looked(
    room: TestClient, flo: Any, wall: Wall
) -> None:
    ann = guest(room, "Ann")
    told(flo, ann["id"], "exclude", days=2, why="counterfeit chips")
    room.delete("/api/session")
    zed = guest(room, "Zed")
    assert sits(room) == 409
    [found] = flo.get("/floor/people?name=Zed")
    assert found["excluded"].startswith("by the house, until")
    [alert] = [e for e in flo.get("/floor")["alerts"] if e["about"] == "excluded"]
    assert alert["what"] == "Zed is kept out: opened in the browser of Ann, who is excluded"
    assert alert["person"] == "Zed"
    [act] = [each for each in flo.get("/floor")["acts"] if each["act"] == "exclude-player"]
    assert act["after"]["until"].endswith(" UTC")
    told(flo, zed["id"], "readmit", why="his brother")
    assert sits(room) == 200
    assert not [e for e in flo.get("/floor")["alerts"] if e["about"] == "excluded"]


def test_when_her_time_is_over_a_new_name_is_a_new_name(
    room: TestClient, flo: Any, wall: Wall
) -> None:
    ann = guest(room, "Ann")
    told(flo, ann["id"], "exclude", days=2, why="counterfeit chips")
    wall.time += 2 * 24 * 3600
    room.delete("/api/session")
    guest(room, "Zed")
    assert sits(room) == 200


def test_a_note_that_somebody_has_written_himself_is_thrown_away(
    room: TestClient, flo: Any
) -> None:
    ann = guest(room, "Ann")
    told(flo, ann["id"], "exclude", days=2, why="counterfeit chips")
    room.cookies.clear()
    room.cookies.set("houseway_browser", ann["id"])
    guest(room, "Zed")
    assert sits(room) == 200


def test_the_floor_sees_who_else_came_from_the_address(room: TestClient, flo: Any) -> None:
    ann = guest(room, "Ann")
    room.cookies.clear()
    guest(room, "Zed")
    told(flo, ann["id"], "exclude", days=None, why="counterfeit chips")
    [found] = flo.get("/floor/people?name=Zed")
    assert (found["excluded"], found["near"]) == (None, ["Ann"])
