"""Who noticed before is asked first, and what nobody noticed is new."""

import pytest

from tests.mutants import hints
from tests.mutants.covering import SRC
from tests.mutants.kinds import LOGIC, Mutant


def mutant(where: str) -> Mutant:
    return Mutant(SRC / "play/round.py", LOGIC, "number", where, 1, 0, 1, "1", "2")


def verdict(noticed_by: str, *, made: bool = True) -> dict[str, object]:
    return {"noticed_by": noticed_by, "made": made}


@pytest.fixture
def kept(tmp_path, monkeypatch):
    """A list of hints of one's own."""
    monkeypatch.setattr(hints, "NOTICED", tmp_path / "noticed.txt")
    hints.hints.cache_clear()
    yield
    hints.hints.cache_clear()


@pytest.mark.usefixtures("kept")
def test_an_entry_is_named_in_short_and_a_test_in_full() -> None:
    one, other, third, gone = mutants = [mutant(name) for name in ("a", "b", "c", "d")]
    test = "tests/play/test_round.py::test_it"
    told = {
        one.key: verdict("the ante pays 1 to 1"),
        other.key: verdict(test),
        third.key: verdict(""),
        gone.key: verdict("", made=False),
    }
    assert hints.keep(mutants, told) == 3
    assert hints.hint(one) == hints.short("the ante pays 1 to 1")
    assert (hints.hint(other), hints.hint(third), hints.hint(gone)) == (test, "", "")
    assert [hints.is_new(each) for each in mutants] == [False, False, True, False]
    assert [hints.is_no_clause(each) for each in mutants] == [False, False, False, True]


@pytest.mark.usefixtures("kept")
def test_what_cannot_be_loaded_is_seen_at_once() -> None:
    one = mutant("a")
    hints.keep([one], {one.key: verdict("import: NameError")})
    assert hints.is_at_once(one)
    assert not hints.is_no_clause(one)
    assert hints.hint(one) == ""


@pytest.mark.usefixtures("kept")
def test_what_is_not_told_of_stays_and_what_is_not_made_any_more_goes() -> None:
    one, other = mutant("a"), mutant("b")
    hints.keep([one, other], {each.key: verdict("an entry") for each in (one, other)})
    assert hints.keep([one], {}) == 1
    assert hints.hint(one) == hints.short("an entry")
    assert hints.is_new(other)


def test_the_list_is_in_order() -> None:
    lines = hints.NOTICED.read_text(encoding="utf-8").splitlines()
    assert lines[0] == hints.HEADER.strip()
    assert lines[1:] == sorted(lines[1:])
    assert all(len(line.split(" ", 1)[0]) == hints.LETTERS for line in lines[1:])
