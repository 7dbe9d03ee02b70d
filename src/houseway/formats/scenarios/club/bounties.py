"""Entries on bounties: heads that grow, and prizes that are drawn."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from houseway.errors import BadScenario, IllegalAction
from houseway.formats.scenarios.club.deeds import (
    Compare,
    amount,
    amounts,
    choices,
    club_rules,
    expect,
    given,
    names,
    prize,
    tell,
)
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.houses.club_rules import ClubRules
from houseway.houses.event_kinds import Bounty
from houseway.money import Cents, text
from houseway.tournament.bounties import Heads
from houseway.tournament.knockouts import Knockout, knockouts
from houseway.tournament.mystery import Mystery, paid_for, under_way
from houseway.tournament.prizes import Prize

GIVEN = {"event", "week", "heads", "odd", "left", "prizes", "pool", "draws"}
EXPECTED = {"heads", "paid", "pool", "namecards", "prizes_left"}
SEASON_WEEK = 2  # of an event of the season, if none is said

_ALL_IN = re.compile(r"all in (?P<stacks>[^:]+): (?P<winners>.+)")
_STACK = re.compile(r"(?P<name>\w+) (?P<chips>[\d,]+)")
_OUT = re.compile(r"(?P<by>[\w, ]+?) outs? (?P<out>[\w, ]+)")
_CHECK = re.compile(r"check (?P<name>\w+) (?P<head>\d+(?:\.\d+)?)")
_ONE = re.compile(r"(?P<name>\w+) (?P<deed>disqualified|wins|re-enters)")


def run_bounty(entry: Entry, outcome: Outcome) -> None:
    """Put players out, and compare what is on heads, paid and left to draw."""
    written = given(entry, GIVEN, EXPECTED)
    rules = club_rules(written)
    if _kind(rules, written) is Bounty.MYSTERY:
        drawn = tell(entry, outcome, lambda: _mystery(entry, rules, written), _mystery_after)
        if drawn:
            _check_mystery(entry, outcome, drawn)
        return
    grown = tell(entry, outcome, lambda: _heads(rules, written), _after)
    if grown:
        _check_heads(entry, outcome, grown)


def _kind(rules: ClubRules, written: Mapping[str, Any]) -> Bounty:
    if "event" not in written:
        return Bounty.PROGRESSIVE
    return rules.event(written["event"]).bounty_in(written.get("week", SEASON_WEEK))


def _gone(deed: str, odd: Iterable[str]) -> list[Knockout] | None:
    """Who goes out by a deed, and by whom, those on the button's left first."""
    order = {name: at for at, name in enumerate(odd)}

    def seated(by: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(by, key=lambda name: order.get(name, len(order))))

    if match := _ALL_IN.fullmatch(deed):
        stacks = dict(_stack(each) for each in match["stacks"].split(", "))
        winners = [names(each) for each in match["winners"].split(", ")]
        return [Knockout(each.out, seated(each.by)) for each in knockouts(stacks, winners)]
    if match := _OUT.fullmatch(deed):
        return [Knockout(out, seated(names(match["by"]))) for out in names(match["out"])]
    return None


def _stack(written: str) -> tuple[str, int]:
    match = _STACK.fullmatch(written.strip())
    if match is None:
        raise BadScenario(f"{written!r} is no stack; write 'Ann 3000'")
    return match["name"], int(match["chips"].replace(",", ""))


# Heads that grow


@dataclass(frozen=True, slots=True)
class _Grown:
    heads: Heads
    odd: tuple[str, ...]
    start: Mapping[str, Cents]  # what everybody began with


def _heads(rules: ClubRules, written: Mapping[str, Any]) -> _Grown:
    if _kind(rules, written) is Bounty.NONE:
        told = f"{written['event']}, week {written.get('week', SEASON_WEEK)}"
        raise IllegalAction(f"no bounties in {told}", clause=rules.bounties.cite("event"))
    heads = {name: money(head) for name, head in written.get("heads", {}).items()}
    start = replace(Heads.of(rules.bounties, heads), pool=money(written.get("pool", 0)))
    return _Grown(start, tuple(written.get("odd", ())), heads)


def _after(state: _Grown, deed: str) -> _Grown:
    return replace(state, heads=_heads_after(state, deed))


