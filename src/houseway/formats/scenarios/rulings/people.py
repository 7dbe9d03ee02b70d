"""People and things at the table, in scenario files."""

from __future__ import annotations

from houseway.cards import parse_cards
from houseway.errors import BadScenario
from houseway.formats.scenarios.entry import money
from houseway.formats.scenarios.rulings.kinds import Given, chips_of, kind, number, since, word, yes
from houseway.rulings.situations import (
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

LIVE = 9  # seats with chips, where nothing is said


def _found(written: Given) -> ChipsFound:
    return ChipsFound(chips_of(written["found"]), written.get("owner", ""))


def _things(written: Given) -> ThingsOnTable:
    if not isinstance(written["objects"], list):
        raise BadScenario("objects lists what lies on the table: ['card protector', 'phone']")
    return ThingsOnTable(tuple(map(str, written["objects"])))


def _not_seated(written: Given) -> NotSeated:
    return NotSeated(word(written, "where"), written.get("when", "first card"))


def _away(written: Given) -> Away:
    return Away(
        word(written, "away"),
        written.get("position", ""),
        chips_of(written.get("blinds", [])),
        money(written.get("ante", 0)),
        level=number(written, "level", 1),
        played=yes(written, "played"),
        league=not yes(written, "not_league"),
        stack=money(written["stack"]) if "stack" in written else None,
    )


def _talk(written: Given) -> Talk:
    return Talk(
        word(written, "talk"),
        deciding=not yes(written, "nobody_to_act"),
        heads_up=yes(written, "heads_up"),
        on_break=yes(written, "on_break"),
        playing=not yes(written, "spectator"),
        live=number(written, "live", LIVE),
        given=since(written, "given_before"),
    )


def _offence(written: Given) -> Offence:
    return Offence(
        word(written, "offence"),
        number(written, "live", LIVE),
        since(written, "given_before"),
        chips_of(written.get("blinds", [])),
        money(written.get("ante", 0)),
    )


def _exposed(written: Given) -> Exposed:
    return Exposed(
        parse_cards(written["exposes"]),
        pending=not yes(written, "nobody_to_act"),
        live=number(written, "live", LIVE),
        given=since(written, "given_before"),
    )


def _overruling(written: Given) -> Overruling:
    return Overruling(word(written, "overrules"), written.get("decided_by", "director"))


_HIM = "live given_before"
PEOPLE = (
    kind("found", _found, "owner"),
    kind("kept", lambda written: StackKept(word(written, "kept"))),
    kind("objects", _things),
    kind("where", _not_seated, "when"),
    kind("away", _away, "position ante level played not_league"),
    kind("talk", _talk, f"nobody_to_act heads_up on_break spectator {_HIM}"),
    kind("offence", _offence, f"ante {_HIM}"),
    kind("exposes", _exposed, f"nobody_to_act {_HIM}"),
    kind("overrules", _overruling, "decided_by"),
)
