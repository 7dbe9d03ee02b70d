"""What a house posts for a jackpot, from the form and from the log."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import time
from typing import Any
from zoneinfo import ZoneInfo

from houseway.errors import BadSetting
from houseway.floor.jackpots import DIVISIONS, Programme, programme
from houseway.server.shapes.jackpots import JackpotForm

_LISTS = ("games", "rooms", "prizes")


def programme_of(jackpot: str, posted: Mapping[str, Any]) -> Programme:
    """The programme of a jackpot with what the house posts, as the log keeps it."""
    given = dict(posted)
    for name in _LISTS:
        if name in given:
            given[name] = tuple(given[name])
    if "division" in given:
        given["division"] = DIVISIONS[given["division"]]
    if "cut_over" in given:
        given["cut_over"] = time.fromisoformat(given["cut_over"])
    return programme(jackpot, **given)


def opened_body(form: JackpotForm, by: str, at: int) -> dict[str, Any]:
    """The event that opens a jackpot."""
    posted = form.posted.model_dump(mode="json", exclude_none=True)
    try:
        ZoneInfo(form.zone)
    except (KeyError, ValueError, OSError):
        raise BadSetting(f"{form.zone!r} is no time zone; write one such as UTC") from None
    return {
        "jackpot": form.jackpot,
        "posted": posted,
        "opening": form.opening.model_dump(mode="json"),
        "zone": form.zone,
        "by": by,
        "at": at,
    }
