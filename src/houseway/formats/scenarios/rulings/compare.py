"""A ruling asked for, and compared with what a scenario says was ruled."""

from __future__ import annotations

from typing import Any

from houseway.errors import BadScenario
from houseway.formats.scenarios.citations import clause_id
from houseway.formats.scenarios.entry import Entry, Outcome, money
from houseway.formats.scenarios.rulings import read_situation
from houseway.money import text
from houseway.rulings import Ruling, rule_on

_SHORT = {"dead": "dead hand", "live": "live hand"}
AMOUNTS = ("amount", "minimum", "returned", "answer")
CLAUSES = ("clause", "clauses", "told")
RULED = ("act", *AMOUNTS, "for", "choices", "aloud", *CLAUSES)


def ask_for_ruling(entry: Entry, outcome: Outcome, whole: int = 0) -> None:
    """Ask the house for a ruling and compare it; a hand has `whole` cards."""
    given = {"whole": whole, **entry.get("given", {})}
    ruling = rule_on(entry.get("house", ""), read_situation(given))
    outcome.shown |= {clause.id for clause in ruling.told}
    section = entry.proves[0].section if entry.proves else ""
    for key, value in entry.get("ruled", {}).items():
        if key not in RULED:
            raise BadScenario(f"ruled has no {key!r}; there are {', '.join(RULED)}")
        if key in CLAUSES:
            _compare_clauses(key, value, ruling, outcome, section)
        else:
            _compare(key, value, ruling, outcome)


def _compare_clauses(key: str, value: Any, ruling: Ruling, outcome: Outcome, section: str) -> None:
    """The clause that decides; `clauses` and `told` must be among those of the ruling."""
    if key == "clause":
        outcome.expect("clause of the ruling", clause_id(value, section), ruling.clause.id)
        return
    got = {each.id for each in (ruling.clauses if key == "clauses" else ruling.told)}
    missing = [each for each in _listed(value) if clause_id(each, section) not in got]
    outcome.expect(f"{key} that the ruling lacks", [], missing)


def _compare(key: str, value: Any, ruling: Ruling, outcome: Outcome) -> None:
    if key == "act":
        outcome.expect("act", _SHORT.get(value, value), ruling.act)
    elif key == "for":
        wanted = [value] if isinstance(value, str | int) else value
        outcome.expect("for", list(map(str, wanted)), list(ruling.bound))
    elif key == "choices":
        offered = {choice.act for choice in ruling.choices}
        missing = [each for each in value if each not in offered]
        outcome.expect("choices that are not offered", [], missing)
    elif key == "aloud":
        unsaid = [part for part in _listed(value) if part not in ruling.aloud]
        outcome.expect(f"unsaid in {ruling.aloud!r}", [], unsaid)
    else:
        got = getattr(ruling, key)
        outcome.expect(key, text(money(value)), text(got) if got is not None else None)


def _listed(value: Any) -> list[str]:
    return [value] if isinstance(value, str) else list(value)
