"""Scenario entries, and a way to see that a wrong rule breaks one."""

from pathlib import Path

import pytest

from houseway.errors import BadScenario
from houseway.formats.scenarios import load, run, scenario_files

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.fixture(scope="session")
def entries():
    """Every entry of every scenario file."""
    return [entry for path in scenario_files([SCENARIOS]) for entry in load(path)]


def comes_out(entry) -> bool:
    """Whether an entry still says what happens; a wrong rule may leave nothing to be played."""
    try:
        return run(entry).complete
    except BadScenario:
        return False


@pytest.fixture
def breaks(entries):
    """Demand that a scenario which names one of these clauses no longer comes out right."""

    def broken(*clauses: str) -> None:
        named = [e for e in entries if any(clause.id in clauses for clause in e.proves)]
        assert named, f"no scenario names {', '.join(clauses)}"
        if all(map(comes_out, named)):
            pytest.fail(
                f"the rule was made wrong and none of {len(named)} scenarios that name "
                f"{', '.join(clauses)} noticed"
            )

    return broken
