"""A live table of the club at 100/200 with four people, and a dealer at the tablet."""

from __future__ import annotations

import uuid
from typing import Any

from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.server.conftest import Staff, make_staff

GAME = "texas-holdem@bcpc"
POSTED = {"blinds": [10_000, 20_000], "minimum_buy_in": 100_000, "big_blind_ante": False}
NAMES = ("Ann", "Bob", "Cleo", "Dan")


class Tablet(Staff):
    """Somebody with a role, at the tablet of a live table."""

    def __init__(self, client: TestClient, url: str, name: str, *roles: Role) -> None:
        make_staff(url, name, *roles)
        super().__init__(client, name)

    def opens(self, status: int = 200, **more: Any) -> Any:
        settings = {**POSTED, "maximum_buy_in": 10_000_000, **more.pop("settings", {})}
        form = {"key": uuid.uuid4().hex, "game": GAME, "settings": settings, **more}
        found = self.post("/live-tables", form, status)
        self.view = found if status == 200 else self.view
        return found

    def sees(self, id: str | None = None) -> dict[str, Any]:
        self.view = self.get(f"/live-tables/{id or self.view['id']}")
        return self.view

    def do(self, do: str, status: int = 200, **command: Any) -> dict[str, Any]:
        key = command.pop("key", uuid.uuid4().hex)
        form = {"key": key, "state": self.view["state"], "command": {"do": do, **command}}
        found: dict[str, Any] = self.post(f"/live-tables/{self.view['id']}/commands", form, status)
        self.view = found if status == 200 else self.view
        return found

    def seats(self, stack: int = 1_000_000) -> Tablet:
        """Four people sit down, and the button is before the first."""
        for seat, name in enumerate(NAMES, 1):
            self.do("sit", seat=seat, name=name, buy_in=stack)
        self.do("button", seat=1)
        return self

    def acts(self, seat: int, *chips: int, said: str = "", status: int = 200, **more: Any) -> Any:
        """Somebody acts; chips in whole units."""
        seen = {"seat": seat, "chips": [100 * each for each in chips], "said": said, **more}
        return self.do("act", status, seen=seen)

    def stacks(self) -> dict[str, int]:
        return {each["name"]: each["stack"] // 100 for each in self.view["seats"]}
