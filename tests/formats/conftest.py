"""Scenario entries, read once and run once."""

import os
import pickle
from functools import cache
from pathlib import Path

import pytest

from houseway.formats.scenarios import load, run
from houseway.formats.scenarios.entry import Outcome
from tests.mutants.covering import entries as every_entry


@pytest.fixture(scope="session")
def entries():
    """Every entry of every scenario file."""
    return every_entry()


@pytest.fixture(scope="session")
def outcomes_of(tmp_path_factory):
    """What came of the entries of a file, whichever of the processes that test has run them."""
    folder = tmp_path_factory.getbasetemp()  # of all processes

    @cache
    def outcomes(path: Path) -> list[Outcome]:
        kept = folder / f"outcomes-{path.parent.name}-{path.stem}.pickle"
        if kept.exists():
            told = pickle.loads(kept.read_bytes())
            return [Outcome(entry, *each) for entry, each in zip(load(path), told, strict=True)]
        found = [run(entry) for entry in load(path)]
        told = [(each.differences, each.unsaid, each.shown) for each in found]
        begun = kept.with_suffix(f".{os.getpid()}")
        begun.write_bytes(pickle.dumps(told))
        begun.rename(kept)
        return found

    return outcomes