def _heads_after(state: _Grown, deed: str) -> Heads:
    heads = state.heads
    if (gone := _gone(deed, state.odd)) is not None:
        return heads.knocks_out(*gone)
    if deed == "publish":
        return heads.publish()
    if match := _CHECK.fullmatch(deed):
        return heads.checked(match["name"], money(float(match["head"])))
    if match := _ONE.fullmatch(deed):
        name = match["name"]
        if match["deed"] == "re-enters":
            return heads.enters(name, state.start.get(name, 0))
        return heads.wins(name) if match["deed"] == "wins" else heads.disqualified(name)
    raise BadScenario(f"{deed!r} is nothing that happens to bounties; see docs/scenarios.md")


def _check_heads(entry: Entry, outcome: Outcome, state: _Grown) -> None:
    heads = state.heads
    got = {
        "heads": amounts(outcome, "head", heads.on),
        "namecards": amounts(outcome, "namecard", heads.on),
        "paid": amounts(outcome, "paid", heads.paid),
        "pool": amount(outcome, "pool", heads.pool),
    }
    expect(entry, outcome, got)


# Prizes that are drawn


@dataclass(frozen=True, slots=True)
class _Drawing:
    event: Mystery
    odd: tuple[str, ...]
    draws: tuple[Prize, ...]
    undecided: tuple[str, ...] = ()


def _mystery(entry: Entry, rules: ClubRules, written: Mapping[str, Any]) -> _Drawing:
    prizes = tuple(map(prize, written.get("prizes", ())))
    left, pool = written.get("left", len(prizes)), money(written.get("pool", 0))
    made_up = len(prizes) == rules.bounties.mystery_prizes or not entry.get("done", [])
    if made_up and "pool" in written:  # else some are drawn already, and it is what is beside them
        pool = paid_for(rules.bounties, pool, prizes)
    event = under_way(rules.bounties, left, prizes, pool)
    draws = tuple(map(prize, written.get("draws", ())))
    return _Drawing(event, tuple(written.get("odd", ())), draws)


def _mystery_after(state: _Drawing, deed: str) -> _Drawing:
    if state.undecided:
        raise BadScenario(f"{deed!r}: the director has to say first who went out later")
    event = state.event
    if (gone := _gone(deed, state.odd)) is not None:
        if asked := event.undecided(gone):
            return replace(state, undecided=asked)
        drawn, draws = _drawn(state, event.due(len(gone)))
        return replace(state, event=event.knocks_out(gone, drawn), draws=draws)
    match = _ONE.fullmatch(deed)
    if match and match["deed"] == "wins":
        return replace(state, event=event.wins(match["name"]))
    if match and match["deed"] == "disqualified":
        drawn, draws = _drawn(state, event.due())
        return replace(state, event=event.disqualified(drawn), draws=draws)
    raise BadScenario(f"{deed!r} is nothing that happens to mystery prizes; see docs/scenarios.md")


def _drawn(state: _Drawing, due: int) -> tuple[tuple[Prize, ...], tuple[Prize, ...]]:
    """What is drawn, and the draws that are left; prizes all alike need none."""
    if due > len(state.draws) and len(set(state.event.prizes)) == 1:
        return state.event.prizes[:due], state.draws
    if due > len(state.draws):
        raise BadScenario(f"draws are missing: {due} are due")
    return state.draws[:due], state.draws[due:]


def _check_mystery(entry: Entry, outcome: Outcome, state: _Drawing) -> None:
    event = state.event

    def paid(wanted: Mapping[str, Any]) -> None:
        for name, value in wanted.items():
            listed = value if isinstance(value, list) else [value]
            got = [str(each) for each in event.paid.get(name, ())]
            outcome.expect(f"paid of {name}", [str(prize(each)) for each in listed], got)

    def left(wanted: list[Any]) -> None:
        outcome.expect(
            "prizes left", sorted(map(_key, map(prize, wanted))), sorted(map(_key, event.prizes))
        )

    got: dict[str, Compare] = {
        "paid": paid,
        "prizes_left": left,
        "pool": amount(outcome, "pool", event.pool),
        "choices": choices(outcome, state.undecided),
    }
    expect(entry, outcome, got)


def _key(of: Prize) -> tuple[bool, Cents, str]:
    return of.seat, of.worth, text(of.worth)
