"""Which clauses are proved, and which prompts shown.

A clause is proved that a passing scenario names and expects something of. A prompt is shown where
somebody at the table of a passing scenario saw it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from houseway.formats.scenarios.entry import Outcome
from houseway.rulebook import Clause, Kind, sections

MUST_BE_PROVED = (Kind.ENGINE, Kind.FLOOR)


@dataclass(slots=True)
class Coverage:
    """The clauses of a section that must be proved or shown, and the scenarios that do so."""

    section: str
    proved: dict[str, list[str]] = field(default_factory=dict)
    missing: list[Clause] = field(default_factory=list)
    shown: list[Clause] = field(default_factory=list)  # prompts
    unshown: list[Clause] = field(default_factory=list)

    @property
    def total(self) -> int:
        return len(self.proved) + len(self.missing)

    def to_json(self) -> dict[str, object]:
        return {
            "proved": len(self.proved),
            "total": self.total,
            "missing": [clause.id for clause in self.missing],
            "by": self.proved,
            "prompts": {
                "shown": len(self.shown),
                "total": len(self.shown) + len(self.unshown),
                "missing": [clause.id for clause in self.unshown],
            },
        }


def coverage(outcomes: Iterable[Outcome]) -> dict[str, Coverage]:
    """The coverage of every section, from scenarios that were run."""
    proved: dict[str, list[str]] = {}
    seen: set[str] = set()
    for outcome in outcomes:
        if outcome.passed:
            seen |= outcome.shown
        if outcome.passed and outcome.entry.expectations:
            for clause in outcome.entry.proves:
                proved.setdefault(clause.id, []).append(outcome.entry.name)
    found: dict[str, Coverage] = {}
    for name, clauses in sections().items():
        found[name] = each = Coverage(name)
        for clause in clauses:
            if clause.kind is Kind.PROMPT:
                (each.shown if clause.id in seen else each.unshown).append(clause)
            elif clause.kind not in MUST_BE_PROVED:
                continue
            elif clause.id in proved:
                each.proved[clause.id] = proved[clause.id]
            else:
                each.missing.append(clause)
    return found
