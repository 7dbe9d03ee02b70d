"""Somebody of a committee who keeps a club over HTTP."""

import uuid
from typing import Any

from tests.server.conftest import Staff


class Committee(Staff):
    """Somebody of the committee, at one club."""

    club: str = ""

    def path(self, rest: str = "") -> str:
        return f"/clubs/{self.club}{rest}"

    def founds(self, **more: Any) -> dict[str, Any]:
        form = {"key": uuid.uuid4().hex, "name": "The Friday Club", "house": "bcpc", **more}
        page: dict[str, Any] = self.post("/clubs", form)
        self.club = page["id"]
        return page

    def appoints(self, name: str, role: str = "committee", status: int = 200, **more: Any) -> Any:
        return self.steps("/staff", status, account=name, role=role, **more)

    def does(self, act: str, status: int = 200, **said: Any) -> Any:
        form = {"key": uuid.uuid4().hex, "act": {"act": act, **said}, "on": "2026-01-09"}
        return self.post(self.path("/acts"), form, status)

    def steps(self, rest: str, status: int = 200, **said: Any) -> Any:
        return self.post(self.path(rest), {"key": uuid.uuid4().hex, **said}, status)
