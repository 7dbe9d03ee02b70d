"""Everything that can be done in a club: a closed list, each act with a JSON form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from houseway.club.acts.act import Act, Entry, read_day, read_fields
from houseway.club.acts.dates import (
    Announce,
    AskForDate,
    FixDate,
    MembersApprove,
    MoveDate,
    ObjectToDate,
    Propose,
    Schedule,
    VenueApproves,
)
from houseway.club.acts.money import Budget, Receive, Spend
from houseway.club.acts.nights import CorrectPrize, RecordNight
from houseway.club.acts.people import (
    Change,
    Charge,
    Direct,
    Elect,
    Exclude,
    Join,
    PayDebt,
    Penalise,
    Readmit,
)
from houseway.club.acts.seasons import Enrol, OpenSeason, PayFee, SetPoints
from houseway.club.acts.seats import AgreeEntry, AwardSeats, CashSeat, PermitSeat, PlaySeat, Today
from houseway.errors import BadInput

EVERY: tuple[type[Act], ...] = (
    Join,
    Change,
    Elect,
    Direct,
    Exclude,
    Readmit,
    Penalise,
    Charge,
    PayDebt,
    OpenSeason,
    Enrol,
    PayFee,
    SetPoints,
    Announce,
    Schedule,
    Propose,
    VenueApproves,
    MembersApprove,
    AskForDate,
    ObjectToDate,
    FixDate,
    MoveDate,
    RecordNight,
    CorrectPrize,
    Today,
    AwardSeats,
    PlaySeat,
    PermitSeat,
    AgreeEntry,
    CashSeat,
    Budget,
    Receive,
    Spend,
)
NAMES = {kind.act: kind for kind in EVERY}


def read_act(said: Mapping[str, Any]) -> Act:
    """An act from its JSON form; one that is none is refused in a line."""
    kind = NAMES.get(str(said.get("act")))
    if kind is None:
        raise BadInput(f"{said.get('act')!r} is no act; there are {', '.join(NAMES)}")
    return read_fields(kind, {name: value for name, value in said.items() if name != "act"})


def read_entry(said: Mapping[str, Any]) -> Entry:
    """An entry of a log from its JSON form."""
    about = {name: said[name] for name in said if name not in ("number", "by", "on", "seconded")}
    number, by, seconded = said.get("number", 0), said.get("by", ""), said.get("seconded", "")
    if type(number) is not int or not isinstance(by, str) or not isinstance(seconded, str):
        raise BadInput(f"entry {number!r} by {by!r} cannot be read")
    return Entry(number, read_act(about), by, read_day("on", said.get("on")), seconded)


__all__ = [
    "Act",
    "AgreeEntry",
    "Announce",
    "AskForDate",
    "AwardSeats",
    "Budget",
    "CashSeat",
    "Change",
    "Charge",
    "CorrectPrize",
    "Direct",
    "EVERY",
    "Elect",
    "Enrol",
    "Entry",
    "Exclude",
    "FixDate",
    "Join",
    "MembersApprove",
    "MoveDate",
    "NAMES",
    "ObjectToDate",
    "OpenSeason",
    "PayDebt",
    "PayFee",
    "Penalise",
    "PermitSeat",
    "PlaySeat",
    "Propose",
    "Readmit",
    "Receive",
    "RecordNight",
    "Schedule",
    "SetPoints",
    "Spend",
    "Today",
    "VenueApproves",
    "read_act",
    "read_entry",
]
