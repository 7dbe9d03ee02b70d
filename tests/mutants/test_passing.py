"""Tests of Python are asked as well, and whoever cannot ask them says so."""

from collections.abc import Callable

import pytest

from houseway.wagers import Meter
from tests.mutants import passing
from tests.mutants.covering import ROOT, SRC
from tests.mutants.hints import NO_CLAUSE
from tests.mutants.kinds import CITATIONS, Mutant
from tests.mutants.tested import _told


def test_words_that_pytest_does_not_take_are_heard_of(monkeypatch, tmp_path) -> None:
    """Else no test would notice anything, and every mutant of theirs would survive."""
    monkeypatch.setattr(passing, "KEPT", tmp_path)
    monkeypatch.setattr(passing, "QUIET", ("--no-such-word",))
    with pytest.raises(RuntimeError, match=r"test_cap.py: its tests cannot be run .*--no-such"):
        passing.known_of([ROOT / "tests/wagers/test_cap.py"])


def test_a_test_notices_or_tells_that_nothing_was_changed(monkeypatch) -> None:
    test = "tests/wagers/test_meter.py::test_a_part_of_a_cent_stays_with_the_house"
    asked = [
        (Mutant(SRC / "wagers/meter.py", CITATIONS, "clause", where, 1, 0, 1, "a", "b"), [test])
        for where in ("no clause", "same", "wrong")
    ]

    def turn(mutant: Mutant) -> Callable[[], bool]:
        if mutant.where == "wrong":
            monkeypatch.delattr(Meter, "takes")
        return lambda: mutant.where != "no clause"

    found = {mutant.where: who for mutant, who in _told(asked, turn, 1)}
    assert found == {"no clause": NO_CLAUSE, "same": "", "wrong": test}
