"""Where an answer leads: the links of the OpenAPI document, from what makes a thing to its uses.

A program that has opened a table finds in the document whatever may be asked of it; and a tester
that follows them comes to what nobody reaches by guessing an id.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Lead:
    """An operation that answers with a name, and the addresses that take it."""

    method: str
    path: str
    told: str  # where in the answer
    at: str  # the beginning of the addresses
    parameter: str

    def follows(self, path: str) -> bool:
        return path == self.at or path.startswith(f"{self.at}/")


def _made(path: str, parameter: str, told: str = "id") -> Lead:
    return Lead("post", path, told, f"{path}/{{{parameter}}}", parameter)


LEADS = (
    _made("/api/tables", "table_id"),
    _made("/api/live-tables", "table_id"),
    _made("/api/rulings", "ruling_id"),
    _made("/api/nights", "night_id"),
    _made("/api/dealt", "event_id"),
    _made("/api/clubs", "club_id"),
    _made("/api/jackpots", "name", "name"),
    Lead(
        "post",
        "/api/tables/{table_id}/rounds/{number}/share",
        "code",
        "/api/shared/{code}",
        "code",
    ),
    Lead("get", "/api/games", "0/id", "/api/games/{game_id}", "game_id"),
    Lead("get", "/api/tables", "0/id", "/api/tables/{table_id}", "table_id"),
    Lead("get", "/api/clauses", "0/id", "/api/clauses/{clause_id}", "clause_id"),
)


def link_up(paths: dict[str, dict[str, Any]]) -> None:
    """Write the links into a document's paths."""
    for lead in LEADS:
        answer = paths[lead.path][lead.method]["responses"]["200"]
        for path, operations in paths.items():
            if not lead.follows(path):
                continue
            for operation in operations.values():
                answer.setdefault("links", {})[operation["operationId"]] = {
                    "operationId": operation["operationId"],
                    "parameters": {lead.parameter: f"$response.body#/{lead.told}"},
                }
