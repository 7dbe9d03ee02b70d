"""Which clauses are proved: named by a passing scenario that expects something of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from houseway.formats.scenarios.entry import Outcome
from houseway.rulebook import Clause, Kind, sections

MUST_BE_PROVED = (Kind.ENGINE, Kind.FLOOR)


@dataclass(slots=True)
class Coverage:
    """The clauses of a section that must be proved, and the scenarios that prove each."""

    section: str
    proved: dict[str, list[str]] = field(default_factory=dict)
    missing: list[Clause] = field(default_factory=list)

    @property
    def total(self) -> int:
        return len(self.proved) + len(self.missing)

    def to_json(self) -> dict[str, object]:
        return {
            "proved": len(self.proved),
            "total": self.total,
            "missing": [clause.id for clause in self.missing],
            "by": self.proved,
        }


def coverage(outcomes: Iterable[Outcome]) -> dict[str, Coverage]:
    """The coverage of every section, from scenarios that were run."""
    proved: dict[str, list[str]] = {}
    for outcome in outcomes:
        if outcome.passed and outcome.entry.expectations:
            for clause in outcome.entry.proves:
                proved.setdefault(clause.id, []).append(outcome.entry.name)
    found: dict[str, Coverage] = {}
    for name, clauses in sections().items():
        found[name] = each = Coverage(name)
        for clause in clauses:
            if clause.kind not in MUST_BE_PROVED:
                continue
            if clause.id in proved:
                each.proved[clause.id] = proved[clause.id]
            else:
                each.missing.append(clause)
    return found
