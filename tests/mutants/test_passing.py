"""Tests of Python are asked as well, and whoever cannot ask them says so."""

import pytest

from tests.mutants import passing
from tests.mutants.covering import ROOT


def test_words_that_pytest_does_not_take_are_heard_of(monkeypatch, tmp_path) -> None:
    """Else no test would notice anything, and every mutant of theirs would survive."""
    monkeypatch.setattr(passing, "KEPT", tmp_path)
    monkeypatch.setattr(passing, "QUIET", ("--no-such-word",))
    with pytest.raises(RuntimeError, match=r"test_cap.py: its tests cannot be run .*--no-such"):
        passing.known_of([ROOT / "tests/wagers/test_cap.py"])
