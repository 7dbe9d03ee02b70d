"""Scenario entries, and a way to see that a wrong rule breaks one."""

from pathlib import Path

import pytest

from houseway.formats.scenarios import load, run, scenario_files

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.fixture(scope="session")
def entries():
    """Every entry of every scenario file."""
    return [entry for path in scenario_files([SCENARIOS]) for entry in load(path)]


@pytest.fixture(scope="module")  # a module may have entries of its own
def naming(entries):
    """Where the entries are that name a clause, by the clause."""
    found = {}
    for at, entry in enumerate(entries):
        for clause in entry.proves:
            found.setdefault(clause.id, []).append(at)
    return found


@pytest.fixture
def breaks(entries, naming):
    """Demand that a scenario which names one of these clauses no longer comes out right."""

    def broken(*clauses: str) -> None:
        places = {at for clause in clauses for at in naming.get(clause, ())}
        named = [entries[at] for at in sorted(places)]
        assert named, f"no scenario names {', '.join(clauses)}"
        if all(run(entry).passed for entry in named):
            pytest.fail(
                f"the rule was made wrong and none of {len(named)} scenarios that name "
                f"{', '.join(clauses)} noticed"
            )

    return broken
