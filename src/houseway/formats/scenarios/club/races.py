"""Entries on a chip race at one table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.club.deeds import Compare, club_rules, exactly, expect, given, tell
from houseway.formats.scenarios.entry import Entry, Outcome, by_seat, cards_at
from houseway.tournament.race import Chips, Race, Raced

GIVEN = {"remove", "to", "chips", "cards", "late", "button"}
EXPECTED = {"odd", "new", "won", "stacks", "change", "spared", "prompts"}


@dataclass(frozen=True, slots=True)
class _Race:
    race: Race
    raced: Raced | None  # where the cards are given, or none are needed
    prompts: list[str]


def run_race(entry: Entry, outcome: Outcome) -> None:
    """Race the odd chips of a table off, and compare the stacks."""
    written = given(entry, GIVEN, EXPECTED)
    found = tell(entry, outcome, lambda: _run(written), _no_deeds)
    if found:
        outcome.shown |= set(found.prompts)
        _check(entry, outcome, found)


def _no_deeds(_: _Race, deed: str) -> _Race:
    raise BadScenario(f"{deed!r}: nothing is done in a race; cards say who wins it")


def _run(written: Mapping[str, Any]) -> _Race:
    if missing := {"remove", "to", "chips"} - set(written):
        raise BadScenario(f"{', '.join(sorted(missing))} of the race is missing")
    rules = club_rules(written).race
    race = Race(
        rules,
        written["remove"],
        written["to"],
        _chips(written["chips"]),
        written.get("button", 0),
        _chips(written.get("late", {})),
    )
    cards: Any = cards_at(written.get("cards", {}))
    raced = race.run(cards) if cards or race.new >= len(race.odd) else None
    watched = rules.cite("watched")
    return _Race(race, raced, [watched.id] if watched else [])


def _chips(written: Mapping[str, Mapping[str, int]]) -> dict[int, Chips]:
    return {
        seat: {int(value): number for value, number in chips.items()}
        for seat, chips in by_seat(dict(written)).items()
    }


def _check(entry: Entry, outcome: Outcome, found: _Race) -> None:
    race, raced = found.race, found.raced

    def odd(wanted: Any) -> None:
        if isinstance(wanted, int):
            outcome.expect("odd chips", wanted, sum(race.odd.values()))
            return
        for seat, number in by_seat(wanted).items():
            outcome.expect(f"odd chips of seat {seat}", number, race.odd.get(seat, 0))

    got: dict[str, Compare] = {
        "odd": odd,
        "new": exactly(outcome, "chips raced for", race.new),
        "prompts": exactly(outcome, "prompts", found.prompts),
    }
    if raced:

        def stacks(wanted: Mapping[str, int]) -> None:
            for seat, value in by_seat(dict(wanted)).items():
                outcome.expect(f"stack of seat {seat}", value, raced.stacks.get(seat, 0))

        got |= {
            "stacks": stacks,
            "won": exactly(outcome, "won by", list(raced.won)),
            "spared": exactly(outcome, "spared", list(raced.spared)),
            "change": exactly(outcome, "change", raced.change),
        }
    expect(entry, outcome, got)
