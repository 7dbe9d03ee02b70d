"""A live banked table, and a dealer at its tablet."""

from __future__ import annotations

import uuid
from typing import Any

from starlette.testclient import TestClient

from houseway.server.people.roles import Role
from tests.server.conftest import Staff, make_staff

LIMITS = {"minimum": 500, "maximum": 100_000}


class Dealer(Staff):
    """Somebody with a role, at the tablet of a live banked table."""

    def __init__(self, client: TestClient, url: str, name: str, *roles: Role) -> None:
        make_staff(url, name, *roles)
        super().__init__(client, name)

    def opens(self, game: str, status: int = 200, **settings: Any) -> Any:
        form = {"key": uuid.uuid4().hex, "game": game, "settings": {**LIMITS, **settings}}
        found = self.post("/dealer-tables", form, status)
        self.view = found if status == 200 else self.view
        return found

    def sees(self, id: str | None = None) -> dict[str, Any]:
        self.view = self.get(f"/dealer-tables/{id or self.view['id']}")
        return self.view

    def sends(self, form: dict[str, Any], status: int = 200) -> dict[str, Any]:
        found: dict[str, Any] = self.post(
            f"/dealer-tables/{self.view['id']}/commands", form, status
        )
        self.view = found if status == 200 else self.view
        return found

    def do(self, do: str, status: int = 200, **command: Any) -> dict[str, Any]:
        return self.sends(self.form(do, **command), status)

    def form(self, do: str, ahead: int = 0, **command: Any) -> dict[str, Any]:
        """A command as it is sent, for the state that will be there so many acts from now."""
        state = self.view["state"] + ahead
        return {"key": uuid.uuid4().hex, "state": state, "command": {"do": do, **command}}

    def keys(self, cards: str, place: str | None = None, status: int = 200) -> dict[str, Any]:
        return self.do("cards", status, cards=cards.split(), place=place)

    def answers(self, seat: int, status: int = 200, **action: Any) -> dict[str, Any]:
        return self.do("answer", status, seat=seat, action=action)

    @property
    def prompt(self) -> str:
        words: str = self.view["prompt"]["words"]
        return words
