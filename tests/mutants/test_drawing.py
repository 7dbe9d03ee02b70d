"""The same tree draws the same mutants; only a file that changed draws anew."""

from pathlib import Path

import pytest

from tests.mutants import drawing
from tests.mutants.chosen import all_mutants, part_of
from tests.mutants.covering import SRC
from tests.mutants.hints import TEST
from tests.mutants.kinds import LOGIC, Mutant

NUMBERS = range(50)


def by_entry(mutant: Mutant) -> bool:
    """Whether an entry is known to notice, and no test of Python."""
    return bool(found := drawing.hint(mutant)) and TEST not in found


def mutants(path: Path) -> list[Mutant]:
    return [Mutant(path, LOGIC, "number", "f", 1, 0, 1, str(n), str(n + 1)) for n in NUMBERS]


def drawn_from(path: Path) -> list[str]:
    return [each.old for each in drawing.some(mutants(path), 10)]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    drawing.seed.cache_clear()
    return tmp_path / "src" / "houseway" / "play" / "one.py"


def test_a_file_that_says_the_same_draws_the_same(file) -> None:
    file.parent.mkdir(parents=True)
    file.write_text("ANTE = 1\n", encoding="utf-8")
    first = drawn_from(file)
    assert len(first) == len({*first}) == 10
    drawing.seed.cache_clear()
    assert drawn_from(file) == first
    file.write_text("ANTE = 2\n", encoding="utf-8")
    drawing.seed.cache_clear()
    assert drawn_from(file) != first


@pytest.mark.parametrize("part", drawing.ONE_IN)
def test_every_file_draws_by_itself(part, monkeypatch) -> None:
    """Whatever becomes of the other files, each draws what it drew, and none draws nothing."""
    monkeypatch.setattr(drawing, "changed", frozenset)
    made = [each for each in all_mutants([]) if part_of(each.path) == part and by_entry(each)]
    paths = {each.path for each in made}
    assert {each.path for each in drawing.drawn(made, part)} == paths
    one = max(paths)
    alone = drawing.drawn([each for each in made if each.path == one], part)
    assert alone == [each for each in drawing.drawn(made, part) if each.path == one]
    assert len(alone) < len([each for each in made if each.path == one])


def test_more_is_drawn_of_what_changed(monkeypatch) -> None:
    path = SRC / "play" / "round.py"
    made = [each for each in all_mutants([path]) if by_entry(each)]
    monkeypatch.setattr(drawing, "changed", frozenset)
    few = drawing.drawn(made, "shared")
    monkeypatch.setattr(drawing, "changed", lambda: frozenset({path}))
    many = drawing.drawn(made, "shared")
    assert many[: len(few)] == few
    assert len(many) == min(len(made), drawing.MOST_CHANGED)
