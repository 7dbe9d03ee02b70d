"""Scenario entries, read once."""

import pytest

from tests.mutants.covering import entries as every_entry


@pytest.fixture(scope="session")
def entries():
    """Every entry of every scenario file."""
    return every_entry()
