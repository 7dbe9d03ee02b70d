"""A card room with dealt events in it: announced, entered and played over HTTP."""

import time
import uuid
from typing import Any

from starlette.testclient import TestClient

from tests.server.conftest import Person
from tests.server.wall import until

LEVELS = [[100, 200], [500, 1000], [2000, 4000], [5000, 10000], [20000, 40000]]
STRUCTURE = {"levels": LEVELS, "minutes": 6}
SETUP: dict[str, Any] = {"house": "bcpc", "event": "deepstack", "buy_in": 2000}
SETUP |= {"percent": ["70", "30"], "structure": STRUCTURE}
TERMS: dict[str, Any] = {"speed": "at once", "hand_minutes": 3}


class Entrant(Person):
    """Somebody in the tournament lobby, and at whatever table the event has moved him to."""

    def __init__(self, client: TestClient, name: str) -> None:
        super().__init__(client, name)
        self.page: dict[str, Any] = {}

    def announces(self, status: int = 200, setup: Any = None, **terms: Any) -> dict[str, Any]:
        form = {"key": uuid.uuid4().hex, "name": "Deepstack"}
        form |= {"setup": {**SETUP, **(setup or {})}, "terms": {**TERMS, **terms}}
        answer: dict[str, Any] = self.post("/dealt", form, status)
        self.page = answer if status == 200 else self.page
        return answer

    def comes_to(self, id: str) -> dict[str, Any]:
        self.page = self.get(f"/dealt/{id}")
        return self.page

    def asks(self, do: str, status: int = 200, place: str = "door") -> dict[str, Any]:
        form = {"key": uuid.uuid4().hex, "do": do}
        answer: dict[str, Any] = self.post(f"/dealt/{self.page['id']}/{place}", form, status)
        self.page = answer if status == 200 else self.page
        return answer

    def runs(self, do: str, status: int = 200) -> dict[str, Any]:
        return self.asks(do, status, "floor")

    def looks(self) -> dict[str, Any]:
        return self.comes_to(self.page["id"])

    def waits_for(self, stage: str, seconds: float = 60.0) -> dict[str, Any]:
        return until(self.looks, lambda page: page["stage"] == stage, seconds)  # type: ignore[no-any-return]

    def plays_on(self) -> bool:
        """Go where the event has put us, and answer if we are asked; whether it goes on."""
        page = self.looks()
        you = page["you"]
        if page["stage"] == "over" or you["place"]:
            return False
        if not you["table"]:
            return True
        view = self.look(you["table"])
        options = (view["round"] or {}).get("options") if view["phase"] == "playing" else None
        if options and view["round"]["to_act"] == view["your_seat"]:
            acts = [offer["act"] for offer in options["offers"]]
            key, state = uuid.uuid4().hex, view["state"]
            wanted = next(act for act in ("check", "call", "fold") if act in acts)
            command = {"do": "act", "action": {"act": wanted}}
            body = {"key": key, "state": state, "command": command}
            path = f"/api/tables/{view['id']}/commands"
            response = self.client.post(path, json=body, headers=self.headers)
            assert response.status_code in (200, 409), response.text
        else:
            time.sleep(0.02)
        return True


def places_of(players: Any) -> list[int]:
    """Everybody's place, with those who tie told apart again: 1, 2, 3 and so on."""
    places = sorted(each["place"] for each in players)
    return [place + places[:at].count(place) for at, place in enumerate(places)]
