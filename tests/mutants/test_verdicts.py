"""A long run is stopped and goes on; what is written down of a mutant is not asked again."""

import json

import pytest

from tests.mutants import verdicts
from tests.mutants.covering import SRC
from tests.mutants.kinds import LOGIC, Mutant
from tests.mutants.running import Verdict
from tests.mutants.verdicts import gone_on, written

NAMES = ("seen", "no clause", "has a reason", "survives", "not asked")


@pytest.fixture
def mutants() -> list[Mutant]:
    path = SRC / "play/round.py"
    return [Mutant(path, LOGIC, "number", name, 1, 0, 1, "1", "2") for name in NAMES]


@pytest.fixture
def out(tmp_path, mutants, monkeypatch):
    """A run that was stopped before the last of them."""
    reasons = {mutants[2].key: "none can"}
    monkeypatch.setattr(verdicts, "reason", lambda key: reasons.get(key, ""))
    told = [
        Verdict(mutants[0], "an entry", tried=3),
        Verdict(mutants[1], "", tried=9, made=False),
        Verdict(mutants[2], "", tried=9),
        Verdict(mutants[3], "", tried=9),
    ]
    path = tmp_path / "verdicts.jsonl"
    path.write_text("".join(f"{json.dumps(each.to_json())}\n" for each in told), encoding="utf-8")
    return path


def test_only_what_is_not_settled_is_asked_and_the_rest_is_in_the_report(mutants, out) -> None:
    asked = []

    def run(left, tell) -> None:
        for each in left:
            asked.append(each.where)
            tell(Verdict(each, "", tried=1))
            tell(Verdict(each, "a test", tried=1))

    found = gone_on(mutants, out, run)
    assert asked == ["survives", "not asked"]
    assert [each.mutant.where for each in found] == [*NAMES]
    assert [each.noticed_by for each in found] == ["an entry", "", "", "a test", "a test"]
    assert [each.made for each in found] == [True, False, True, True, True]
    assert written(out)[mutants[4].key]["noticed_by"] == "a test"


def test_where_everything_is_settled_nothing_is_run(mutants, out) -> None:
    found = gone_on(mutants[:3], out, lambda left, tell: pytest.fail("nothing is left"))
    assert len(found) == 3


def test_without_a_file_all_are_asked(mutants) -> None:
    def run(left, tell) -> None:
        for each in left:
            tell(Verdict(each, "an entry", tried=1))

    assert [each.noticed_by for each in gone_on(mutants, None, run)] == ["an entry"] * len(NAMES)


@pytest.mark.parametrize("text", ["# a page", '{"mutants": 1}', "[1]\n2"])
def test_a_file_of_something_else_is_refused_in_a_line(tmp_path, text) -> None:
    (path := tmp_path / "page.md").write_text(text)
    with pytest.raises(SystemExit, match=r"page.md holds no verdicts; name a file that --out"):
        written(path)
