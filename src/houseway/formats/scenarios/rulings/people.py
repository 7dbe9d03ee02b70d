"""People, and what they put on the table, in scenario files."""

from __future__ import annotations

from typing import get_args

from houseway.errors import BadScenario
from houseway.formats.scenarios.rulings.kinds import (
    Given,
    amount,
    cards_of,
    chips_of,
    kind,
    number,
    one_of,
    since,
    yes,
)
from houseway.money import ZERO
from houseway.rulings.situations import (
    Asked,
    Away,
    ChipsFound,
    Exposed,
    NotSeated,
    Offence,
    Overruling,
    StackKept,
    Talk,
    ThingsOnTable,
)
from houseway.rulings.situations.chips import Kept
from houseway.rulings.situations.people import (
    FULL,
    Decides,
    Misdeed,
    Position,
    Said,
    Wanted,
    When,
    Where,
    Why,
)


def _found(written: Given) -> ChipsFound:
    return ChipsFound(chips_of(written["found"]), str(written.get("owner", "")))


def _kept(written: Given) -> StackKept:
    return StackKept(one_of("kept", written["kept"], get_args(Kept)))


def _things(written: Given) -> ThingsOnTable:
    if not isinstance(written["objects"], list):
        raise BadScenario("objects lists what lies on the table: ['card protector', 'phone']")
    return ThingsOnTable(tuple(map(str, written["objects"])))


def _asked(written: Given) -> Asked:
    return Asked(one_of("asks", written["asks"], get_args(Wanted)), yes(written, "all_in"))


def _not_seated(written: Given) -> NotSeated:
    when = one_of("when", written.get("when", "first card"), get_args(When))
    return NotSeated(one_of("where", written["where"], get_args(Where)), when)


def _away(written: Given) -> Away:
    return Away(
        one_of("away", written["away"], get_args(Why)),
        one_of("position", written.get("position", ""), get_args(Position)),
        chips_of(written.get("blinds", [])),
        amount(written.get("ante", 0)),
        level=number(written, "level", 1),
        played=yes(written, "played"),
        league=yes(written, "league", unless_said=True),
        stack=amount(written["stack"]) if "stack" in written else None,
    )


def _talk(written: Given) -> Talk:
    return Talk(
        one_of("talk", written["talk"], get_args(Said)),
        nobody_to_act=yes(written, "nobody_to_act"),
        heads_up=yes(written, "heads_up"),
        on_break=yes(written, "on_break"),
        spectator=yes(written, "spectator"),
        live=number(written, "live", FULL),
        given=since(written, "had"),
    )


def _offence(written: Given) -> Offence:
    return Offence(
        one_of("offence", written["offence"], get_args(Misdeed)),
        number(written, "live", FULL),
        since(written, "had"),
        chips_of(written.get("blinds", [])),
        amount(written.get("ante", ZERO)),
    )


def _exposed(written: Given) -> Exposed:
    return Exposed(
        cards_of("exposes", written["exposes"]),
        nobody_to_act=yes(written, "nobody_to_act"),
        live=number(written, "live", FULL),
        given=since(written, "had"),
    )


def _overruling(written: Given) -> Overruling:
    over = one_of("decided_by", written.get("decided_by", "director"), get_args(Decides))
    return Overruling(one_of("overrules", written["overrules"], get_args(Decides)), over)


_HIM = "live had"
PEOPLE = (
    kind("found", _found, "owner"),
    kind("kept", _kept),
    kind("objects", _things),
    kind("asks", _asked, "all_in"),
    kind("where", _not_seated, "when"),
    kind("away", _away, "position ante level played league"),
    kind("talk", _talk, f"nobody_to_act heads_up on_break spectator {_HIM}"),
    kind("offence", _offence, f"ante {_HIM}"),
    kind("exposes", _exposed, f"nobody_to_act {_HIM}"),
    kind("overrules", _overruling, "decided_by"),
)
