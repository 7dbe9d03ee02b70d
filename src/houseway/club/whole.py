"""A club taken up whole from what another program, or this one, has written down."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from houseway.club.acts import read_entry
from houseway.club.state import Club, replay
from houseway.errors import BadInput, HousewayError

FORMAT = 1


def write_club(club: Club) -> str:
    """The club as a JSON document."""
    return json.dumps(club.to_json(), ensure_ascii=False, indent=1) + "\n"


def read_club(written: str | Mapping[str, Any]) -> Club:
    """The club in a JSON document: its log is played again, so that nothing in it is believed."""
    said = _document(written)
    if said.get("format") != FORMAT:
        raise BadInput(f"a club of format {said.get('format')!r}; this reads {FORMAT}")
    house, options, log = said.get("house"), said.get("options", {}), said.get("log", [])
    if not isinstance(house, str) or not isinstance(options, dict) or not isinstance(log, list):
        raise BadInput("a club has a house, options and a log")
    entries = []
    for number, each in enumerate(log, 1):
        if not isinstance(each, dict):
            raise BadInput(f"entry {number} of the log is {str(each)[:40]!r}; it must be an object")
        try:
            entries.append(read_entry(each))
        except HousewayError as error:
            raise BadInput(f"entry {number} of the log: {error.message}") from None
    return replay(house, options, entries)


def _document(written: str | Mapping[str, Any]) -> Mapping[str, Any]:
    if isinstance(written, str):
        try:
            written = json.loads(written)
        except (json.JSONDecodeError, RecursionError) as error:
            raise BadInput(f"this is no JSON document: {error}") from None
    if not isinstance(written, Mapping):
        raise BadInput("a club is a JSON object")
    return written
