"""Somebody at the tables of a card room without a browser, beside those who have one."""

import itertools
import json
import urllib.request
import uuid
from typing import Any

from tests.browser.conftest import Room

HOLDEM = "texas-holdem@bclc"
_COUNT = itertools.count(1)  # tests share a room, and a room has nobody's name twice


class Player:
    """Somebody who plays by program, in the same room."""

    def __init__(self, room: Room, name: str) -> None:
        self.room, self.token, self.cookie = room, "", ""
        self.name = f"{name} {next(_COUNT)}"
        self.ask("session/guest", {"name": self.name})
        self.token = self.ask("tokens", {})["token"]
        self.table: dict[str, Any] = {}

    def open(self, **settings: Any) -> str:
        posted = {"blinds": [500, 1000], "minimum_buy_in": 1000, **settings}
        self.table = self.ask("tables", {"game": HOLDEM, "settings": posted, "name": "Corner"})
        return str(self.table["id"])

    def do(self, table_id: str, **command: Any) -> None:
        state = self.ask(f"tables/{table_id}")["state"]
        form = {"key": uuid.uuid4().hex, "state": state, "command": command}
        self.ask(f"tables/{table_id}/commands", form)

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        if self.token:
            headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(f"{self.room.url}api/{path}", data, headers)
        with urllib.request.urlopen(asked, timeout=10) as answer:
            if given := answer.headers.get("Set-Cookie"):
                self.cookie = given.split(";")[0]
            return json.load(answer)
