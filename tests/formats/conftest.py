"""Scenario entries, and a way to see that a wrong rule breaks one."""

import os
from pathlib import Path

import pytest

from houseway.formats.scenarios import load, run, scenario_files

SCENARIOS = Path(__file__).parents[1] / "scenarios"


@pytest.fixture(scope="session")
def entries():
    """Every entry of every scenario file."""
    return [entry for path in scenario_files([SCENARIOS]) for entry in load(path)]


@pytest.fixture
def breaks(entries):
    """Demand that a scenario which names one of these clauses no longer comes out right."""

    def broken(*clauses: str) -> None:
        named = [e for e in entries if any(clause.id in clauses for clause in e.proves)]
        assert named, f"no scenario names {', '.join(clauses)}"
        if all(run(entry).passed for entry in named):
            pytest.fail(
                f"the rule was made wrong and none of {len(named)} scenarios that name "
                f"{', '.join(clauses)} noticed"
            )

    return broken


EVERY_MUTATION = "HOUSEWAY_MUTATIONS"  # set to "all" by `make mutations`
ONE_IN = 5


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the many rules that are made wrong, every fifth; `make mutations` takes them all."""
    if os.environ.get(EVERY_MUTATION) == "all" or config.getoption("keyword"):
        return
    here = Path(__file__).parent
    wrong = [i for i in items if i.path.parent == here and i.path.name.startswith("test_mutations")]
    left_out = {id(item) for at, item in enumerate(wrong) if at % ONE_IN}
    config.hook.pytest_deselected(items=[item for item in items if id(item) in left_out])
    items[:] = [item for item in items if id(item) not in left_out]
