"""A kept ruling as the server holds it: what was asked and ruled, and what was decided since.

Its log is `ruling:ID`. The ruling is written down as it was given, so that a later edition of the
rules changes nothing that was ruled before.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway.rulings import Choice
from houseway.server.logs.events import Draft, Event

LOG = "ruling:"


def log_of(id: str) -> str:
    """Where the events of a ruling are written."""
    return LOG + id


class LiveRuling:
    """One kept ruling between its events."""

    def __init__(self, asked: Event) -> None:
        body = asked.body
        self.id = asked.log.removeprefix(LOG)
        self.seq = asked.seq
        self.at = asked.at
        self.house: str = body["house"]
        self.slug: str = body["question"]
        self.given: dict[str, Any] = body["given"]
        self.ruling: dict[str, Any] = body["ruling"]
        self.table: str | None = body["table"]
        self.table_name: str | None = body["table_name"]
        self.round: int | None = body["round"]
        self.note: str = body["note"]
        self.by: str = body["name"]
        self.decisions: list[Mapping[str, Any]] = []

    @property
    def log(self) -> str:
        return log_of(self.id)

    @property
    def choices(self) -> list[Choice]:
        """What it leaves to the director."""
        if self.ruling["his_own"]:
            return []
        return [Choice(**each) for each in self.ruling["choices"]]

    def apply(self, draft: Draft | Event, at: int) -> None:
        """Let the director decide; the last decision stands, and those before it stay written."""
        assert draft.kind == "decided", draft.kind
        self.decisions.append({**draft.body, "at": at})
        self.seq += 1
